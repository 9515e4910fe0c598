import { Alert, Button, Skeleton, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { readDatabaseMigrationsEndpoint } from '../../../api/contract/admin/schema-migrations.endpoint.ts';
import type { DatabaseMigrations } from '../../../api/contract/admin/schema-migrations.schema.ts';
import { Message } from '../../kit/components/Message.tsx';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { useRead } from '../../kit/providers/use-read.ts';
import { SectionHeading } from '../../kit/show/SectionHeading.tsx';
import { DoneMigrations } from './DoneMigrations.tsx';
import { PendingMigrations } from './PendingMigrations.tsx';
import { RunLog } from './RunLog.tsx';
import { databaseKey } from './StepButton.tsx';

const whileRunning = 2_000;

/** Done and pending schema migrations, run and rolled back (docs/product.md 7): one answer, hence no resource. */
export function DatabaseMigrationsPage() {
  const word = useMessages();
  const { data, isPending, isError, refetch } = useRead(
    readDatabaseMigrationsEndpoint,
    {},
    {
      under: databaseKey,
      refetchInterval: ({ state }) => (state.data?.running ? whileRunning : false),
    },
  );
  return (
    <>
      <Title title={word('databaseMigrations.title')} />
      <Typography color="textSecondary" sx={{ maxInlineSize: '70ch', marginBlockEnd: 2 }}>
        {word('databaseMigrations.lead')}
      </Typography>
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

function Sections({ data: { running, pending, lastBatch, done, log } }: { data: DatabaseMigrations }) {
  const word = useMessages();
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
      <SectionHeading>{word('databaseMigrations.pending')}</SectionHeading>
      <PendingMigrations pending={pending} isBusy={running !== null} />
      <SectionHeading sx={{ marginBlockStart: 4 }}>{word('databaseMigrations.log')}</SectionHeading>
      <RunLog log={log} />
      <SectionHeading sx={{ marginBlockStart: 4 }}>{word('databaseMigrations.done')}</SectionHeading>
      <DoneMigrations done={done} lastBatch={lastBatch} isBusy={running !== null} />
    </>
  );
}
