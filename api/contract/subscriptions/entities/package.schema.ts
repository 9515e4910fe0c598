import { z } from 'zod';
import { moneyText } from '../../base/money.schema.ts';
import { id, metadata, timestamp } from '../../base/columns.schema.ts';
import { billingCycle, currency, paymentProvider } from '../../payments/entities/payment-enums.schema.ts';

export const packageStatuses = [
  'inactive',
  'pending_payment',
  'active',
  'past_due',
  'expired',
  'cancelled',
  'refunded',
] as const;
export const packageStatus = z.enum(packageStatuses);
export type PackageStatus = z.infer<typeof packageStatus>;

const renewalProcessStatuses = [
  'not_started',
  'charging',
  'retry_scheduled',
  'awaiting_result',
  'needs_customer',
  'exhausted',
  'manual_review',
] as const;
const renewalProcessStatus = z.enum(renewalProcessStatuses);
export type RenewalProcessStatus = z.infer<typeof renewalProcessStatus>;

/** What charges by the calendar: our own worker, or the provider. */
const renewalDrivers = ['merchant', 'provider'] as const;
const renewalDriver = z.enum(renewalDrivers);

/** One user's subscription to a product. A row of `packages` as JSON carries it; the defaults are the table's. */
export const packageRow = z.object({
  id,
  userId: id,
  productId: id,
  isPaid: z.boolean().default(false),
  status: packageStatus.default('inactive'),
  billingCycle: billingCycle.default('monthly'),
  startDate: timestamp.nullable().default(null),
  endDate: timestamp.nullable().default(null),
  /** End of the time that was paid for; what lies between it and the end was given by staff. */
  paidUntil: timestamp.nullable().default(null),
  paymentMethod: paymentProvider.default('payplus'),
  recurringPaymentUid: z.string().max(255).nullable().default(null),
  secondProviderSubscriptionId: z.string().max(255).nullable().default(null),
  autoRenew: z.boolean().default(false),
  lastPaymentDate: timestamp.nullable().default(null),
  nextPaymentDate: timestamp.nullable().default(null),
  paymentRetryCount: z.int().min(0).default(0),
  lastPaymentAttempt: timestamp.nullable().default(null),
  renewalProcessStatus: renewalProcessStatus.default('not_started'),
  basicCardCount: z.int().min(0).default(0),
  proCardCount: z.int().min(0).default(0),
  price: moneyText.default('0.00'),
  currency: currency.default('ILS'),
  isEnterprise: z.boolean().default(false),
  enterpriseUserLimit: z.int().min(1).nullable().default(null),
  enterpriseCommunity: z.string().max(120).nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
  metadata: metadata.default({}),
  version: z.int().default(1),
  renewalDriver: renewalDriver.nullable().default(null),
  /** Every period is counted from here, never from the one before. */
  billingAnchor: timestamp.nullable().default(null),
  /** Until when a package that could not be charged stays active. */
  graceUntil: timestamp.nullable().default(null),
  /** The ended package that this one follows. */
  previousPackageId: id.nullable().default(null),
});
export type PackageRow = z.output<typeof packageRow>;
