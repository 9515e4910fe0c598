import { defineEndpoint } from '../endpoint.ts';
import type { paymentCallbackSchemas } from './payment-callbacks.schema.ts';

/** What a payment provider sends us. Its signature is over the bytes, so nothing reads them before. */
export const paymentCallbackEndpoint = defineEndpoint<typeof paymentCallbackSchemas>({
  method: 'post',
  path: '/api/payments/callbacks/:provider',
  access: 'public',
  bodyType: 'stream',
  antiForgery: 'none',
});
