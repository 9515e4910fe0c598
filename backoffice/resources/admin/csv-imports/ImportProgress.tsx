import { Alert, LinearProgress, Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

type Import = ResourceRecord<'csv-imports'>;

/** What a file would make, or that it can't be taken in; then how far the worker has come, with the commands. */
export function ImportProgress() {
  const word = useMessages();
  const file = useRecordContext<Import>();
  if (!file) return null;
  const { status, total, known, done, made, faultCount } = file;
  const fresh = total - known;
  return (
    <Stack sx={{ gap: 1, alignItems: 'start', marginBlockEnd: 3 }}>
      {status === 'checked' && faultCount > 0 ? (
        <Alert severity="error">{word('imports.hasFaults', { count: faultCount })}</Alert>
      ) : null}
      {status === 'checked' && faultCount === 0 ? (
        <Alert severity="info">{word('imports.would', { fresh, known })}</Alert>
      ) : null}
      {status === 'running' || status === 'stopped' ? (
        <LinearProgress
          sx={{ inlineSize: 'min(100%, 480px)' }}
          variant="determinate"
          value={Math.round((100 * done) / Math.max(1, total))}
          aria-label={word('imports.progress')}
        />
      ) : null}
      {status === 'done' ? <Alert severity="success">{word('imports.made', { made, total })}</Alert> : null}
      {(status === 'checked' && faultCount === 0) || status === 'stopped' ? (
        <CommandButton
          command="start"
          words="imports.start"
          explain={word(file.kind === 'users' ? 'imports.startUsers' : 'imports.startExplain', { fresh })}
          variant="contained"
        />
      ) : null}
      {status === 'running' ? <CommandButton command="stop" words="imports.stop" /> : null}
    </Stack>
  );
}
