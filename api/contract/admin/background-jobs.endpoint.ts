import { defineEndpoint } from '../endpoint.ts';
import type {
  cancelJobsSchemas,
  listJobQueuesSchemas,
  listJobsSchemas,
  retryJobsSchemas,
} from './background-jobs.schema.ts';

export const listJobQueuesEndpoint = defineEndpoint<typeof listJobQueuesSchemas>({
  method: 'get',
  path: '/api/admin/background-jobs/queues',
  access: 'system',
});

export const listJobsEndpoint = defineEndpoint<typeof listJobsSchemas>({
  method: 'get',
  path: '/api/admin/background-jobs',
  access: 'system',
});

export const retryJobsEndpoint = defineEndpoint<typeof retryJobsSchemas>({
  method: 'post',
  path: '/api/admin/background-jobs/retry',
  access: 'system',
});

export const cancelJobsEndpoint = defineEndpoint<typeof cancelJobsSchemas>({
  method: 'post',
  path: '/api/admin/background-jobs/cancel',
  access: 'system',
});
