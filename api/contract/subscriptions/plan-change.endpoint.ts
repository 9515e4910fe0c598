import { defineEndpoint } from '../endpoint.ts';
import type {
  cancelPlanChangeSchemas,
  changePlanSchemas,
  quotePlanChangeSchemas,
} from './plan-change.schema.ts';

export const quotePlanChangeEndpoint = defineEndpoint<typeof quotePlanChangeSchemas>({
  method: 'get',
  path: '/api/subscription/:id/change',
  access: 'signed-in',
});

/** Takes an `Idempotency-Key` (a UUID): the same key and body again gets the first answer. */
export const changePlanEndpoint = defineEndpoint<typeof changePlanSchemas>({
  method: 'post',
  path: '/api/subscription/:id/change',
  access: 'signed-in',
});

export const cancelPlanChangeEndpoint = defineEndpoint<typeof cancelPlanChangeSchemas>({
  method: 'delete',
  path: '/api/subscription/:id/change',
  access: 'signed-in',
});
