import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { CommandDialog } from '../../kit/commands/CommandDialog.tsx';
import { issuesOf, type Issues } from '../../kit/commands/use-command.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { askFor, databaseKey } from './database-requests.ts';

interface Props {
  step: 'run' | 'rollback';
  label: string;
  title: string;
  explain: ReactNode;
  /** The migrations the admin sees: the server runs no others. */
  names: readonly string[];
  confirmText: string;
  success: string;
  isBusy: boolean;
}

/**
 * A step over the whole database: a button, and a dialog that lists the migrations and demands a typed confirmation.
 */
export function StepButton({ step, label, title, explain, names, confirmText, success, isBusy }: Props) {
  const word = useMessages();
  const notify = useNotify();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);

  async function submit(): Promise<Issues | undefined> {
    try {
      const run = await askFor(step, names, confirmText);
      setOpen(false);
      const text =
        run.result === 'done'
          ? success
          : `${word(`databaseMigrations.issue.${run.fault ?? 'other'}`)} ${word('databaseMigrations.unchanged')}`;
      notify(text, { type: run.result === 'done' ? 'success' : 'error', messageArgs: { _: text } });
      return undefined;
    } catch (error) {
      return issuesOf(error);
    } finally {
      await client.invalidateQueries({ queryKey: databaseKey });
    }
  }

  const isDanger = step === 'rollback';
  return (
    <>
      <Button
        variant={isDanger ? 'outlined' : 'contained'}
        color={isDanger ? 'error' : 'primary'}
        disabled={isBusy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open ? (
        <CommandDialog
          title={title}
          explain={explain}
          submitLabel={label}
          danger={isDanger}
          confirmText={confirmText}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
