import { withJobRunner, type JobRunner } from '../../../adapters/job-runner.ts';
import {
  cancelJobsEndpoint,
  listJobQueuesEndpoint,
  listJobsEndpoint,
  retryJobsEndpoint,
} from '../../../contract/admin/background-jobs.endpoint.ts';
import {
  type JobState,
  cancelJobsSchemas,
  listJobQueuesSchemas,
  listJobsSchemas,
  retryJobsSchemas,
} from '../../../contract/admin/background-jobs.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction } from '../../../http/transaction.ts';
import { commandContext } from '../../../http/admin/command-context.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import { hasJobTables, idsOfJobs, readJobs, readQueues } from './jobs.queries.ts';
import { jobsMovedOn } from '../messages.ts';

const commands = {
  retry: ['failed'],
  cancel: ['created', 'retry'],
} as const satisfies Record<keyof JobRunner, readonly JobState[]>;

async function doTo(
  ctx: AppContext,
  command: keyof JobRunner,
  { queue, ids }: { queue: string; ids?: string[] | undefined },
): Promise<{ count: number }> {
  const context = commandContext(ctx);
  const { trx } = context;
  const isThere =
    (await hasJobTables(trx)) && (await trx('pgboss.queue').where({ name: queue }).first('name'));
  if (!isThere) throw new AppError('not_found');
  const fit = await idsOfJobs(trx, queue, commands[command]);
  // Jobs that ran meanwhile are left alone, even if named.
  const wanted = ids ? fit.filter((id) => ids.includes(id)) : fit;
  if (wanted.length === 0)
    throw new AppError('conflict', {
      text: jobsMovedOn,
    });
  await withJobRunner(ctx.deps.knex, (desk) => desk[command](trx, queue, wanted));
  const count = wanted.length;
  await writeAudit(
    context,
    {
      action: `${command}-jobs`,
      entity: 'background-jobs',
      id: queue,
      input: { count, ids: wanted.slice(0, 20) },
    },
    null,
    null,
  );
  return { count };
}

/** Background jobs as staff see and control them (docs/product.md 7). */
export const backgroundJobsRouter = createFeatureRouter()
  .add(listJobQueuesEndpoint, listJobQueuesSchemas, async (ctx) => {
    const { knex } = ctx.deps;
    return { queues: (await hasJobTables(knex)) ? await readQueues(knex) : [] };
  })
  .add(listJobsEndpoint, listJobsSchemas, async (ctx, { query }) => {
    const { knex } = ctx.deps;
    if (!(await hasJobTables(knex))) return { jobs: [], total: 0, page: query.page, pages: 0 };
    return readJobs(knex, query);
  })
  .add(retryJobsEndpoint, retryJobsSchemas, transaction, (ctx, { body }) => doTo(ctx, 'retry', body))
  .add(cancelJobsEndpoint, cancelJobsSchemas, transaction, (ctx, { body }) => doTo(ctx, 'cancel', body));
