import { Alert, Button } from '@mui/material';
import { List, Pagination, TopToolbar, useListContext, useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import {
  jobsOnPage,
  jobStates,
  type JobQueue,
} from '../../../../api/contract/admin/background-jobs.schema.ts';
import { listJobQueuesEndpoint } from '../../../../api/contract/admin/background-jobs.endpoint.ts';
import { queueWord } from '../../../kit/formatting/queue-words.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { choiceOrAll } from '../../../kit/list/filter-inputs.tsx';
import { usePathOfPlainFilters } from '../../../kit/list/list-path.ts';
import { useRead } from '../../../kit/providers/use-read.ts';
import { SectionHeading } from '../../../kit/show/SectionHeading.tsx';
import { JobTable } from './JobTable.tsx';
import { QueueTable } from './QueueTable.tsx';
import { askEvery, jobsKey, useJobCommand } from './use-jobs.ts';

const underItsHeading = { '& .RaList-main': { borderTop: 0, paddingTop: 0 } };

/** Queues of background jobs (docs/product.md 7); failed ones can be run again. */
export function BackgroundJobList() {
  const translate = useTranslate();
  const word = useMessages();
  const plain = usePathOfPlainFilters('background-jobs', ['queue', 'state']);
  const { data, isPending, isError } = useRead(
    listJobQueuesEndpoint,
    {},
    { under: [jobsKey], refetchInterval: askEvery },
  );
  const queues = data?.queues ?? [];
  const filters = [
    choiceOrAll('queue', {
      label: 'bikur.desk.jobs.queue',
      emptyText: 'bikur.desk.jobs.allQueues',
      choices: queues.map(({ name }) => ({ id: name, name: queueWord(name, translate) })),
    }),
    choiceOrAll('state', {
      label: 'bikur.desk.jobs.state',
      emptyText: 'bikur.desk.jobs.allStates',
      choices: jobStates.map((id) => ({ id, name: `bikur.desk.jobs.states.${id}` })),
    }),
  ];
  if (plain) return <Navigate to={plain} replace />;
  return (
    <>
      <SectionHeading>{word('desk.jobs.queues')}</SectionHeading>
      {isError ? (
        <Alert severity="error">{word('errors.listFailed')}</Alert>
      ) : (
        <QueueTable queues={queues} isPending={isPending} />
      )}
      <SectionHeading sx={{ mt: 4 }}>{word('desk.jobs.list')}</SectionHeading>
      <p>{word('desk.jobs.kept')}</p>
      <List
        title={word('desk.jobs.title')}
        filters={filters}
        perPage={jobsOnPage}
        queryOptions={{ refetchInterval: askEvery }}
        storeKey={false}
        exporter={false}
        pagination={<Pagination rowsPerPageOptions={[]} />}
        actions={<RetryAll queues={queues} />}
        sx={underItsHeading}
      >
        <JobTable />
      </List>
    </>
  );
}

/** Runs whatever failed in the chosen queue once more. */
function RetryAll({ queues }: { queues: readonly JobQueue[] }) {
  const word = useMessages();
  const command = useJobCommand();
  const queue: unknown = useListContext().filterValues['queue'];
  const chosen = queues.find(({ name }) => name === queue);
  if (!chosen?.failed) return null;
  return (
    <TopToolbar>
      <Button
        variant="outlined"
        disabled={command.isPending}
        onClick={() => command.mutate({ command: 'retry', queue: chosen.name })}
      >
        {word('desk.jobs.retryAll')} ({chosen.failed})
      </Button>
    </TopToolbar>
  );
}
