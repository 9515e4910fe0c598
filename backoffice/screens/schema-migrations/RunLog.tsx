import { DateField, TextField } from 'react-admin';
import type { DatabaseMigrationRun } from '../../../api/contract/admin/schema-migrations.schema.ts';
import { CodeBlock } from '../../kit/components/CodeBlock.tsx';
import { Tag } from '../../kit/fields/StatusField.tsx';
import type { Tone } from '../../kit/fields/choice-tones.ts';
import { formatCount } from '../../kit/formatting/numbers.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { StackedColumn, StackedTable } from '../../kit/list/StackedTable.tsx';
import { MigrationNames } from './MigrationNames.tsx';

const tones: Record<DatabaseMigrationRun['result'], Tone> = {
  running: 'waiting',
  done: 'good',
  failed: 'bad',
  broken_off: 'bad',
};

const Column = StackedColumn<DatabaseMigrationRun>;

/** Runs from this page: admin, step, time, duration and result. */
export function RunLog({ log }: { log: DatabaseMigrationRun[] }) {
  const word = useMessages();
  return (
    <StackedTable resource="database-migrations" data={log} empty={<p>{word('databaseMigrations.noLog')}</p>}>
      <Column label="databaseMigrations.time">
        <DateField source="startedAt" />
      </Column>
      <Column label="databaseMigrations.who">
        <TextField source="startedByName" />
      </Column>
      <Column
        label="databaseMigrations.what"
        render={({ direction, batch, names }) => (
          <div>
            {word(`databaseMigrations.${direction}`)}, {word('databaseMigrations.batch')} {batch}
            <MigrationNames names={names} />
          </div>
        )}
      />
      <Column
        label="databaseMigrations.duration"
        render={({ startedAt, finishedAt }) => {
          const seconds = (Date.parse(finishedAt ?? '') - Date.parse(startedAt)) / 1_000;
          return finishedAt && word('databaseMigrations.seconds', { count: formatCount(seconds) });
        }}
      />
      <Column label="packageMigration.outcome" render={(run) => <Result {...run} />} />
    </StackedTable>
  );
}

function Result({ result, fault, error, sql }: DatabaseMigrationRun) {
  const word = useMessages();
  return (
    <div style={{ minInlineSize: 0 }}>
      <Tag tone={tones[result]}>{word(`databaseMigrations.result.${result}`)}</Tag>
      {result === 'broken_off' ? <p>{word('databaseMigrations.brokenOff')}</p> : null}
      {fault ? (
        <p>
          {word(`databaseMigrations.issue.${fault}`)} {word('databaseMigrations.unchanged')}
        </p>
      ) : null}
      {error ? (
        <p dir="ltr" translate="no" style={{ overflowWrap: 'anywhere' }}>
          {error}
        </p>
      ) : null}
      {sql ? <CodeBlock label={word('databaseMigrations.failedSql')}>{sql}</CodeBlock> : null}
    </div>
  );
}
