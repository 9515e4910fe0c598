import { z } from 'zod';
import { moneyText } from '../../base/money.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';
import { billingCycle } from '../../payments/entities/payment-enums.schema.ts';

/** At once against payment, or when the period that was paid ends. */
export const takesEffect = z.enum(['now', 'period_end']);
export type TakesEffect = z.infer<typeof takesEffect>;

/** `void` could not take effect: nothing renewed the package. */
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
  /** End of the period it was worked out for; a package that ends otherwise meanwhile is another matter. */
  fromEndDate: timestamp,
  toProductId: id,
  toCycle: billingCycle,
  /** What a period costs from then on, as it was shown. */
  toPrice: moneyText,
  /** Agorot due for it at once. */
  amountMinor: z.int().min(0).default(0),
  effectiveAt: timestamp,
  settledAt: timestamp.nullable().default(null),
  createdAt: timestamp,
});
export type PackageChangeRow = z.output<typeof packageChangeRow>;
