import { Alert, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import type { DatabaseMigrations } from '../../../api/contract/admin/schema-migrations.schema.ts';
import { Message } from '../../kit/components/Message.tsx';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { Lead, PageSection } from '../package-moves/migration-styles.ts';
import { databaseKey, readDatabaseMigrations } from './database-requests.ts';
import { DoneMigrations } from './DoneMigrations.tsx';
import { PendingMigrations } from './PendingMigrations.tsx';
import { RunLog } from './RunLog.tsx';

const whileRunning = 2_000;

/** Done and pending schema migrations, run and rolled back (docs/product.md 7). */
export function DatabaseMigrationsPage() {
  const word = useMessages();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: databaseKey,
    queryFn: ({ signal }) => readDatabaseMigrations(signal),
    refetchInterval: ({ state }) => (state.data?.running ? whileRunning : false),
  });
  return (
    <>
      <Title title={word('databaseMigrations.title')} />
      <Lead>{word('databaseMigrations.lead')}</Lead>
      {isPending ? <Skeleton variant="rounded" height={240} /> : null}
      {isError ? (
        <Message title={word('databaseMigrations.failed')} text="" urgent>
          <Button variant="contained" onClick={() => void refetch()}>
            {word('errors.tryAgain')}
          </Button>
        </Message>
      ) : null}
      {data ? <Sections data={data} /> : null}
    </>
  );
}

function Sections({ data }: { data: DatabaseMigrations }) {
  const word = useMessages();
  const { running, pending, lastBatch, done, log } = data;
  return (
    <>
      {running ? (
        <Alert severity="info" role="status">
          {word('databaseMigrations.running', {
            name: running.startedByName,
            time: formatMoment(new Date(running.startedAt)),
          })}
        </Alert>
      ) : null}
      <PageSection sx={{ marginBlockStart: 2 }}>
        <h2>{word('databaseMigrations.pending')}</h2>
        <PendingMigrations pending={pending} isBusy={running !== null} />
      </PageSection>
      <PageSection>
        <h2>{word('databaseMigrations.log')}</h2>
        <RunLog log={log} />
      </PageSection>
      <PageSection>
        <h2>{word('databaseMigrations.done')}</h2>
        <DoneMigrations done={done} lastBatch={lastBatch} isBusy={running !== null} />
      </PageSection>
    </>
  );
}
