import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * What a customer's documents say of them (docs/money.md 13.7).
 * A row of `billing_details` as JSON carries it; the defaults are the table's.
 */
export const billingDetailsRow = z.object({
  userId: id,
  name: z.string().min(1).max(120),
  /** Nine digits with a check digit; null for a private person. */
  number: z
    .string()
    .regex(/^[0-9]{9}$/u)
    .nullable()
    .default(null),
  address: z.string().min(1).max(200).nullable().default(null),
  /** Null where it is the account's own. */
  email: z.string().min(1).max(254).nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type BillingDetailsRow = z.output<typeof billingDetailsRow>;
