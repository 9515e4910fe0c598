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

/** One of a user's packages, as they see it. */
const ownPackage = z.object({
  id,
  productId: id,
  name: z.string(),
  status: packageStatus,
  /** The package is active now (docs/product.md 1). */
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
  /** Time of the next charge without the customer; null where there is none. */
  nextPaymentDate: time.nullable(),
  /**
   * The renewal was stopped, and its payment method is still stored: the owner can resume it until the package ends.
   */
  canResume: z.boolean(),
  /** The last charge of its renewal didn't go through. */
  chargeFailed: z.boolean(),
  /** The owner can change it for another plan. */
  canChange: z.boolean(),
  /** Another plan follows when the period ends. */
  change: z
    .object({ productId: id, name: z.string(), billingCycle, price: moneyText, effectiveAt: time })
    .nullable(),
  /**
   * The renewal failed, and can still be paid: until when the package stays active, and when the worker charges it
   * again (null: not before its owner acts).
   */
  overdue: z
    .object({ liveUntil: time, nextTryAt: time.nullable(), canPay: z.boolean(), isCharging: z.boolean() })
    .nullable(),
  /** Talks with staff about marketing are part of the plan. */
  consultation: z.boolean(),
  /** Last digits of the card that renews it. */
  chargedCard: z.string().nullable(),
  enterprise: z.object({ community: z.string().nullable(), userLimit: z.int().min(1).nullable() }).nullable(),
});
export type OwnPackage = z.infer<typeof ownPackage>;

export const pastPackagesListed = 50;

export const subscription = z.object({
  active: z.array(ownPackage),
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
  /** Turning it on needs the version of the words that the customer read. */
  body: z.object({ autoRenew: z.boolean(), consentVersion: z.string().max(20).optional() }),
  reply: subscription,
} satisfies EndpointSchemas;
