import { defaultLanguage } from '../base/languages.ts';
import { z } from 'zod';
import { checkoutPayment, startCheckoutInput } from './checkout.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { takesEffect } from './entities/package-change.schema.ts';
import { billingCycle, currency } from '../payments/entities/payment-enums.schema.ts';
import { language } from '../base/language.schema.ts';
import { moneyText } from '../base/money.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { subscription } from './subscription.schema.ts';

const tag = 'Subscription';
const id = z.int().positive();
const count = z.int().min(0);
const time = z.iso.datetime();

/** A plan as a change names it. */
const plan = z.object({
  productId: id,
  name: z.string(),
  billingCycle,
  /** For one period. */
  price: moneyText,
  basicCardCount: count,
  proCardCount: count,
});

/** What a change of plan costs and does, to be seen before it is made (docs/money.md 3.5). */
const planChangeQuote = z.object({
  packageId: id,
  from: plan,
  to: plan,
  takesEffect,
  /** Due today, VAT included. */
  amount: moneyText,
  net: moneyText,
  vat: moneyText,
  vatRate: z.int(),
  currency,
  /** Of a period that begins anew: what the rest of the old one was worth, taken off the price. Else null. */
  credit: moneyText.nullable(),
  /** When it begins. */
  effectiveAt: time,
  /** End of the period that is paid after the change. */
  periodEnd: time,
  /** When the card is charged by itself next, and how much; null where the plan doesn't renew. */
  nextCharge: z.object({ at: time, amount: moneyText }).nullable(),
  /** Cards that visitors see today and wouldn't see any more; nothing is deleted. */
  cardsLost: z.array(z.object({ id, name: z.string() })),
  /** Cards that visitors don't see today and would see again. */
  cardsBack: z.array(z.object({ id, name: z.string() })),
  /** Pro features end: no pro card would be left in any plan. */
  losesPro: z.boolean(),
  /** The sum holds for a quarter of an hour from here. */
  quotedAt: time,
});
export type PlanChangeQuote = z.infer<typeof planChangeQuote>;

const wanted = z.object({ productId: id, billingCycle });

export const quotePlanChangeSchemas = {
  summary: 'What another plan or billing cycle would cost today and change, for one of my packages',
  tag,
  params: idParams,
  query: z.object({ productId: z.coerce.number().pipe(id), billingCycle }),
  reply: planChangeQuote,
} satisfies EndpointSchemas;

const changePlanInput = wanted.extend({
  /** What was shown; another sum is refused with the new one. */
  amount: moneyText,
  quotedAt: time,
  /** Needed where something is due. */
  method: startCheckoutInput.shape.method.optional(),
  language: language.default(defaultLanguage),
});
export type ChangePlanInput = z.infer<typeof changePlanInput>;
/** The same as a client writes it. */
export type ChangePlanWish = z.input<typeof changePlanInput>;

const changedPlan = z.object({
  /** What has to be paid or was; null where nothing is due. */
  payment: checkoutPayment.nullable(),
  subscription,
});
export type ChangedPlan = z.infer<typeof changedPlan>;

export const changePlanSchemas = {
  summary: 'Changes the plan of one of my packages: a dearer one now, a cheaper one when the period ends',
  tag,
  params: idParams,
  body: changePlanInput,
  reply: changedPlan,
} satisfies EndpointSchemas;

export const cancelPlanChangeSchemas = {
  summary: 'Takes back a change of plan that waits for the end of the period',
  tag,
  params: idParams,
  reply: subscription,
} satisfies EndpointSchemas;
