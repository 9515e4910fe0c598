import { Alert, Button, MenuItem, Skeleton, styled, TextField } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { jobStates } from '../../../api/contract/admin/background-jobs.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { SectionHeading } from '../../kit/show/SectionHeading.tsx';
import { JobRows } from './JobRows.tsx';
import { QueueTable } from './QueueTable.tsx';
import { useJobCommand, useJobs, useQueues } from './use-jobs.ts';
import { queueWord } from '../../kit/formatting/queue-words.ts';

const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBlockEnd: 12,
  '& .MuiTextField-root': { minInlineSize: 180 },
});
const Pages = styled('nav')({ display: 'flex', alignItems: 'center', gap: 12, marginBlockStart: 12 });

/** Queues of background jobs (docs/product.md 7); failed ones can be run again. */
export function JobsPage() {
  const translate = useTranslate();
  const word = useMessages();
  const [search, setSearch] = useSearchParams();
  const queues = useQueues();
  const jobs = useJobs(search.toString());
  const command = useJobCommand();
  const set = (name: string, value: string) =>
    setSearch((present) => {
      const next = new URLSearchParams(present);
      if (value) next.set(name, value);
      else next.delete(name);
      if (name !== 'page') next.delete('page');
      return next;
    });
  const queue = search.get('queue') ?? '';
  const failedHere = queues.data?.find(({ name }) => name === queue)?.failed ?? 0;
  return (
    <>
      <Title title={word('desk.jobs.title')} />
      {queues.isError || jobs.isError ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {word('errors.listFailed')}
        </Alert>
      ) : null}
      <section>
        <SectionHeading>{word('desk.jobs.queues')}</SectionHeading>
        {queues.isPending ? <Skeleton height={200} aria-busy="true" /> : null}
        {queues.data?.length === 0 ? <p>{word('desk.jobs.noQueues')}</p> : null}
        {queues.data && queues.data.length > 0 ? <QueueTable queues={queues.data} /> : null}
      </section>
      <section>
        <SectionHeading sx={{ mt: 4 }}>{word('desk.jobs.list')}</SectionHeading>
        <p>{word('desk.jobs.kept')}</p>
        <Filters>
          <TextField
            select
            size="small"
            label={word('desk.jobs.queue')}
            value={queue}
            onChange={({ target }) => set('queue', target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{word('desk.jobs.allQueues')}</MenuItem>
            {queues.data?.map(({ name }) => (
              <MenuItem key={name} value={name}>
                {queueWord(name, translate)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label={word('desk.jobs.state')}
            value={search.get('state') ?? ''}
            onChange={({ target }) => set('state', target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{word('desk.jobs.allStates')}</MenuItem>
            {jobStates.map((state) => (
              <MenuItem key={state} value={state}>
                {word(`desk.jobs.states.${state}`)}
              </MenuItem>
            ))}
          </TextField>
          {failedHere > 0 ? (
            <Button
              variant="outlined"
              disabled={command.isPending}
              onClick={() => command.mutate({ command: 'retry', queue })}
            >
              {word('desk.jobs.retryAll')} ({failedHere})
            </Button>
          ) : null}
        </Filters>
        {jobs.isPending ? <Skeleton height={200} aria-busy="true" /> : null}
        {jobs.data?.total === 0 ? <p>{word('desk.jobs.none')}</p> : null}
        {jobs.data ? <JobRows jobs={jobs.data.jobs} command={command} /> : null}
        {jobs.data && jobs.data.pages > 1 ? (
          <Pages aria-label={word('desk.jobs.list')}>
            <Button disabled={jobs.data.page <= 1} onClick={() => set('page', String(jobs.data.page - 1))}>
              {word('desk.jobs.previous')}
            </Button>
            <span>{word('desk.jobs.page', { page: jobs.data.page, pages: jobs.data.pages })}</span>
            <Button
              disabled={jobs.data.page >= jobs.data.pages}
              onClick={() => set('page', String(jobs.data.page + 1))}
            >
              {word('desk.jobs.next')}
            </Button>
          </Pages>
        ) : null}
      </section>
    </>
  );
}
