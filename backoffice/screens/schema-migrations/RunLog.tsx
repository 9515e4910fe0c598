import { DateField, TextField } from 'react-admin';
import type { DatabaseMigrationRun } from '../../../api/contract/admin/schema-migrations.schema.ts';
import { Tag } from '../../kit/fields/StatusField.tsx';
import type { Tone } from '../../kit/fields/choice-tones.ts';
import { formatCount } from '../../kit/formatting/numbers.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { StackedColumn, StackedTable } from '../../kit/list/StackedTable.tsx';
import { MigrationNames } from './MigrationNames.tsx';
import { Sql } from './Sql.tsx';

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
      <Column label="databaseMigrations.what" render={(run) => <Step run={run} />} />
      <Column label="databaseMigrations.duration" render={(run) => durationOf(run, word)} />
      <Column label="packageMigration.outcome" render={(run) => <Result run={run} />} />
    </StackedTable>
  );
}

function Step({ run: { direction, batch, names } }: { run: DatabaseMigrationRun }) {
  const word = useMessages();
  return (
    <div>
      {word(`databaseMigrations.${direction}`)}, {word('databaseMigrations.batch')} {batch}
      <MigrationNames names={names} />
    </div>
  );
}

function durationOf(
  { startedAt, finishedAt }: DatabaseMigrationRun,
  word: ReturnType<typeof useMessages>,
): string {
  if (finishedAt === null) return '';
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000;
  return word('databaseMigrations.seconds', { count: formatCount(seconds) });
}

function Result({ run }: { run: DatabaseMigrationRun }) {
  const word = useMessages();
  return (
    <div style={{ minInlineSize: 0 }}>
      <Tag tone={tones[run.result]}>{word(`databaseMigrations.result.${run.result}`)}</Tag>
      {run.result === 'broken_off' ? <p>{word('databaseMigrations.brokenOff')}</p> : null}
      {run.fault ? (
        <p>
          {word(`databaseMigrations.issue.${run.fault}`)} {word('databaseMigrations.unchanged')}
        </p>
      ) : null}
      {run.error ? (
        <p dir="ltr" translate="no" style={{ overflowWrap: 'anywhere' }}>
          {run.error}
        </p>
      ) : null}
      {run.sql ? <Sql label={word('databaseMigrations.failedSql')} text={run.sql} /> : null}
    </div>
  );
}
