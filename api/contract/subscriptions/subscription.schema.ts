import { z } from 'zod';
import { cardPlaces } from '../cards/dashboard.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { packageStatus } from './entities/package.schema.ts';
import { billingCycle, currency } from '../payments/entities/payment-enums.schema.ts';
import { moneyText } from '../base/money.schema.ts';
import { idParams } from '../base/path-id.schema.ts';

const id = z.int().positive();
const count = z.int().min(0);
const time = z.iso.datetime();

/** One of a person's packages, as they see it. */
const ownPackage = z.object({
  id,
  productId: id,
  name: z.string(),
  status: packageStatus,
  /** It gives its places now (docs/product.md 1). */
  isActive: z.boolean(),
  isPaid: z.boolean(),
  billingCycle,
  price: moneyText,
  currency,
  basicCardCount: count,
  proCardCount: count,
  startDate: time.nullable(),
  endDate: time.nullable(),
  autoRenew: z.boolean(),
  /** When it is charged by itself next; null where it isn't. */
  nextPaymentDate: time.nullable(),
  /** Its renewal was stopped, and what would be charged is still there: it can be resumed until it ends. */
  canResume: z.boolean(),
  /** The last charge of its renewal didn't go through. */
  chargeFailed: z.boolean(),
  /** It can be changed for another plan by its owner. */
  canChange: z.boolean(),
  /** Another plan follows when the period ends. */
  change: z
    .object({ productId: id, name: z.string(), billingCycle, price: moneyText, effectiveAt: time })
    .nullable(),
  /**
   * Its renewal brought no money, and it may still be paid: until when it gives what it gives, and when it is charged
   * again by itself (null: not before its owner acts).
   */
  overdue: z
    .object({ liveUntil: time, nextTryAt: time.nullable(), canPay: z.boolean(), isCharging: z.boolean() })
    .nullable(),
  /** End of the number of the card that renews it. */
  chargedCard: z.string().nullable(),
  enterprise: z.object({ community: z.string().nullable(), userLimit: z.int().min(1).nullable() }).nullable(),
});
export type OwnPackage = z.infer<typeof ownPackage>;

/** Packages of the past that are listed; the newest ones. */
export const pastPackagesListed = 50;

export const subscription = z.object({
  /** In force now, the one that ends last first. */
  active: z.array(ownPackage),
  /** All others, newest first. */
  past: z.array(ownPackage),
  places: cardPlaces,
});
export type Subscription = z.infer<typeof subscription>;

export const readSubscriptionSchemas = {
  summary: 'Reads my packages, what they give and what of it is used',
  tag: 'Subscription',
  reply: subscription,
} satisfies EndpointSchemas;

export const setRenewalSchemas = {
  summary: 'Stops the renewal of one of my packages at the end of its period, or resumes it before then',
  tag: 'Subscription',
  params: idParams,
  body: z.object({ autoRenew: z.boolean() }),
  reply: subscription,
} satisfies EndpointSchemas;
