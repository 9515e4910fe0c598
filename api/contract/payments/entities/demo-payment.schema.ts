import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

const demoPaymentKinds = ['page', 'token'] as const;
export const demoPaymentKind = z.enum(demoPaymentKinds);
/**
 * `pending` waits for the person or the provider, `unknown` has lost the answer, `not_charged` was found never to have
 * happened, `review` does not agree with what was asked for.
 */
const demoPaymentStatuses = [
  'pending',
  'unknown',
  'succeeded',
  'declined',
  'not_charged',
  'expired',
  'review',
] as const;
export const demoPaymentStatus = z.enum(demoPaymentStatuses);
export type DemoPaymentStatus = z.infer<typeof demoPaymentStatus>;

const demoStepKinds = ['page_made', 'charge_sent', 'callback', 'asked'] as const;
const demoAnswers = [
  'approved',
  'declined',
  'requires_action',
  'pending',
  'not_found',
  'not_sent',
  'unknown',
] as const;

/** One thing that happened, in the order in which it did. */
export const demoStep = z.object({
  kind: z.enum(demoStepKinds),
  at: timestamp,
  /** What the provider answered, where it was asked. */
  answer: z.enum(demoAnswers).optional(),
  /** The provider's code of a decline. */
  code: z.string().max(20).optional(),
});
export type DemoStep = z.infer<typeof demoStep>;

/**
 * A payment of the page /payment-demo, made with the sandbox: no money is in it.
 * A row of `demo_payments` as JSON carries it; the defaults are the table's.
 */
export const demoPaymentRow = z.object({
  id,
  /** Random; the address of the result, and what the provider knows the payment by. */
  publicId: z.uuid(),
  kind: demoPaymentKind.default('page'),
  /** The payment whose stored card this one charges. */
  parentId: id.nullable().default(null),
  amount: z.string(),
  saveCard: z.boolean().default(false),
  status: demoPaymentStatus.default('pending'),
  checkoutId: z.string().max(100).nullable().default(null),
  checkoutUrl: z.string().max(500).nullable().default(null),
  expiresAt: timestamp,
  declineClass: z.string().max(20).nullable().default(null),
  declineCode: z.string().max(20).nullable().default(null),
  last4: z.string().length(4).nullable().default(null),
  /** The sandbox's; it charges nothing outside. */
  token: z.string().max(255).nullable().default(null),
  steps: z.array(demoStep).default([]),
  createdAt: timestamp,
});
export type DemoPaymentRow = z.output<typeof demoPaymentRow>;
