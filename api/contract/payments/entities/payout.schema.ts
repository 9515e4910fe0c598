import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

export const payoutStatuses = ['pending', 'paid', 'failed'] as const;
const provider = z.enum(['payplus', 'stripe', 'sandbox']);
const currency = z.string().regex(/^[A-Z]{3}$/u);

/**
 * A deposit of the payment provider to the bank (docs/money.md 13.3). A row of `payouts` as JSON carries it; the
 * defaults are the table's.
 */
export const payoutRow = z.object({
  id,
  provider,
  payoutUid: z.string().min(1).max(200),
  status: z.enum(payoutStatuses),
  /** On which the bank has the money. */
  valueDay: z.iso.date(),
  /** Agorot, or the smallest unit of another currency; negative where the provider takes money. */
  netMinor: z.int(),
  currency,
  /** Whether it is known of which transactions it consists. */
  isItemized: z.boolean().default(true),
  /** Of one that staff entered, the days whose payments it pays out, both included. */
  coversFrom: z.iso.date().nullable().default(null),
  coversTo: z.iso.date().nullable().default(null),
  enteredBy: id.nullable().default(null),
  /** Null of one that staff entered. */
  seenAt: timestamp.nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type PayoutRow = z.output<typeof payoutRow>;

/** What the lines of a payout come to; agorot. */
export const payoutSums = z.object({
  grossMinor: z.int(),
  refundsMinor: z.int(),
  feesMinor: z.int(),
  /** Disputes, reserves, and what no line explains. */
  otherMinor: z.int(),
  openDifferences: z.int().min(0),
});

export const payoutLineKinds = ['charge', 'refund', 'dispute', 'fee', 'other', 'rest'] as const;
export const payoutDifferences = [
  'not_paid_out',
  'unknown_here',
  'another_sum',
  'paid_twice',
  'unexplained',
  'failed',
] as const;

/**
 * What a payout consists of, or a payment of ours that none has. A row of `payout_lines` as JSON carries it; the
 * defaults are the table's.
 */
export const payoutLineRow = z.object({
  id,
  /** Null of a payment that waits for too long. */
  payoutId: id.nullable().default(null),
  provider,
  kind: z.enum(payoutLineKinds),
  entryUid: z.string().min(1).max(200),
  txnId: z.string().min(1).max(200).nullable().default(null),
  /** Before the fee; negative for what goes back. */
  amountMinor: z.int(),
  feeMinor: z.int().default(0),
  currency,
  originalMinor: z.int().nullable().default(null),
  originalCurrency: currency.nullable().default(null),
  movedAt: timestamp,
  attemptId: id.nullable().default(null),
  disputeId: id.nullable().default(null),
  difference: z.enum(payoutDifferences).nullable().default(null),
  foundAt: timestamp.nullable().default(null),
  handledAt: timestamp.nullable().default(null),
  handledBy: id.nullable().default(null),
  reason: z.string().min(1).max(300).nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type PayoutLineRow = z.output<typeof payoutLineRow>;

/** Whose deposits staff enter: PayPlus tells of none; the sandbox tells of its own, and lets it be tried. */
export const enteredProviders = ['payplus', 'sandbox'] as const;

/** In shekels and of either sign, below ten million: an acquirer may take money, too. */
const typedMoney = z
  .string()
  .trim()
  .regex(/^-?\d{1,7}(?:\.\d{1,2})?$/u, 'invalid_input');

/** A deposit as the acquirer's notice and the bank have it. */
export const depositInput = z.object({
  provider: z.enum(enteredProviders),
  payoutUid: z.string().trim().min(1).max(100),
  valueDay: z.iso.date(),
  net: typedMoney,
  fees: typedMoney,
  coversFrom: z.iso.date(),
  coversTo: z.iso.date(),
});
export type DepositInput = z.output<typeof depositInput>;
