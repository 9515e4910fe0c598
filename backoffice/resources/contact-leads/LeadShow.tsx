import { ResourceShow } from '../../show/ResourceShow.tsx';
import { leadFields, leadSections } from './fields.ts';

export function LeadShow() {
  return <ResourceShow resource="contact-leads" fields={leadFields} sections={leadSections} />;
}
