import { z } from 'zod';
import { moneyText } from '../../base/money.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';
import { billingCycle } from '../../payments/entities/payment-enums.schema.ts';

/** At once against payment, or at the end of the paid period. */
export const takesEffect = z.enum(['now', 'period_end']);
export type TakesEffect = z.infer<typeof takesEffect>;

/** `void` could not take effect: the package was not renewed. */
export const packageChangeStatuses = ['pending', 'applied', 'cancelled', 'void'] as const;
const packageChangeStatus = z.enum(packageChangeStatuses);

/**
 * One change of plan.
 * A row of `package_changes` as JSON carries it; the defaults are the table's.
 */
export const packageChangeRow = z.object({
  id,
  packageId: id,
  takesEffect,
  status: packageChangeStatus.default('pending'),
  fromProductId: id,
  fromCycle: billingCycle,
  fromPrice: moneyText,
  /** End of the period that the change was quoted for; a package whose end differs by then is not changed. */
  fromEndDate: timestamp,
  toProductId: id,
  toCycle: billingCycle,
  /** Price of a period from then on, as the owner was shown. */
  toPrice: moneyText,
  /** Agorot due at once. */
  amountMinor: z.int().min(0).default(0),
  /** Agorot taken off the price of a period that starts anew with the change; null where the period goes on. */
  creditMinor: z.int().min(0).nullable().default(null),
  /** Until when the former plan was paid for. */
  fromPaidUntil: timestamp.nullable().default(null),
  effectiveAt: timestamp,
  settledAt: timestamp.nullable().default(null),
  /** When its customer withdrew from it. */
  revertedAt: timestamp.nullable().default(null),
  createdAt: timestamp,
});
export type PackageChangeRow = z.output<typeof packageChangeRow>;
