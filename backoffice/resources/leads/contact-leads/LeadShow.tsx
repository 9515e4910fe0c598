import { Show } from 'react-admin';
import { StaffNotes } from '../../../kit/notes/StaffNotes.tsx';
import { leadFields } from './fields.tsx';
import { LeadHead } from './LeadHead.tsx';

export const LeadShow = () => (
  <Show>
    <LeadHead />
    {leadFields}
    <StaffNotes resource="contact-leads" />
  </Show>
);
