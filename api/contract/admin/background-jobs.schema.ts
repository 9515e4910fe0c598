import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';

const tag = 'admin';
const count = z.int().min(0);
const time = z.iso.datetime();

export const jobStates = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;
const jobState = z.enum(jobStates);
export type JobState = z.infer<typeof jobState>;

export const jobsOnPage = 25;

const jobQueue = z.object({
  name: z.string(),
  /** When it runs by itself, on the clock of Jerusalem; null for a queue whose jobs the product adds. */
  cron: z.string().nullable(),
  waiting: count,
  active: count,
  completed: count,
  failed: count,
  cancelled: count,
  lastCompletedAt: time.nullable(),
  lastFailedAt: time.nullable(),
});
export type JobQueue = z.infer<typeof jobQueue>;

const backgroundJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  state: jobState,
  retries: count,
  retryLimit: count,
  createdAt: time,
  startedAt: time.nullable(),
  completedAt: time.nullable(),
  /** Earliest time of the next try while it waits. */
  startsAfter: time,
  /** The error that failed the job. */
  error: z.object({ message: z.string(), stack: z.string().nullable() }).nullable(),
});
export type BackgroundJob = z.infer<typeof backgroundJob>;

const queueName = z.string().min(1).max(100);

export const listJobQueuesSchemas = {
  summary: 'Lists the queues of background jobs with their counts',
  tag,
  reply: z.object({ queues: z.array(jobQueue) }),
} satisfies EndpointSchemas;

const jobPage = z.object({ jobs: z.array(backgroundJob), total: count, page: z.int(), pages: count });
export type JobPage = z.infer<typeof jobPage>;

export const listJobsSchemas = {
  summary: 'Lists background jobs by queue and state, the newest first',
  tag,
  query: z.object({
    queue: queueName.optional(),
    state: jobState.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  reply: jobPage,
} satisfies EndpointSchemas;

const chosen = z.object({
  queue: queueName,
  /** Jobs to act on; by default every job of the queue that the command applies to. */
  ids: z.array(z.uuid()).min(1).max(1_000).optional(),
});
const done = z.object({ count });

export const retryJobsSchemas = {
  summary: 'Runs failed jobs of a queue once more',
  tag,
  body: chosen,
  reply: done,
} satisfies EndpointSchemas;

export const cancelJobsSchemas = {
  summary: 'Cancels jobs of a queue that wait',
  tag,
  body: chosen,
  reply: done,
} satisfies EndpointSchemas;
