import { Stack } from '@mui/material';
import type { ShownMigration } from '../../../../api/contract/subscriptions/package-moves.schema.ts';
import { PressCommand } from '../../../kit/commands/PressCommand.tsx';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { formatCount } from '../../../kit/formatting/numbers.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { stateOf, type RunState } from './run-status.tsx';

/** What calling off says: of a move, or of the undoing of one. */
const saidOfCallOff = {
  apply: { explain: 'packageMigration.callOffExplain', success: 'packageMigration.calledOff' },
  undo: { explain: 'packageMigration.callOffUndoExplain', success: 'packageMigration.undoCalledOff' },
} as const;

/** Commands that the run's state allows. */
export function MigrationActions({ run }: { run: ShownMigration }) {
  const word = useMessages();
  const state = stateOf(run);
  const isAt = (...states: RunState[]) => states.includes(state);
  const { planned, changed } = run.progress;
  const calledOff = saidOfCallOff[run.direction];
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
      {isAt('running', 'undoing') ? (
        <PressCommand
          command="stop"
          label={word('packageMigration.stop')}
          success={word('packageMigration.stopped')}
          variant="contained"
        />
      ) : null}
      {isAt('stopped', 'undoStopped') ? (
        <PressCommand
          command="resume"
          label={word('packageMigration.resume')}
          success={word('packageMigration.resumed')}
          variant="contained"
        />
      ) : null}
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
      {isAt('announced', 'undoAnnounced') ? (
        <CommandButton
          command="discard"
          danger
          words="packageMigration.callOff"
          explain={word(calledOff.explain)}
          success={word(calledOff.success)}
        />
      ) : null}
      {isAt('preparing', 'ready') ? (
        <CommandButton command="discard" variant="text" words="packageMigration.discard" />
      ) : null}
    </Stack>
  );
}
