import type { Knex } from 'knex';
import {
  jobsOnPage,
  type BackgroundJob,
  type JobPage,
  type JobQueue,
  type JobState,
} from '../../../contract/admin/background-jobs.schema.ts';

/*
 * Read from pg-boss's own tables, because its functions list no pages and no counts by state. Written only through
 * its functions (api/adapters/job-runner.ts).
 */

/** Whether a worker has made the job tables; before the first one there is nothing to show. */
export async function hasJobTables(knex: Knex): Promise<boolean> {
  return knex.schema.withSchema('pgboss').hasTable('job');
}

/** Leaves out pg-boss's own housekeeping. */
const ours = `name !~ '^__pgboss__'`;

interface QueueRow {
  name: string;
  cron: string | null;
  waiting: number;
  active: number;
  completed: number;
  failed: number;
  cancelled: number;
  last_completed: Date | null;
  last_failed: Date | null;
}

/** Every queue with the number of its jobs by state, those with failed ones first. */
export async function readQueues(knex: Knex): Promise<JobQueue[]> {
  const { rows } = (await knex.raw(`
    with jobs as (
      select name,
        count(*) filter (where state in ('created', 'retry')) as waiting,
        count(*) filter (where state = 'active') as active,
        count(*) filter (where state = 'completed') as completed,
        count(*) filter (where state = 'failed') as failed,
        count(*) filter (where state = 'cancelled') as cancelled,
        max(completed_on) filter (where state = 'completed') as last_completed,
        max(completed_on) filter (where state = 'failed') as last_failed
      from pgboss.job where ${ours} group by name
    )
    select queue.name, schedule.cron, coalesce(waiting, 0) as waiting, coalesce(active, 0) as active,
      coalesce(completed, 0) as completed, coalesce(failed, 0) as failed, coalesce(cancelled, 0) as cancelled,
      last_completed, last_failed
    from pgboss.queue queue
      left join jobs on jobs.name = queue.name
      left join pgboss.schedule schedule on schedule.name = queue.name
    where queue.${ours}
    order by coalesce(failed, 0) > 0 desc, queue.name`)) as { rows: QueueRow[] };
  return rows.map((row) => ({
    name: row.name,
    cron: row.cron,
    waiting: row.waiting,
    active: row.active,
    completed: row.completed,
    failed: row.failed,
    cancelled: row.cancelled,
    lastCompletedAt: row.last_completed?.toISOString() ?? null,
    lastFailedAt: row.last_failed?.toISOString() ?? null,
  }));
}

/** What of a queue waits or was given up, for the metrics (docs/operations.md). */
export interface JobBacklog {
  queue: string;
  /** Jobs that wait for a worker, or for their next try. */
  waiting: number;
  /** Seconds since the oldest of them was due, 0 where none is. */
  lateSeconds: number;
  failed: number;
}

/** The queues in which something waits or was given up; without any worker so far there are none. */
export async function readJobBacklogs(knex: Knex): Promise<JobBacklog[]> {
  if (!(await hasJobTables(knex))) return [];
  const { rows } = await knex.raw<{ rows: JobBacklog[] }>(`
    select name as queue,
      count(*) filter (where state < 'active') as waiting,
      greatest(0, coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active')), 0))::float
        as "lateSeconds",
      count(*) filter (where state = 'failed') as failed
    from pgboss.job where ${ours} and (state < 'active' or state = 'failed') group by name order by name`);
  return rows;
}

interface JobRow {
  id: string;
  name: string;
  state: JobState;
  retry_count: number;
  retry_limit: number;
  created_on: Date;
  started_on: Date | null;
  completed_on: Date | null;
  start_after: Date;
  output: { message?: unknown; stack?: unknown } | null;
}

const columns = [
  'id',
  'name',
  'state',
  'retry_count',
  'retry_limit',
  'created_on',
  'started_on',
  'completed_on',
  'start_after',
  'output',
];

/** One page of jobs, the newest first; empty past the last one. */
export async function readJobs(
  knex: Knex,
  { queue, state, page }: { queue?: string | undefined; state?: JobState | undefined; page: number },
): Promise<JobPage> {
  const narrowed = () => {
    const query = knex('pgboss.job').whereRaw(ours);
    if (queue) void query.where('name', queue);
    if (state) void query.where('state', state);
    return query;
  };
  const [counted] = (await narrowed().count('* as total')) as [{ total: number }];
  const rows = (await narrowed()
    .select(columns)
    .orderBy([
      { column: 'created_on', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(jobsOnPage)
    .offset((page - 1) * jobsOnPage)) as JobRow[];
  const { total } = counted;
  return { jobs: rows.map(present), total, page, pages: Math.ceil(total / jobsOnPage) };
}

/** Ids of a queue's jobs in these states, locked until the transaction ends. */
export async function idsOfJobs(
  trx: Knex.Transaction,
  queue: string,
  states: readonly JobState[],
): Promise<string[]> {
  const rows = (await trx('pgboss.job')
    .where('name', queue)
    .whereIn('state', states)
    .select('id')
    .forUpdate()) as {
    id: string;
  }[];
  return rows.map(({ id }) => id);
}

function present(row: JobRow): BackgroundJob {
  const isError = row.state === 'failed' || row.state === 'retry';
  return {
    id: row.id,
    queue: row.name,
    state: row.state,
    retries: row.retry_count,
    retryLimit: row.retry_limit,
    createdAt: row.created_on.toISOString(),
    startedAt: row.started_on?.toISOString() ?? null,
    completedAt: row.completed_on?.toISOString() ?? null,
    startsAfter: row.start_after.toISOString(),
    error: isError && row.output ? issueOf(row.output) : null,
  };
}

/** pg-boss stores what was thrown: an error's message, or any other value. */
function issueOf({ message, stack }: NonNullable<JobRow['output']>): BackgroundJob['error'] {
  return {
    message: typeof message === 'string' ? message : '',
    stack: typeof stack === 'string' ? stack : null,
  };
}
