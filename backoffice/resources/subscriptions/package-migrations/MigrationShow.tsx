import { LinearProgress, Typography } from '@mui/material';
import { ListButton, Show, TopToolbar, useRecordContext } from 'react-admin';
import type { ShownMigration } from '../../../../api/contract/subscriptions/package-moves.schema.ts';
import { Message } from '../../../kit/components/Message.tsx';
import { formatMoment } from '../../../kit/formatting/dates.ts';
import { formatCount } from '../../../kit/formatting/numbers.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { SectionHeading } from '../../../kit/show/SectionHeading.tsx';
import { FromTo } from './FromTo.tsx';
import { MigrationActions } from './MigrationActions.tsx';
import { MigrationPackages } from './MigrationPackages.tsx';
import { MigrationTotals } from './MigrationTotals.tsx';
import { isMoving, StateTag, stepOf, whileMoving } from './run-status.tsx';

/** One move: its changes, progress, commands and packages; read again each second while a worker runs it. */
export function MigrationShow() {
  const word = useMessages();
  return (
    <Show<ShownMigration>
      title={word('packageMigration.title')}
      queryOptions={{
        onError: () => undefined,
        refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? whileMoving : false),
      }}
      actions={
        <TopToolbar>
          <ListButton label={word('packageMigration.back')} />
        </TopToolbar>
      }
    >
      <Move />
    </Show>
  );
}

function Move() {
  const word = useMessages();
  const run = useRecordContext<ShownMigration>();
  if (!run) return null;
  const { fromName, toName, createdByName: name, createdAt, status, error, startedAt, totals, runsAt } = run;
  const announced =
    run.direction === 'undo' ? 'packageMigration.undoAnnounced' : 'packageMigration.announced';
  return (
    <>
      <SectionHeading>
        <FromTo from={fromName} to={toName} areNames /> <StateTag run={run} />
      </SectionHeading>
      <Typography color="textSecondary">
        {word('packageMigration.by', { name, time: formatMoment(new Date(createdAt)) })}
      </Typography>
      {status === 'preparing' ? <p role="status">{word('packageMigration.weighing')}</p> : null}
      {status === 'announced' && runsAt ? (
        <p role="status">{word(announced, { time: formatMoment(new Date(runsAt)) })}</p>
      ) : null}
      {error ? <Message title={word('packageMigration.errorTitle')} text={error} /> : null}
      {startedAt === null ? null : <Progress {...stepOf(run)} />}
      <MigrationActions run={run} />
      {totals ? <MigrationTotals totals={totals} /> : null}
      <MigrationPackages run={run} />
    </>
  );
}

function Progress({ done, total }: ReturnType<typeof stepOf>) {
  const word = useMessages();
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (100 * done) / total}
        aria-label={word('packageMigration.progressLabel')}
        sx={{ maxInlineSize: 480, blockSize: 8, marginBlock: 1, borderRadius: 4 }}
      />
      <span className="figures">
        {word('packageMigration.progress', { done: formatCount(done), total: formatCount(total) })}
      </span>
    </>
  );
}
