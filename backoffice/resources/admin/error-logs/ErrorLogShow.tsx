import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { errorLogView } from './fields.ts';

export function ErrorLogShow() {
  return <ResourceShow view={errorLogView} actions={<HandleButton />} />;
}

function HandleButton() {
  const word = useMessages();
  const issue = useRecordContext<ResourceRecord<'error-logs'>>();
  if (!issue) return null;
  return issue.handledAt === null ? (
    <CommandButton
      command="handle"
      label={word('desk.errors.handleOne')}
      explain={word('desk.errors.handleExplain')}
    />
  ) : (
    <CommandButton
      command="reopen"
      label={word('desk.errors.reopen')}
      explain={word('desk.errors.reopenExplain')}
    />
  );
}
