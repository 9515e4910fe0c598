import { defineEndpoint } from '../endpoint.ts';
import type { paymentCallbackSchemas } from './payment-callbacks.schema.ts';

/** A payment provider's callback. Its signature is over the bytes, so no middleware reads them before. */
export const paymentCallbackEndpoint = defineEndpoint<typeof paymentCallbackSchemas>({
  method: 'post',
  path: '/api/payments/callbacks/:provider',
  access: 'public',
  bodyType: 'stream',
  antiForgery: 'none',
});
