import { Alert, styled } from '@mui/material';
import {
  runConfirmation,
  type PendingMigration,
} from '../../../api/contract/admin/schema-migrations.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { MigrationNames } from './MigrationNames.tsx';
import { Sql } from './Sql.tsx';
import { StepButton } from './StepButton.tsx';

const List = styled('ol')(({ theme }) => ({
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: 10, borderBlockEnd: `1px solid ${theme.tokens.line}` },
  '& > li > bdi': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& summary': { cursor: 'pointer', color: theme.tokens.primaryText, paddingBlock: 6 },
  '& .MuiAlert-root': { marginBlockStart: 8 },
}));

/** Pending migrations, with their SQL as far as it can be known. */
export function PendingMigrations({ pending, isBusy }: { pending: PendingMigration[]; isBusy: boolean }) {
  const word = useMessages();
  if (pending.length === 0) return <p>{word('databaseMigrations.nothingPending')}</p>;
  const names = pending.map(({ name }) => name);
  return (
    <>
      <List>
        {pending.map((migration) => (
          <Pending key={migration.name} migration={migration} />
        ))}
      </List>
      <StepButton
        step="run"
        label={word('databaseMigrations.run', { count: pending.length, smart_count: pending.length })}
        title={word('databaseMigrations.runTitle')}
        explain={
          <>
            <p>{word('databaseMigrations.runExplain')}</p>
            <MigrationNames names={names} />
          </>
        }
        names={names}
        confirmText={runConfirmation(pending.length)}
        success={word('databaseMigrations.succeeded')}
        isBusy={isBusy || pending.some(({ refusesTransaction }) => refusesTransaction)}
      />
    </>
  );
}

function Pending({ migration }: { migration: PendingMigration }) {
  const word = useMessages();
  const { name, statements, fault: issue, readsData, refusesTransaction } = migration;
  return (
    <li>
      <bdi dir="ltr" translate="no">
        {name}
      </bdi>
      {refusesTransaction ? (
        <Alert severity="error">{word('databaseMigrations.refusesTransaction')}</Alert>
      ) : null}
      {issue === null ? null : (
        <Alert severity="warning">
          {word('databaseMigrations.unreadable')} <bdi translate="no">{issue}</bdi>
        </Alert>
      )}
      {readsData ? <Alert severity="info">{word('databaseMigrations.readsData')}</Alert> : null}
      <details>
        <summary>{word('databaseMigrations.sql')}</summary>
        {statements.length === 0 ? (
          <p>{word('databaseMigrations.noSql')}</p>
        ) : (
          <Sql label={`${word('databaseMigrations.sql')}: ${name}`} text={statements.join(';\n\n')} />
        )}
      </details>
    </li>
  );
}
