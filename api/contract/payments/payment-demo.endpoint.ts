import { defineEndpoint } from '../endpoint.ts';
import type {
  chargeAgainSchemas,
  checkDemoPaymentSchemas,
  readPaymentDemoSchemas,
  startDemoPaymentSchemas,
} from './payment-demo.schema.ts';

export const readPaymentDemoEndpoint = defineEndpoint<typeof readPaymentDemoSchemas>({
  method: 'get',
  path: '/api/payment-demo',
  access: 'public',
});

/** Uses no user's rights, so its forms need no token; other sites' are refused all the same. */
export const startDemoPaymentEndpoint = defineEndpoint<typeof startDemoPaymentSchemas>({
  method: 'post',
  path: '/api/payment-demo/payments',
  access: 'public',
  bodyType: 'json-or-form',
  antiForgery: 'none',
});

export const checkDemoPaymentEndpoint = defineEndpoint<typeof checkDemoPaymentSchemas>({
  method: 'post',
  path: '/api/payment-demo/payments/:id/check',
  access: 'public',
  bodyType: 'json-or-form',
  antiForgery: 'none',
});

export const chargeAgainEndpoint = defineEndpoint<typeof chargeAgainSchemas>({
  method: 'post',
  path: '/api/payment-demo/payments/:id/charge-again',
  access: 'public',
  bodyType: 'json-or-form',
  antiForgery: 'none',
});
