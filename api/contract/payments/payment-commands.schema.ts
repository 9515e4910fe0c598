import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { id, timestamp } from '../base/columns.schema.ts';
import { attemptStatus } from './entities/payment-attempt.schema.ts';
import { paymentConsentRow } from './entities/payment-consent.schema.ts';
import { providerEventRow } from './entities/provider-event.schema.ts';
import { receiptKind } from './entities/receipt.schema.ts';
import { moneyText } from '../base/money.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { priceText, requiredLine } from '../base/typed-fields.schema.ts';
import { adminRows } from '../admin/rows.schema.ts';

/** Why the admin does it; stored with the payment and in the audit log. */
const reason = requiredLine(300);
const withReason = z.object({ reason });

/** A change of status: from, to, actor and reason. */
const step = z.object({
  entity: z.string(),
  from: z.string(),
  to: z.string(),
  actor: z.string(),
  by: z.string().nullable(),
  reason: z.string(),
  at: timestamp,
});
export type MoneyStep = z.output<typeof step>;

const document = z.object({ id, number: z.string(), kind: receiptKind, amount: moneyText });

/** What the customer agreed to, in the words and the language they read. */
const consent = paymentConsentRow.omit({ attemptId: true, packageId: true });
export type ConsentView = z.output<typeof consent>;

/** Everything known of a payment: its refunds, its further charges, its documents, and the calls to the provider. */
const paymentTimeline = z.object({
  /** Amount that could still be refunded. */
  left: moneyText,
  refunds: z.array(
    z.object({
      id,
      status: attemptStatus,
      amount: moneyText,
      reason: z.string().nullable(),
      at: timestamp,
    }),
  ),
  /** Money that was taken once more under its reference. */
  further: z.array(z.object({ id, status: attemptStatus, amount: moneyText, at: timestamp })),
  documents: z.array(document),
  consents: z.array(consent),
  steps: z.array(step),
  calls: z.array(
    z.object({
      id,
      operation: z.string(),
      outcome: z.string(),
      httpStatus: z.int().nullable(),
      milliseconds: z.int(),
      at: timestamp,
      request: z.unknown(),
      response: z.unknown(),
    }),
  ),
  events: z.array(
    providerEventRow.pick({ id: true, hint: true, status: true, tries: true }).extend({ at: timestamp }),
  ),
});
export type PaymentTimeline = z.output<typeof paymentTimeline>;

export const paymentTimelineSchemas = {
  summary: 'All that happened to one payment, with the calls to its provider',
  tag: 'admin',
  params: idParams,
  reply: paymentTimeline,
} satisfies EndpointSchemas;

const paymentReply = adminRows.payments;

export const refundPaymentSchemas = {
  summary:
    'Give a payment back, in part or whole; it is sent at once, and ends the plan only where that is said',
  tag: 'admin',
  params: idParams,
  body: withReason.extend({
    amount: priceText,
    /** Ends the package at once when the refund has succeeded, however much it is of. */
    endsPlan: z.boolean().default(false),
  }),
  reply: paymentReply,
} satisfies EndpointSchemas;

export const retryRefundSchemas = {
  summary: 'Send a refund that failed once more, as a refund of its own',
  tag: 'admin',
  params: idParams,
  body: withReason,
  reply: paymentReply,
} satisfies EndpointSchemas;

export const checkAnyPaymentSchemas = {
  summary: 'Ask the provider now what became of a payment, and act on it',
  tag: 'admin',
  params: idParams,
  body: z.object({}),
  reply: paymentReply,
} satisfies EndpointSchemas;

/** `give_back` refunds money that came in another amount than asked. */
const paymentDecision = z.enum(['succeeded', 'failed', 'give_back']);
export type PaymentDecision = z.output<typeof paymentDecision>;

export const resolvePaymentSchemas = {
  summary: 'Decide on a payment that waits for people, against a fresh answer of the provider',
  tag: 'admin',
  params: idParams,
  body: withReason.extend({ decision: paymentDecision }),
  reply: paymentReply,
} satisfies EndpointSchemas;

/** The timeline of a package: its steps and its changes of plan. */
const packageTimeline = z.object({
  /** Those of its first payment: the renewal was agreed to there. */
  consents: z.array(consent),
  steps: z.array(step),
  changes: z.array(
    z.object({
      id,
      status: z.string(),
      takesEffect: z.string(),
      from: z.string(),
      to: z.string(),
      amount: moneyText,
      effectiveAt: timestamp,
      at: timestamp,
    }),
  ),
  /** Amount paid for the present period that could still be refunded. */
  left: moneyText,
});
export type PackageTimeline = z.output<typeof packageTimeline>;

export const packageTimelineSchemas = {
  summary: 'Every step of a package and its changes of plan',
  tag: 'admin',
  params: idParams,
  reply: packageTimeline,
} satisfies EndpointSchemas;

export const cancelPackageInput = withReason.extend({ refund: z.enum(['none', 'rest']) });
export const renewalReason = withReason;

export const retryChargeSchemas = {
  summary: 'Charge an overdue renewal now',
  tag: 'admin',
  params: idParams,
  body: withReason,
  reply: adminRows.packages,
} satisfies EndpointSchemas;
