import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { Show, TabbedShowLayout, useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { mailFields } from './fields.tsx';
import { MailText, MailView } from './MailContent.tsx';

export const MailShow = () => (
  <Show actions={<RecordActions commands={<MailActions />} />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{mailFields}</TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.desk.mail.view" path="view">
        <MailView />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.desk.mail.text" path="text">
        <MailText />
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  </Show>
);

function MailActions() {
  const mail = useRecordContext<ResourceRecord<'mail-log'>>();
  if (mail?.status !== 'failed') return null;
  return (
    <CommandButton
      command="send-again"
      words="desk.mail.sendAgain"
      values={{ to: mail.toAddress }}
      variant="contained"
    />
  );
}
