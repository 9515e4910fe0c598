import { z } from 'zod';
import { paymentKinds } from '../payment-links.ts';

/** A page of a payment company where the owner takes money. */
const paymentLink = z.object({
  kind: z.enum(paymentKinds),
  /** What is paid for, in the owner's words, with a sum where they like. */
  title: z.string().min(1).max(80).nullable(),
  url: z.string().min(1).max(2_000),
});
export type PaymentLink = z.infer<typeof paymentLink>;

export const paymentLinks = z.array(paymentLink);
