import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { mailView } from './fields.ts';
import { MailText, MailView } from './MailContent.tsx';

const related = [
  { name: 'view', label: 'desk.mail.view', content: <MailView /> },
  { name: 'text', label: 'desk.mail.text', content: <MailText /> },
] as const;

export function MailShow() {
  return <ResourceShow view={mailView} actions={<MailActions />} related={related} />;
}

function MailActions() {
  const word = useMessages();
  const mail = useRecordContext<ResourceRecord<'mail-log'>>();
  if (mail?.status !== 'failed') return null;
  return (
    <CommandButton
      command="send-again"
      label={word('desk.mail.sendAgain')}
      explain={word('desk.mail.sendAgainExplain', { to: mail.toAddress })}
      success={word('desk.mail.queuedAgain')}
      variant="contained"
    />
  );
}
