import { defaultLanguage } from '../base/languages.ts';
import { z } from 'zod';
import { checkoutState } from '../subscriptions/checkout.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { billingCycle, currency } from './entities/payment-enums.schema.ts';
import { language } from '../base/language.schema.ts';
import { moneyText } from '../base/money.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { subscription } from '../subscriptions/subscription.schema.ts';
import { paymentMethodView } from './wallet.schema.ts';

const tag = 'Subscription';
const id = z.int().positive();
const time = z.iso.datetime();

/** A self-renewing plan, as the page of its payment method shows it. */
const renewedPlan = z.object({
  packageId: id,
  name: z.string(),
  price: moneyText,
  currency,
  /** Null while the plan is overdue and no try is planned. */
  nextChargeAt: time.nullable(),
  /** The last charge failed: the plan is charged to the new payment method at once. */
  isOverdue: z.boolean(),
  isCharging: z.boolean(),
  methodId: id.nullable(),
  /** What each period costs from the next charge on. */
  renews: z.object({ price: moneyText, billingCycle }),
});
export type RenewedPlan = z.infer<typeof renewedPlan>;

/** An attempt to replace the payment method, as the user sees it; the states are those of a checkout. */
const cardUpdate = z.object({
  id: z.uuid(),
  state: checkoutState,
  pageUrl: z.string().nullable(),
  decline: z.object({ class: z.string(), code: z.string() }).nullable(),
  last4: z.string().nullable(),
});
export type CardUpdate = z.infer<typeof cardUpdate>;

const renewalCard = z.object({
  provider: z.enum(['none', 'sandbox', 'live']),
  methods: z.array(paymentMethodView),
  plans: z.array(renewedPlan),
  update: cardUpdate.nullable(),
});
export type RenewalCard = z.infer<typeof renewalCard>;

export const readRenewalCardSchemas = {
  summary: 'Which card my plans are charged to, which others there are, and how replacing it stands',
  tag,
  query: z.object({ payment: z.uuid().optional().catch(undefined) }),
  reply: renewalCard,
} satisfies EndpointSchemas;

const replaceRenewalCardInput = z.object({
  method: z.union([z.object({ kind: z.literal('saved'), id }), z.object({ kind: z.literal('new') })]),
  /** Version of the words about the renewal that the customer read. */
  consentVersion: z.string().max(20).optional(),
  language: language.default(defaultLanguage),
});
export type ReplaceRenewalCardInput = z.infer<typeof replaceRenewalCardInput>;

export const replaceRenewalCardSchemas = {
  summary: 'Have my plans charged to another card: a stored one, or one that is typed on the provider’s page',
  tag,
  body: replaceRenewalCardInput,
  reply: renewalCard,
} satisfies EndpointSchemas;

export const checkRenewalCardSchemas = {
  summary: 'Ask the provider whether the new card was taken',
  tag,
  params: z.object({ id: z.uuid() }),
  reply: renewalCard,
} satisfies EndpointSchemas;

/** `waiting` has no answer yet and is not charged again. */
const renewalResults = ['paid', 'waiting', 'declined', 'not_charged'] as const;

const paidRenewal = z.object({
  result: z.enum(renewalResults),
  decline: z.object({ class: z.string(), code: z.string() }).nullable(),
  subscription,
});
export type PaidRenewal = z.infer<typeof paidRenewal>;

export const payRenewalSchemas = {
  summary: 'Charge the overdue renewal of one of my packages now, to the card it is charged to',
  tag,
  params: idParams,
  reply: paidRenewal,
} satisfies EndpointSchemas;
