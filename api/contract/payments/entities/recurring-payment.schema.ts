import { z } from 'zod';
import { moneyText } from '../../base/money.schema.ts';
import { id, metadata, timestamp } from '../../base/columns.schema.ts';
import { currency } from './payment-enums.schema.ts';

export const recurringPaymentStatuses = [
  'pending',
  'active',
  'paused',
  'cancelled',
  'completed',
  'failed',
] as const;
export const recurringPaymentStatus = z.enum(recurringPaymentStatuses);
export type RecurringPaymentStatus = z.infer<typeof recurringPaymentStatus>;

/**
 * The standing order of a package that renews itself. A row of `recurring_payments` as JSON carries it; the defaults
 * are the table's.
 */
export const recurringPaymentRow = z.object({
  id,
  userId: id,
  paymentMethodId: id.nullable().default(null),
  productId: id.nullable().default(null),
  recurringPaymentUid: z.string().max(255).nullable().default(null),
  startDate: timestamp,
  recurringType: z.int().min(0).max(3).default(2),
  recurringRange: z.int().min(1).default(1),
  numberOfCharges: z.int().min(0).default(0),
  status: recurringPaymentStatus.default('active'),
  amount: moneyText,
  currency: currency.default('ILS'),
  lastChargeDate: timestamp.nullable().default(null),
  nextChargeDate: timestamp.nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
  metadata: metadata.default({}),
  packageId: id.nullable().default(null),
  /** Whether the provider would charge again, as of our last look or notice; null for those that the worker charges. */
  providerActive: z.boolean().nullable().default(null),
  /** When the provider was last asked about it. */
  checkedAt: timestamp.nullable().default(null),
});
export type RecurringPaymentRow = z.output<typeof recurringPaymentRow>;
