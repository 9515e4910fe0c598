import { Show, useTranslate } from 'react-admin';
import { leadStatuses } from '../../../../api/contract/leads/entities/contact-lead.schema.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { StaffNotes } from '../../../kit/notes/StaffNotes.tsx';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { leadFields } from './fields.tsx';
import { LeadHead } from './LeadHead.tsx';
import { useMoveLead } from './use-move-lead.ts';

export const LeadShow = () => (
  <Show>
    <LeadHead />
    {leadFields}
    <LeadNotes />
  </Show>
);

/** A call ends with a note and another state: both by one press. */
function LeadNotes() {
  const word = useMessages();
  const translate = useTranslate();
  const move = useMoveLead();
  const lead = usePageRecord<'contact-leads'>();
  const steps = leadStatuses
    .filter((status) => status !== lead.status && status !== 'new')
    .map((status) => ({
      label: translate(`bikur.choices.leadStatus.${status}`),
      give: () => move(lead, status),
    }));
  return <StaffNotes resource="contact-leads" also={{ title: word('lead.noteAnd'), steps }} />;
}
