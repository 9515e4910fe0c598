import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import {
  rollBackDatabaseMigrationsEndpoint,
  runDatabaseMigrationsEndpoint,
} from '../../../api/contract/admin/schema-migrations.endpoint.ts';
import { DialogButton } from '../../kit/commands/DialogButton.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { call } from '../../kit/providers/call.ts';
import { MigrationNames } from './MigrationNames.tsx';

export const databaseKey = ['database-migrations'] as const;

const endpoints = { run: runDatabaseMigrationsEndpoint, rollback: rollBackDatabaseMigrationsEndpoint };

interface Props {
  step: keyof typeof endpoints;
  /** The migrations the admin sees: the server runs no others. */
  names: readonly string[];
  /** For the words. */
  values: Record<string, number>;
  confirmText: string;
  disabled: boolean;
}

/** A step over the whole database: its dialog lists the migrations and demands a typed confirmation. */
export function StepButton({ step, names, values, confirmText, disabled }: Props) {
  const word = useMessages();
  const notify = useNotify();
  const client = useQueryClient();
  const label = word(`databaseMigrations.${step}`, values);

  async function submit(): Promise<void> {
    try {
      const body = { names: [...names], confirm: confirmText };
      const { result, fault } = await call(endpoints[step], { body });
      const text =
        result === 'done'
          ? word(`databaseMigrations.${step}Done`)
          : `${word(`databaseMigrations.issue.${fault ?? 'other'}`)} ${word('databaseMigrations.unchanged')}`;
      notify(text, { type: result === 'done' ? 'success' : 'error', messageArgs: { _: text } });
    } finally {
      void client.invalidateQueries({ queryKey: databaseKey });
    }
  }

  return (
    <DialogButton
      label={label}
      title={word(`databaseMigrations.${step}Title`, values)}
      submitLabel={label}
      explain={
        <>
          <p>{word(`databaseMigrations.${step}Explain`)}</p>
          <MigrationNames names={names} />
        </>
      }
      variant={step === 'run' ? 'contained' : 'outlined'}
      danger={step === 'rollback'}
      confirmText={confirmText}
      disabled={disabled}
      onSubmit={submit}
    />
  );
}
