import type { DatabaseMigrationRun } from '../../../api/contract/admin/schema-migrations.schema.ts';
import { StackedTable } from '../../kit/components/StackedTable.tsx';
import { Tag } from '../../kit/fields/choice-kinds.tsx';
import type { Tone } from '../../kit/fields/choice-tones.ts';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { formatCount } from '../../kit/formatting/numbers.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { MigrationNames } from './MigrationNames.tsx';
import { Sql } from './Sql.tsx';

const tones: Record<DatabaseMigrationRun['result'], Tone> = {
  running: 'waiting',
  done: 'good',
  failed: 'bad',
  broken_off: 'bad',
};

/** Runs from this page: admin, step, time, duration and result. */
export function RunLog({ log }: { log: DatabaseMigrationRun[] }) {
  const word = useMessages();
  if (log.length === 0) return <p>{word('databaseMigrations.noLog')}</p>;
  const heads = ['time', 'who', 'what', 'duration', 'result'] as const;
  const label = (head: (typeof heads)[number]) =>
    head === 'result' ? word('packageMigration.outcome') : word(`databaseMigrations.${head}`);
  return (
    <StackedTable>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {label(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {log.map((run) => (
          <tr key={run.id}>
            <td data-label={label('time')}>
              <bdi dir="ltr">{formatMoment(new Date(run.startedAt))}</bdi>
            </td>
            <td data-label={label('who')}>
              <bdi translate="no">{run.startedByName}</bdi>
            </td>
            <td data-label={label('what')}>
              <div>
                {word(`databaseMigrations.${run.direction}`)}, {word('databaseMigrations.batch')} {run.batch}
                <MigrationNames names={run.names} />
              </div>
            </td>
            <td data-label={label('duration')}>{durationOf(run, word)}</td>
            <td data-label={label('result')}>
              <Result run={run} />
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
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
        <p dir="ltr" translate="no" className="quiet" style={{ overflowWrap: 'anywhere' }}>
          {run.error}
        </p>
      ) : null}
      {run.sql ? <Sql label={word('databaseMigrations.failedSql')} text={run.sql} /> : null}
    </div>
  );
}
