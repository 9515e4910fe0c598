import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/** `unknown_here`: no payment of ours counts it; `unknown_there`: the provider doesn't list it; `another_sum`: both have it. */
export const statementDifferences = ['unknown_here', 'unknown_there', 'another_sum'] as const;
/**
 * A charge or refund as the provider's statement lists it, beside the payment of ours that it is.
 * A row of `statement_lines` as JSON carries it; the defaults are the table's.
 */
export const statementLineRow = z.object({
  id,
  provider: z.enum(['payplus', 'stripe', 'sandbox']),
  direction: z.enum(['charge', 'refund']),
  txnId: z.string().min(1).max(200),
  parentTxnId: z.string().max(200).nullable().default(null),
  reference: z.string().max(200).nullable().default(null),
  /** Agorot, or the smallest unit of another currency. */
  amountMinor: z.int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/u),
  movedAt: timestamp,
  /** Null where the provider never listed it. */
  seenAt: timestamp.nullable().default(null),
  attemptId: id.nullable().default(null),
  difference: z.enum(statementDifferences).nullable().default(null),
  foundAt: timestamp.nullable().default(null),
  handledAt: timestamp.nullable().default(null),
  handledBy: id.nullable().default(null),
  reason: z.string().min(1).max(300).nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type StatementLineRow = z.output<typeof statementLineRow>;
