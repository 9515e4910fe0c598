import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';
import { currency, paymentProvider } from './payment-enums.schema.ts';

export const disputeStatuses = ['opened', 'evidence_sent', 'won', 'lost'] as const;
export const disputeStatus = z.enum(disputeStatuses);
export type DisputeStatus = z.infer<typeof disputeStatus>;

/** A payment that its cardholder disputes at the bank. A row of `disputes` as JSON carries it. */
export const disputeRow = z.object({
  id,
  attemptId: id,
  userId: id.nullable().default(null),
  provider: paymentProvider,
  /** The provider's own number; null where it came by letter. */
  providerDisputeId: z.string().min(1).max(200).nullable().default(null),
  status: disputeStatus.default('opened'),
  /** Agorot. */
  amountMinor: z.int().positive(),
  currency: currency.default('ILS'),
  /** Agorot that the dispute itself cost. */
  feeMinor: z.int().min(0).default(0),
  reason: z.string().min(1).max(300).nullable().default(null),
  openedAt: timestamp,
  evidenceDueAt: timestamp.nullable().default(null),
  evidenceSentAt: timestamp.nullable().default(null),
  closedAt: timestamp.nullable().default(null),
  version: z.int().default(1),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type DisputeRow = z.output<typeof disputeRow>;
