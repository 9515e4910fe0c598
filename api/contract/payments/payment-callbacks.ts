import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Largest callback that is read, in bytes. */
export const largestCallback = 262_144;

/** What a payment provider sends us. Its signature is over the bytes, so nothing reads them before. */
export const paymentCallbackEndpoint = defineEndpoint({
  method: 'post',
  path: '/api/payments/callbacks/:provider',
  summary: 'Signed notice of a payment provider',
  tag: 'payments',
  access: 'public',
  antiForgery: 'none',
  bodyType: 'stream',
  bodyLimit: largestCallback,
  params: z.object({ provider: z.enum(['sandbox', 'payplus', 'stripe']) }),
  reply: z.object({ received: z.literal(true) }),
});
