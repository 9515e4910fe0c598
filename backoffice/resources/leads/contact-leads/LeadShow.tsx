import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { LeadHead } from './LeadHead.tsx';
import { leadFields, leadSections } from './fields.ts';

export function LeadShow() {
  return (
    <ResourceShow
      resource="contact-leads"
      fields={leadFields}
      sections={leadSections}
      canEdit
      head={<LeadHead />}
    />
  );
}
