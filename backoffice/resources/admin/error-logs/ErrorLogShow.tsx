import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { Show, useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { errorLogFields } from './fields.tsx';

export const ErrorLogShow = () => (
  <Show actions={<RecordActions commands={<HandleButton />} />}>{errorLogFields}</Show>
);

function HandleButton() {
  const issue = useRecordContext<ResourceRecord<'error-logs'>>();
  if (!issue) return null;
  return issue.handledAt === null ? (
    <CommandButton command="handle" words="desk.errors.handleOne" />
  ) : (
    <CommandButton command="reopen" words="desk.errors.reopen" />
  );
}
