import { Button, Link as StyledLink, Skeleton } from '@mui/material';
import { Link } from 'react-router';
import { Message } from '../../kit/components/Message.tsx';
import { Tag } from '../../kit/fields/choice-kinds.tsx';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { FromTo } from './FromTo.tsx';
import { Lead, PageSection } from './migration-styles.ts';
import { RunActions } from './RunActions.tsx';
import { RunItems } from './RunItems.tsx';
import { RunProgress } from './RunProgress.tsx';
import { RunTotals } from './RunTotals.tsx';
import { stateOf, toneOfState } from './run-status.ts';
import { useMigration } from './use-migration.ts';

/** One run: its changes, progress, commands and packages. */
export function RunView({ id }: { id: number }) {
  const word = useMessages();
  const { data: run, isPending, isError, refetch } = useMigration(id);
  const back = (
    <StyledLink component={Link} to="/package-migration">
      {word('packageMigration.back')}
    </StyledLink>
  );
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  if (isError)
    return (
      <>
        {back}
        <Message title={word('packageMigration.failed')} text="" urgent>
          <Button variant="contained" onClick={() => void refetch()}>
            {word('errors.tryAgain')}
          </Button>
        </Message>
      </>
    );
  const state = stateOf(run);
  return (
    <>
      {back}
      <PageSection sx={{ marginBlockStart: 1.5 }}>
        <h2>
          <FromTo run={run} /> <Tag tone={toneOfState[state]}>{word(`packageMigration.status.${state}`)}</Tag>
        </h2>
        <Lead>
          {word('packageMigration.by', {
            name: run.createdByName,
            time: formatMoment(new Date(run.createdAt)),
          })}
        </Lead>
        {run.status === 'preparing' ? <p role="status">{word('packageMigration.weighing')}</p> : null}
        {run.error ? <Message title={word('packageMigration.errorTitle')} text={run.error} /> : null}
        <RunProgress run={run} />
        <RunActions run={run} />
      </PageSection>
      {run.totals ? <RunTotals totals={run.totals} /> : null}
      <RunItems run={run} />
    </>
  );
}
