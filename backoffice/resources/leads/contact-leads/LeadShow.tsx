import { StaffNotes } from '../../../kit/notes/StaffNotes.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { LeadHead } from './LeadHead.tsx';
import { leadView } from './fields.ts';

export function LeadShow() {
  return (
    <ResourceShow
      view={leadView}
      canEdit
      head={<LeadHead />}
      foot={<StaffNotes resource="contact-leads" />}
    />
  );
}
