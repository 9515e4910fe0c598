import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ShownMigration } from '../../../api/contract/subscriptions/package-moves.schema.ts';
import { CommandButton } from '../../kit/commands/CommandButton.tsx';
import { useCommand } from '../../kit/commands/use-command.ts';
import { formatCount } from '../../kit/formatting/numbers.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { Buttons } from './migration-styles.ts';
import { migrationKeys } from './migration-requests.ts';
import { stateOf, type RunState } from './run-status.ts';

/** Commands that the run's state allows. */
export function RunActions({ run }: { run: ShownMigration }) {
  const word = useMessages();
  const client = useQueryClient();
  const state = stateOf(run);
  const isAt = (...states: RunState[]) => states.includes(state);
  const onDone = () => void client.invalidateQueries({ queryKey: migrationKeys.all });
  const common = { resource: 'package-migrations', record: run, onDone };
  const { planned, changed } = run.progress;
  return (
    <Buttons>
      {isAt('ready') && planned > 0 ? (
        <CommandButton
          {...common}
          command="start"
          variant="contained"
          label={word('packageMigration.start')}
          explain={word('packageMigration.startExplain', { count: formatCount(planned) })}
          confirmText={String(planned)}
          transform={() => ({ confirmCount: planned })}
          success={word('packageMigration.started')}
        />
      ) : null}
      {isAt('running', 'undoing') ? <PlainCommand run={run} command="stop" onDone={onDone} /> : null}
      {isAt('stopped', 'undoStopped') ? <PlainCommand run={run} command="resume" onDone={onDone} /> : null}
      {isAt('done', 'stopped') && changed > 0 ? (
        <CommandButton
          {...common}
          command="undo"
          danger
          label={word('packageMigration.undo')}
          explain={word('packageMigration.undoExplain', { count: formatCount(changed) })}
          confirmText={String(changed)}
          transform={() => ({ confirmCount: changed })}
          success={word('packageMigration.undone')}
        />
      ) : null}
      {isAt('preparing', 'ready') ? (
        <CommandButton
          {...common}
          command="discard"
          variant="text"
          label={word('packageMigration.discard')}
          explain={word('packageMigration.discardExplain')}
          success={word('packageMigration.discarded')}
        />
      ) : null}
    </Buttons>
  );
}

interface PlainProps {
  run: ShownMigration;
  command: 'stop' | 'resume';
  onDone: () => void;
}
const said = { stop: 'packageMigration.stopped', resume: 'packageMigration.resumed' } as const;

/** Pause and resume need no confirmation: each undoes the other. */
function PlainCommand({ run, command, onDone }: PlainProps) {
  const word = useMessages();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const send = useCommand({
    resource: 'package-migrations',
    id: run.id,
    command,
    success: word(said[command]),
    onDone,
  });
  async function press(): Promise<void> {
    setIsBusy(true);
    const issues = await send();
    setIsBusy(false);
    const [issue] = Object.values(issues ?? {});
    if (issue) {
      notify(issue, { type: 'error', messageArgs: { _: issue } });
      onDone();
    }
  }
  return (
    <Button variant="contained" disabled={isBusy} onClick={() => void press()}>
      {word(`packageMigration.${command}`)}
    </Button>
  );
}
