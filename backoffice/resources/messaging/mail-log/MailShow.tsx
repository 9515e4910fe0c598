import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { Show, TabbedShowLayout } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { mailFields } from './fields.tsx';
import { MailContent } from './MailContent.tsx';

export const MailShow = () => (
  <Show actions={<RecordActions commands={<MailActions />} />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{mailFields}</TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.desk.mail.view" path="view">
        <MailContent part="html" />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.desk.mail.text" path="text">
        <MailContent part="text" />
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  </Show>
);

function MailActions() {
  const mail = usePageRecord<'mail-log'>();
  if (mail.status !== 'failed') return null;
  return (
    <CommandButton
      command="send-again"
      words="desk.mail.sendAgain"
      values={{ to: mail.toAddress }}
      variant="contained"
    />
  );
}
