import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';

/** Largest callback that is read, in bytes. */
export const maxCallbackBytes = 262_144;

export const paymentCallbackSchemas = {
  summary: 'Signed notice of a payment provider',
  tag: 'payments',
  params: z.object({ provider: z.enum(['sandbox', 'payplus', 'stripe']) }),
  reply: z.object({ received: z.literal(true) }),
  bodyLimit: maxCallbackBytes,
} satisfies EndpointSchemas;
