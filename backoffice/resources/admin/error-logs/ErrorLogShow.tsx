import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { Show, useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { errorLogFields } from './fields.tsx';

export const ErrorLogShow = () => (
  <Show actions={<RecordActions commands={<HandleButton />} />}>{errorLogFields}</Show>
);

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
