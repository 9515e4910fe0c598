import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { ShownMigration } from '../../../../api/contract/subscriptions/package-moves.schema.ts';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useCommand } from '../../../kit/commands/use-command.ts';
import { formatCount } from '../../../kit/formatting/numbers.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { stateOf, type RunState } from './run-status.tsx';

/** Commands that the run's state allows. */
export function MigrationActions({ run }: { run: ShownMigration }) {
  const word = useMessages();
  const state = stateOf(run);
  const isAt = (...states: RunState[]) => states.includes(state);
  const { planned, changed } = run.progress;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlock: 2 }}>
      {isAt('ready') && planned > 0 ? (
        <CommandButton
          command="start"
          variant="contained"
          words="packageMigration.start"
          explain={
            <>
              <p>{word('packageMigration.startExplain', { count: formatCount(planned) })}</p>
              {run.totals?.dearer ? (
                <p>{word('packageMigration.startDearer', { count: formatCount(run.totals.dearer) })}</p>
              ) : null}
            </>
          }
          confirmText={String(planned)}
          transform={() => ({ confirmCount: planned })}
        />
      ) : null}
      {isAt('running', 'undoing') ? <PlainCommand id={run.id} command="stop" /> : null}
      {isAt('stopped', 'undoStopped') ? <PlainCommand id={run.id} command="resume" /> : null}
      {isAt('done', 'stopped') && changed > 0 ? (
        <CommandButton
          command="undo"
          danger
          words="packageMigration.undo"
          explain={
            <>
              <p>{word('packageMigration.undoExplain', { count: formatCount(changed) })}</p>
              {run.totals && run.totals.cheaper + run.totals.dearer > 0 ? (
                <p>{word('packageMigration.undoPrices')}</p>
              ) : null}
            </>
          }
          confirmText={String(changed)}
          transform={() => ({ confirmCount: changed })}
        />
      ) : null}
      {isAt('announced') ? (
        <CommandButton
          command="discard"
          danger
          words="packageMigration.callOff"
          success={word('packageMigration.calledOff')}
        />
      ) : null}
      {isAt('undoAnnounced') ? (
        <CommandButton
          command="discard"
          danger
          words="packageMigration.callOff"
          explain={word('packageMigration.callOffUndoExplain')}
          success={word('packageMigration.undoCalledOff')}
        />
      ) : null}
      {isAt('preparing', 'ready') ? (
        <CommandButton command="discard" variant="text" words="packageMigration.discard" />
      ) : null}
    </Stack>
  );
}

const said = { stop: 'packageMigration.stopped', resume: 'packageMigration.resumed' } as const;

/** Pause and resume need no confirmation: each undoes the other. */
function PlainCommand({ id, command }: { id: number; command: keyof typeof said }) {
  const word = useMessages();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const send = useCommand({ resource: 'package-migrations', id, command, success: word(said[command]) });
  async function press(): Promise<void> {
    setIsBusy(true);
    const [issue] = Object.values((await send()) ?? {});
    setIsBusy(false);
    if (!issue) return;
    notify(issue, { type: 'error', messageArgs: { _: issue } });
    refresh();
  }
  return (
    <Button size="small" variant="contained" disabled={isBusy} onClick={() => void press()}>
      {word(`packageMigration.${command}`)}
    </Button>
  );
}
