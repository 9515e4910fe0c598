import { Button, Link as StyledLink, Skeleton } from '@mui/material';
import { Link } from 'react-router';
import { StackedTable } from '../../kit/components/StackedTable.tsx';
import { Figure } from '../../kit/components/Figure.tsx';
import { Message } from '../../kit/components/Message.tsx';
import { Tag } from '../../kit/fields/choice-kinds.tsx';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { FromTo } from './FromTo.tsx';
import { PageSection } from './migration-styles.ts';
import { stateOf, stepOf, toneOfState } from './run-status.ts';
import { useMigrations } from './use-migration.ts';

/** The newest runs; each links to its preview, progress and log. */
export function RunsTable() {
  const word = useMessages();
  return (
    <PageSection>
      <h2>{word('packageMigration.runs')}</h2>
      <Runs />
    </PageSection>
  );
}

function Runs() {
  const word = useMessages();
  const { data, isPending, isError, refetch } = useMigrations();
  if (isPending) return <Skeleton variant="rounded" height={120} />;
  if (isError)
    return (
      <Message title={word('packageMigration.failed')} text="" urgent>
        <Button variant="contained" onClick={() => void refetch()}>
          {word('errors.tryAgain')}
        </Button>
      </Message>
    );
  if (data.length === 0) return <p>{word('packageMigration.noRuns')}</p>;
  return (
    <StackedTable>
      <tbody>
        {data.map((run) => (
          <tr key={run.id}>
            <td data-label="">
              <StyledLink component={Link} to={`?run=${run.id}`} className="strong">
                <FromTo run={run} />
              </StyledLink>
            </td>
            <td data-label="">
              <Tag tone={toneOfState[stateOf(run)]}>{word(`packageMigration.status.${stateOf(run)}`)}</Tag>
            </td>
            <td data-label="">
              <Figure value={stepOf(run).total} /> {word('packageMigration.packages')}
            </td>
            <td data-label="" className="quiet">
              <bdi translate="no">{run.createdByName}</bdi> ·{' '}
              <bdi dir="ltr">{formatMoment(new Date(run.createdAt))}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
