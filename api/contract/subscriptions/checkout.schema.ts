import { defaultLanguage } from '../base/languages.ts';
import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import {
  billingCycle,
  currency,
  offeredOnPage,
  attemptPaymentType,
} from '../payments/entities/payment-enums.schema.ts';
import {
  chargedInstallments,
  installmentTerms,
  wantedInstallments,
} from '../payments/installments.schema.ts';
import { language } from '../base/language.schema.ts';
import { moneyText } from '../base/money.schema.ts';
import { paymentMethodView } from '../payments/wallet.schema.ts';

const tag = 'Checkout';
const id = z.int().positive();
const time = z.iso.datetime();

const checkoutTypes = ['package'] as const;

/** A price with its VAT; net and VAT add up to it. */
const sums = z.object({ total: moneyText, net: moneyText, vat: moneyText });

/** What is bought, with everything a customer must know before paying. */
const checkoutOffer = z.object({
  productId: id,
  name: z.string(),
  description: z.string().nullable(),
  basicCardCount: z.int().min(0),
  proCardCount: z.int().min(0),
  vatRate: z.int(),
  currency,
  monthly: sums,
  yearly: sums,
  isFree: z.boolean(),
  /** The user has this very plan now, until then (null = without an end). */
  owned: z.object({ until: time.nullable() }).nullable(),
  /** Another paid plan is in force, and both will count. */
  addsTo: z.string().nullable(),
});
export type CheckoutOffer = z.infer<typeof checkoutOffer>;

/**
 * `open` has a page that waits for the customer, `unclear` has one about which the provider didn't answer when it was
 * asked, `waiting` waits for the provider's answer, `transfer` for the customer's bank transfer; `double` was paid already and
 * is refunded, `review` waits for staff.
 */
const checkoutStates = [
  'open',
  'unclear',
  'waiting',
  'transfer',
  'succeeded',
  'declined',
  'not_charged',
  'expired',
  'double',
  'review',
] as const;
export const checkoutState = z.enum(checkoutStates);
export type CheckoutState = z.infer<typeof checkoutState>;

export const checkoutPayment = z.object({
  id: z.uuid(),
  /** The first payment of a plan, or a change to it from another. */
  kind: z.enum(['initial', 'upgrade']),
  state: checkoutState,
  productId: id,
  productName: z.string(),
  billingCycle,
  amount: moneyText,
  currency,
  /** The provider's page on which it can still be paid. */
  pageUrl: z.string().nullable(),
  decline: z.object({ class: z.string(), code: z.string() }).nullable(),
  last4: z.string().nullable(),
  /** What was paid with instead of typing a card. */
  paymentType: attemptPaymentType.nullable(),
  installments: chargedInstallments,
  receiptNumber: z.string().nullable(),
  /** Until when the bought package is in force. */
  validUntil: time.nullable(),
  /** When it is next charged without the customer; null where it isn't. */
  renewsAt: time.nullable(),
});
export type CheckoutPayment = z.infer<typeof checkoutPayment>;

const checkoutView = z.object({
  /** The provider: none, the sandbox, which moves no money, or a live one. */
  provider: z.enum(['none', 'sandbox', 'live']),
  /** The highest sum without a question for the buyer's business number; null where none is asked for. */
  numberAskedAbove: moneyText.nullable(),
  offer: checkoutOffer.nullable(),
  methods: z.array(paymentMethodView),
  /** What the provider's page offers beside a typed card. */
  offeredOnPage,
  /** Into how many payments a year's price may be divided. */
  installments: installmentTerms,
  /** My payment for this plan that isn't over: its page can be gone on with, or closed to start over. */
  live: checkoutPayment.nullable(),
  payment: checkoutPayment.nullable(),
});
export type CheckoutView = z.infer<typeof checkoutView>;

export const readCheckoutSchemas = {
  summary: 'What a checkout would charge, my ways to pay, and one of my payments',
  tag,
  query: z.object({
    type: z.enum(checkoutTypes).optional().catch(undefined),
    id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
    payment: z.uuid().optional().catch(undefined),
  }),
  reply: checkoutView,
} satisfies EndpointSchemas;

/** A stored payment method of the user; else a new one on the provider's page; `test` is the sandbox's own card. */
export const cardMethod = z.union([
  z.object({ kind: z.literal('saved'), id, renew: z.boolean().default(false) }),
  z.object({ kind: z.literal('new'), save: z.boolean().default(false) }),
  z.object({ kind: z.literal('test') }),
]);

/** A card, or a bank transfer with a proforma. */
export const checkoutMethod = z.union([cardMethod, z.object({ kind: z.literal('transfer') })]);

/** Of a coupon's code: longer ones exist nowhere. */
export const typedCoupon = z.string().trim().min(1, 'required').max(100);

/** Prices are the server's: the client names what the customer wants, never its price (docs/security.md P7). */
export const startCheckoutInput = z.object({
  type: z.enum(checkoutTypes),
  id,
  billingCycle,
  method: checkoutMethod,
  acceptTerms: z.literal(true),
  /** The customer buys for themselves: no business number is asked for, whatever the sum. */
  privateBuyer: z.boolean().default(false),
  /** A coupon's or gift's code, as it was typed. */
  coupon: typedCoupon.optional(),
  /** Only of a year's price; a renewal is always one payment. */
  installments: wantedInstallments,
  /** Version of the words beside the boxes that the customer ticked; a renewal needs it. */
  consentVersion: z.string().max(20).optional(),
  language: language.default(defaultLanguage),
});
export type StartCheckoutInput = z.infer<typeof startCheckoutInput>;

/** A code that somebody wants to use, and for what. */
const checkCouponInput = z.object({ id, billingCycle, coupon: typedCoupon });

/** What a code takes off the first payment; a renewal is charged the plan's whole price. */
export const couponOffer = z.object({ code: z.string(), discount: moneyText, ...sums.shape });
export type CouponOffer = z.infer<typeof couponOffer>;

export const checkCouponSchemas = {
  summary: 'What a coupon would take off the first payment of a plan',
  tag,
  body: checkCouponInput,
  reply: couponOffer,
} satisfies EndpointSchemas;

/** The started payment; null where the plan is free, or a coupon left nothing to pay. */
const startedCheckout = z.object({ payment: checkoutPayment.nullable(), activated: z.boolean() });
export type StartedCheckout = z.infer<typeof startedCheckout>;

export const startCheckoutSchemas = {
  summary: 'Buy a plan; a live checkout for the same thing is returned, not made again',
  tag,
  body: startCheckoutInput,
  reply: startedCheckout,
  status: 201,
} satisfies EndpointSchemas;

export const checkPaymentSchemas = {
  summary: 'Ask the provider what became of my payment',
  tag,
  params: z.object({ id: z.uuid() }),
  reply: checkoutPayment,
} satisfies EndpointSchemas;

export const closePaymentSchemas = {
  summary: 'Close the page of my payment, to start over; money that was taken on it counts',
  tag,
  params: z.object({ id: z.uuid() }),
  reply: checkoutPayment,
} satisfies EndpointSchemas;
