import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

const demoPaymentKinds = ['page', 'token'] as const;
export const demoPaymentKind = z.enum(demoPaymentKinds);
/**
 * `pending` waits for the visitor or the provider, `unknown` has lost the answer, `not_charged` turned out never to
 * have been charged, `review` differs from what was asked for.
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
  'approved_twice',
  'declined',
  'requires_action',
  'pending',
  'not_found',
  'not_sent',
  'unknown',
] as const;

/** A step of a demo payment, in order. */
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
 * A payment of the page /payment-demo, made with the sandbox, without real money. A row of `demo_payments` as JSON
 * carries it; the defaults are the table's.
 */
export const demoPaymentRow = z.object({
  id,
  /** Random; part of the result's address, and the provider's reference of the payment. */
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
  /** The sandbox's token; it charges no real card. */
  token: z.string().max(255).nullable().default(null),
  steps: z.array(demoStep).default([]),
  createdAt: timestamp,
});
export type DemoPaymentRow = z.output<typeof demoPaymentRow>;
