import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { Show } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { errorLogFields } from './fields.tsx';

export const ErrorLogShow = () => (
  <Show actions={<RecordActions commands={<HandleButton />} />}>{errorLogFields}</Show>
);

function HandleButton() {
  return usePageRecord<'error-logs'>().handledAt === null ? (
    <CommandButton command="handle" words="desk.errors.handleOne" />
  ) : (
    <CommandButton command="reopen" words="desk.errors.reopen" />
  );
}
