import { Alert, styled } from '@mui/material';
import {
  runConfirmation,
  type PendingMigration,
} from '../../../api/contract/admin/schema-migrations.schema.ts';
import { CodeBlock } from '../../kit/components/CodeBlock.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { MigrationName } from './MigrationNames.tsx';
import { StepButton } from './StepButton.tsx';

const List = styled('ol')(({ theme }) => ({
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: 10, borderBlockEnd: `1px solid ${theme.tokens.line}` },
  '& summary': { cursor: 'pointer', color: theme.tokens.primaryText, paddingBlock: 6 },
  '& .MuiAlert-root': { marginBlockStart: 8 },
}));

/** Pending migrations, with their SQL as far as it can be known. */
export function PendingMigrations({ pending, isBusy }: { pending: PendingMigration[]; isBusy: boolean }) {
  const word = useMessages();
  if (pending.length === 0) return <p>{word('databaseMigrations.nothingPending')}</p>;
  const count = pending.length;
  const sql = word('databaseMigrations.sql');
  return (
    <>
      <List>
        {pending.map(({ name, statements, fault, readsData, refusesTransaction }) => (
          <li key={name}>
            <b>
              <MigrationName name={name} />
            </b>
            {refusesTransaction ? (
              <Alert severity="error">{word('databaseMigrations.refusesTransaction')}</Alert>
            ) : null}
            {fault === null ? null : (
              <Alert severity="warning">
                {word('databaseMigrations.unreadable')} <bdi translate="no">{fault}</bdi>
              </Alert>
            )}
            {readsData ? <Alert severity="info">{word('databaseMigrations.readsData')}</Alert> : null}
            <details>
              <summary>{sql}</summary>
              {statements.length === 0 ? (
                <p>{word('databaseMigrations.noSql')}</p>
              ) : (
                <CodeBlock label={`${sql}: ${name}`}>{statements.join(';\n\n')}</CodeBlock>
              )}
            </details>
          </li>
        ))}
      </List>
      <StepButton
        step="run"
        names={pending.map(({ name }) => name)}
        values={{ count, smart_count: count }}
        confirmText={runConfirmation(count)}
        disabled={isBusy || pending.some(({ refusesTransaction }) => refusesTransaction)}
      />
    </>
  );
}
