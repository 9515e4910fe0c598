import { defaultLanguage } from '../base/languages.ts';
import { z } from 'zod';
import { checkoutState } from '../subscriptions/checkout.ts';
import { defineEndpoint } from '../endpoint.ts';
import { currency } from './entities/payment-enums.ts';
import { language } from '../base/language.ts';
import { moneyText } from '../base/money.ts';
import { idParams } from '../base/path-id.ts';
import { subscription } from '../subscriptions/subscription.ts';
import { paymentMethodView } from './wallet.ts';

const tag = 'Subscription';
const id = z.int().positive();
const time = z.iso.datetime();

/** A plan that renews itself, as it concerns the card it is charged to. */
export const renewedPlan = z.object({
  packageId: id,
  name: z.string(),
  price: moneyText,
  currency,
  /** Null while it is overdue and no try is planned. */
  nextChargeAt: time.nullable(),
  /** The last charge did not go through: it is charged to the new card at once. */
  isOverdue: z.boolean(),
  /** A charge is under way or waits for its answer. */
  isCharging: z.boolean(),
  /** The card it is charged to now. */
  methodId: id.nullable(),
});
export type RenewedPlan = z.infer<typeof renewedPlan>;

/** One try to give another card, as its person sees it; the states are those of a checkout. */
export const cardUpdate = z.object({
  id: z.uuid(),
  state: checkoutState,
  pageUrl: z.string().nullable(),
  decline: z.object({ class: z.string(), code: z.string() }).nullable(),
  last4: z.string().nullable(),
});
export type CardUpdate = z.infer<typeof cardUpdate>;

export const renewalCard = z.object({
  provider: z.enum(['none', 'sandbox', 'live']),
  methods: z.array(paymentMethodView),
  plans: z.array(renewedPlan),
  update: cardUpdate.nullable(),
});
export type RenewalCard = z.infer<typeof renewalCard>;

export const readRenewalCardEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/subscription/card',
  summary: 'Which card my plans are charged to, which others there are, and how replacing it stands',
  tag,
  access: 'signed-in',
  query: z.object({ payment: z.uuid().optional().catch(undefined) }),
  reply: renewalCard,
});

const replaceRenewalCardInput = z.object({
  method: z.union([z.object({ kind: z.literal('saved'), id }), z.object({ kind: z.literal('new') })]),
  language: language.default(defaultLanguage),
});
export type ReplaceRenewalCardInput = z.infer<typeof replaceRenewalCardInput>;

/** Charges nothing by itself; what is overdue is charged to the new card at once. */
export const replaceRenewalCardEndpoint = defineEndpoint({
  method: 'post',
  path: '/api/subscription/card',
  summary: 'Have my plans charged to another card: a stored one, or one that is typed on the provider’s page',
  tag,
  access: 'signed-in',
  body: replaceRenewalCardInput,
  reply: renewalCard,
});

export const checkRenewalCardEndpoint = defineEndpoint({
  method: 'post',
  path: '/api/subscription/card/:id/check',
  summary: 'Ask the provider whether the new card was taken',
  tag,
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  reply: renewalCard,
});

/** `waiting` has no answer yet and is charged no second time. */
export const renewalResults = ['paid', 'waiting', 'declined', 'not_charged'] as const;

const paidRenewal = z.object({
  result: z.enum(renewalResults),
  decline: z.object({ class: z.string(), code: z.string() }).nullable(),
  subscription,
});
export type PaidRenewal = z.infer<typeof paidRenewal>;

export const payRenewalEndpoint = defineEndpoint({
  method: 'post',
  path: '/api/subscription/:id/pay',
  summary: 'Charge the overdue renewal of one of my packages now, to the card it is charged to',
  tag,
  access: 'signed-in',
  params: idParams,
  reply: paidRenewal,
});
