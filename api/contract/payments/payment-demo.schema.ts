import { defaultLanguage } from '../base/languages.ts';
import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { demoPaymentKind, demoPaymentStatus, demoStep } from './entities/demo-payment.schema.ts';
import { language } from '../base/language.schema.ts';
import { moneyText } from '../base/money.schema.ts';

/** Amounts that the demonstration offers, as the API writes money. */
export const demoAmounts = ['10.00', '49.90', '300.00'] as const;
export type DemoAmount = (typeof demoAmounts)[number];

/** One demo payment as its visitor sees it; who holds its address may see it, and nothing personal is in it. */
const demoPayment = z.object({
  id: z.uuid(),
  kind: demoPaymentKind,
  amount: moneyText,
  currency: z.literal('ILS'),
  status: demoPaymentStatus,
  saveCard: z.boolean(),
  /** The page on which it can still be paid. */
  pageUrl: z.string().nullable(),
  decline: z.object({ class: z.string(), code: z.string() }).nullable(),
  last4: z.string().nullable(),
  canChargeAgain: z.boolean(),
  steps: z.array(demoStep),
});
export type DemoPayment = z.infer<typeof demoPayment>;

const paymentDemo = z.object({ offered: z.boolean(), payment: demoPayment.nullable() });
/** A box of a plain form is there or not. */
const box = z.union([z.boolean(), z.literal('1').transform(() => true)]).default(false);
const tag = 'payment demo';
const params = z.object({ id: z.uuid() });

export const readPaymentDemoSchemas = {
  summary: 'Whether the demonstration of a payment is offered here, and one of its payments',
  tag,
  query: z.object({ payment: z.uuid().optional().catch(undefined) }),
  reply: paymentDemo,
} satisfies EndpointSchemas;

export const startDemoPaymentSchemas = {
  summary: 'Make a demo payment and its page in the sandbox',
  tag,
  body: z.object({
    amount: z.enum(demoAmounts).default('49.90'),
    saveCard: box,
    language: language.default(defaultLanguage),
  }),
  reply: demoPayment,
  status: 201,
} satisfies EndpointSchemas;

export const checkDemoPaymentSchemas = {
  summary: 'Ask the sandbox what became of a demo payment',
  tag,
  params,
  reply: demoPayment,
} satisfies EndpointSchemas;

export const chargeAgainSchemas = {
  summary: 'Charge the stored card of a demo payment again, as a renewal does',
  tag,
  params,
  reply: demoPayment,
  status: 201,
} satisfies EndpointSchemas;
