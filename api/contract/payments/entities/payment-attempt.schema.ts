import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';
import { chargedInstallments } from '../installments.schema.ts';
import { attemptPaymentType, currency, paymentProvider } from './payment-enums.schema.ts';

const attemptKinds = ['initial', 'renewal', 'upgrade', 'order', 'card_update', 'refund'] as const;
export const attemptKind = z.enum(attemptKinds);
export type AttemptKind = z.infer<typeof attemptKind>;

/**
 * `created` is written down and not sent, `unknown` has lost the answer, `excess` took money for what was paid
 * already, `manual_review` waits for staff (docs/money.md 2).
 */
export const attemptStatuses = [
  'created',
  'pending',
  'requires_action',
  'unknown',
  'succeeded',
  'failed',
  'expired',
  'excess',
  'manual_review',
] as const;
export const attemptStatus = z.enum(attemptStatuses);
export type AttemptStatus = z.infer<typeof attemptStatus>;

const packageAfter = z.enum(['ends', 'stays']);

const attemptFailures = ['not_sent', 'declined'] as const;
const declineClassNames = ['soft', 'hard', 'needs_customer', 'transient'] as const;

/** One try to take or refund money. A row of `payment_attempts` as JSON carries it; the defaults are the table's. */
export const paymentAttemptRow = z.object({
  id,
  /** Random; the provider's reference of the attempt, and part of its result's address. */
  publicId: z.uuid(),
  /** Null once the account is closed: the payment stays without its person. */
  userId: id.nullable(),
  packageId: id.nullable().default(null),
  orderId: id.nullable().default(null),
  kind: attemptKind,
  /** What is paid for: `initial`, the day a period starts, the id of a change, or `order`. */
  periodKey: z.string().min(1).max(60),
  attemptNo: z.int().positive().default(1),
  status: attemptStatus.default('created'),
  failure: z.enum(attemptFailures).nullable().default(null),
  declineClass: z.enum(declineClassNames).nullable().default(null),
  declineCode: z.string().max(20).nullable().default(null),
  /** Agorot; what the provider took, where that is another amount than asked. */
  amountMinor: z.int().min(0),
  /** Agorot that were asked for, where the provider took another amount. */
  askedMinor: z.int().min(0).nullable().default(null),
  currency: currency.default('ILS'),
  provider: paymentProvider,
  providerTxn: z.string().max(200).nullable().default(null),
  checkoutId: z.string().max(200).nullable().default(null),
  checkoutUrl: z.string().max(2000).nullable().default(null),
  expiresAt: timestamp.nullable().default(null),
  saveCard: z.boolean().default(false),
  paymentMethodId: id.nullable().default(null),
  cardLast4: z.string().length(4).nullable().default(null),
  /** What the customer paid with instead of typing a card; null for a card. */
  paymentType: attemptPaymentType.nullable().default(null),
  /** In how many payments the card is charged; the amount is always the whole sum. */
  installments: chargedInstallments.default(1),
  /** Tells the declined card from others, without its number. */
  cardKey: z.string().min(1).max(120).nullable().default(null),
  /** When the issuer's refusal became known. */
  declinedAt: timestamp.nullable().default(null),
  idemKey: z.string().max(200).nullable().default(null),
  parentAttemptId: id.nullable().default(null),
  /** The attempt under whose reference the provider took this money as well. */
  chargedUnderId: id.nullable().default(null),
  /** Of a refund that nobody sent: the dispute with which the bank took the money back. */
  disputeId: id.nullable().default(null),
  sentAt: timestamp.nullable().default(null),
  dueAt: timestamp.nullable().default(null),
  leaseUntil: timestamp.nullable().default(null),
  nextCheckAt: timestamp.nullable().default(null),
  /** When it ended without money; the provider is asked about it twice more. */
  closedAt: timestamp.nullable().default(null),
  /** Start of the provider's unbroken answers that it knows no such charge. */
  notFoundAt: timestamp.nullable().default(null),
  /** When the provider was last asked without answering; null once it did. */
  unansweredAt: timestamp.nullable().default(null),
  needsReview: z.boolean().default(false),
  /** The reason of a refund. */
  reason: z.string().min(1).max(300).nullable().default(null),
  requestedBy: z.string().min(1).max(60).nullable().default(null),
  /**
   * Of a refund that staff gave: what becomes of the package once it succeeds. Null: it ends when all that was paid for
   * its period is given back.
   */
  packageAfter: packageAfter.nullable().default(null),
  version: z.int().default(1),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type PaymentAttemptRow = z.output<typeof paymentAttemptRow>;
