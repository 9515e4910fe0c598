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

const plan = z.object({
  productId: id,
  name: z.string(),
  billingCycle,
  price: moneyText,
  basicCardCount: count,
  proCardCount: count,
});

/** What a change of plan costs and does, shown before the owner decides (docs/money.md 3.5). */
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
  /** For a period that starts anew: the unused value of the old one, deducted from the price. Else null. */
  credit: moneyText.nullable(),
  effectiveAt: time,
  /** End of the period that is paid after the change. */
  periodEnd: time,
  /** Time and amount of the next charge without the customer; null where the plan doesn't renew. */
  nextCharge: z.object({ at: time, amount: moneyText }).nullable(),
  /** Cards that visitors see today and would no longer see; nothing is deleted. */
  cardsLost: z.array(z.object({ id, name: z.string() })),
  /** Cards that visitors don't see today and would see again. */
  cardsBack: z.array(z.object({ id, name: z.string() })),
  /** Whether pro features end: no pro card would be left in any plan. */
  losesPro: z.boolean(),
  /** The sum is valid for a quarter of an hour from here. */
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
  /** The sum the customer was shown; if it has changed, the request is refused with the new one. */
  amount: moneyText,
  quotedAt: time,
  /** Needed where an amount is due. */
  method: startCheckoutInput.shape.method.optional(),
  /** Version of the words about the renewal that the customer read; needed where the plan renews. */
  consentVersion: startCheckoutInput.shape.consentVersion,
  language: language.default(defaultLanguage),
});
export type ChangePlanInput = z.infer<typeof changePlanInput>;
export type ChangePlanWish = z.input<typeof changePlanInput>;

const changedPlan = z.object({
  /** The payment that is due or was made; null where nothing is due. */
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
  present: planChangeQuote,
} satisfies EndpointSchemas;

export const cancelPlanChangeSchemas = {
  summary: 'Takes back a change of plan that waits for the end of the period',
  tag,
  params: idParams,
  reply: subscription,
} satisfies EndpointSchemas;
