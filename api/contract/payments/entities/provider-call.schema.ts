import { z } from 'zod';
import { anyRow, id, timestamp } from '../../base/columns.schema.ts';
import { paymentProvider } from './payment-enums.schema.ts';

/**
 * One request to a payment provider and its answer, redacted. A row of `provider_calls` as JSON carries it; the
 * defaults are the table's.
 */
export const providerCallRow = z.object({
  id,
  provider: paymentProvider,
  operation: z.string().min(1).max(100),
  reference: z.string().max(200).nullable().default(null),
  milliseconds: z.int().min(0),
  /** Null when no answer came. */
  httpStatus: z.int().nullable().default(null),
  outcome: z.string().min(1).max(300),
  request: anyRow.default({}),
  response: anyRow.default({}),
  createdAt: timestamp,
});
export type ProviderCallRow = z.output<typeof providerCallRow>;
