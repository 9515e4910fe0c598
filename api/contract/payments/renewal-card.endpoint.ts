import { defineEndpoint } from '../endpoint.ts';
import type {
  checkRenewalCardSchemas,
  payRenewalSchemas,
  readRenewalCardSchemas,
  replaceRenewalCardSchemas,
} from './renewal-card.schema.ts';

export const readRenewalCardEndpoint = defineEndpoint<typeof readRenewalCardSchemas>({
  method: 'get',
  path: '/api/subscription/card',
  access: 'signed-in',
});

/** The command itself charges nothing; what is overdue is charged to the new card at once. */
export const replaceRenewalCardEndpoint = defineEndpoint<typeof replaceRenewalCardSchemas>({
  method: 'post',
  path: '/api/subscription/card',
  access: 'signed-in',
});

export const checkRenewalCardEndpoint = defineEndpoint<typeof checkRenewalCardSchemas>({
  method: 'post',
  path: '/api/subscription/card/:id/check',
  access: 'signed-in',
});

/** Takes an `Idempotency-Key` (a UUID): the same key again gets the first answer. */
export const payRenewalEndpoint = defineEndpoint<typeof payRenewalSchemas>({
  method: 'post',
  path: '/api/subscription/:id/pay',
  access: 'signed-in',
});
