import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useWords } from '../../../kit/i18n/use-words.ts';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import type { ResourceRecord } from '../../resource-entities.ts';
import { errorLogFields, errorLogSections } from './fields.ts';

export function ErrorLogShow() {
  return (
    <ResourceShow
      resource="error-logs"
      fields={errorLogFields}
      sections={errorLogSections}
      actions={<HandleButton />}
    />
  );
}

function HandleButton() {
  const word = useWords();
  const fault = useRecordContext<ResourceRecord<'error-logs'>>();
  if (!fault) return null;
  return fault.handledAt === null ? (
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
