import { z } from 'zod';
import { anyRow, id, timestamp } from '../../base/columns.schema.ts';
import { paymentProvider } from './payment-enums.schema.ts';

/** `received` waits, `processed` was acted on, `parked` names nothing we know and waits for people. */
const providerEventStatuses = ['received', 'processed', 'parked'] as const;
const providerEventStatus = z.enum(providerEventStatuses);
/**
 * A payment provider's callback with a good signature. It changes nothing by itself: the provider is asked.
 * A row of `provider_events` as JSON carries it; the defaults are the table's.
 */
export const providerEventRow = z.object({
  id,
  provider: paymentProvider,
  /** The same event delivered twice is one row. */
  dedupeKey: z.string().min(1).max(700),
  reference: z.string().max(200).nullable().default(null),
  recurringUid: z.string().max(200).nullable().default(null),
  txnId: z.string().max(200).nullable().default(null),
  /** The provider's number of the dispute it is about. */
  disputeUid: z.string().max(200).nullable().default(null),
  hint: z.enum(['charge', 'refund', 'cancel', 'dispute']),
  /** Redacted. */
  payload: anyRow.default({}),
  status: providerEventStatus.default('received'),
  tries: z.int().min(0).default(0),
  nextTryAt: timestamp,
  createdAt: timestamp,
  processedAt: timestamp.nullable().default(null),
});
export type ProviderEventRow = z.output<typeof providerEventRow>;
