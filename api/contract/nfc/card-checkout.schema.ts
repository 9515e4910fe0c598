import { defaultLanguage } from '../base/languages.ts';
import { z } from 'zod';
import { addressFields } from '../accounts/addresses.schema.ts';
import { checkoutMethod, checkoutState, couponOffer, typedCoupon } from '../subscriptions/checkout.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { orderStatus } from './entities/physical-card-order.schema.ts';
import { printChoice, printedTexts } from './entities/printed-design.schema.ts';
import { currency, offeredOnPage, attemptPaymentType } from '../payments/entities/payment-enums.schema.ts';
import {
  chargedInstallments,
  installmentTerms,
  wantedInstallments,
} from '../payments/installments.schema.ts';
import { language } from '../base/language.schema.ts';
import { moneyText } from '../base/money.schema.ts';
import { namedCard } from './chips.schema.ts';
import { nfcProduct, ownOrder } from './orders.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { optionalText } from '../base/typed-fields.schema.ts';
import { paymentMethodView } from '../payments/wallet.schema.ts';

const tag = 'Printed cards';
const id = z.int().positive();

/** Default pieces of an order (docs/specification.md 9). */
export const defaultPieces = 100;
/** Max pieces of any order, whatever staff allow. */
const maxPiecesEver = 10_000;
/** Max cards that the pieces of one order may lead to. */
const maxCardsOfOrder = 50;

const pieces = z.int('pieces_whole').min(1, 'pieces_whole').max(maxPiecesEver);

/** The price of a number of pieces, including VAT. Only the server computes it: screens show these figures. */
const cardQuote = z.object({
  productId: id,
  quantity: z.int().min(1),
  first: moneyText,
  furtherPieces: z.int().min(0),
  /** Price of each further piece, and of all of them. */
  further: moneyText,
  furtherTotal: moneyText,
  total: moneyText,
  net: moneyText,
  vat: moneyText,
  vatRate: z.int(),
  currency,
});
export type CardQuote = z.infer<typeof cardQuote>;

export const quoteCardsSchemas = {
  summary: 'What so many printed cards cost, tax included',
  tag,
  params: idParams,
  query: z.object({ quantity: z.coerce.number('pieces_whole').pipe(pieces).default(defaultPieces) }),
  reply: cardQuote,
} satisfies EndpointSchemas;

const orderPayment = z.object({
  id: z.uuid(),
  state: checkoutState,
  orderId: id,
  orderStatus,
  /** Null when the product was deleted. */
  productId: id.nullable(),
  productName: z.string().nullable(),
  quantity: z.int().min(1),
  amount: moneyText,
  currency,
  pageUrl: z.string().nullable(),
  decline: z.object({ class: z.string(), code: z.string() }).nullable(),
  last4: z.string().nullable(),
  /** What was paid with instead of typing a card. */
  paymentType: attemptPaymentType.nullable(),
  installments: chargedInstallments,
  receiptNumber: z.string().nullable(),
});
export type OrderPayment = z.infer<typeof orderPayment>;

const cardCheckoutView = z.object({
  provider: z.enum(['none', 'sandbox', 'live']),
  /** The highest sum without a question for the buyer's business number; null where none is asked for. */
  numberAskedAbove: moneyText.nullable(),
  product: nfcProduct.nullable(),
  /** Price of the default quantity, so that the page shows a sum from the start. */
  quote: cardQuote.nullable(),
  methods: z.array(paymentMethodView),
  /** What the provider's page offers beside a typed card. */
  offeredOnPage,
  /** Into how many payments the price of a large order may be divided. */
  installments: installmentTerms,
  /** The user's cards, by name: the pieces may lead to them. */
  cards: z.array(namedCard),
  /** One of the user's orders: a waiting one is paid, any other is the template of a new one. */
  order: ownOrder.nullable(),
  /** The payment of this order that isn't over: its page can be gone on with, or closed to start over. */
  live: orderPayment.nullable(),
  payment: orderPayment.nullable(),
});
export type CardCheckoutView = z.infer<typeof cardCheckoutView>;

const asked = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined);

export const readCardCheckoutSchemas = {
  summary:
    'What a checkout of printed cards shows: the product, my ways to pay, one of my orders and payments',
  tag,
  query: z.object({ id: asked, order: asked, payment: z.uuid().optional().catch(undefined) }),
  reply: cardCheckoutView,
} satisfies EndpointSchemas;

/** The payment's fields, for a new order and for one that waits. */
const paying = z.object({
  method: checkoutMethod,
  acceptTerms: z.literal(true, 'terms_needed'),
  /** A coupon's or gift's code, as it was typed. */
  coupon: typedCoupon.optional(),
  installments: wantedInstallments,
  /** The customer buys for themselves: no business number is asked for, whatever the sum. */
  privateBuyer: z.boolean().default(false),
  language: language.default(defaultLanguage),
});

/** An order names what the customer wants, never its price (docs/security.md P7). */
const startOrderInput = paying
  .extend({
    productId: id,
    quantity: pieces,
    /** Number of pieces for each of the user's cards; null = no card yet. Their sum is the quantity. */
    cards: z
      .array(z.object({ profileId: id.nullable(), quantity: pieces }))
      .min(1)
      .max(maxCardsOfOrder),
    /** One of the user's addresses; else the one in the request. */
    addressId: id.nullable().default(null),
    address: addressFields.nullable().default(null),
    saveAddress: z.boolean().default(false),
    notes: optionalText(1000).default(null),
    /** The customer's approval of the drawn proof. */
    approveDesign: z.literal(true, 'design_needed'),
    /** The print they chose, and the texts that the proof showed; else the one of the card's template. */
    design: printChoice.extend({ seen: printedTexts }).optional(),
  })
  .superRefine(({ quantity, cards, addressId, address }, ctx) => {
    const sum = cards.reduce((total, card) => total + card.quantity, 0);
    const twice = new Set(cards.map(({ profileId }) => profileId)).size !== cards.length;
    if (sum !== quantity || twice) ctx.addIssue({ code: 'custom', path: ['cards'], message: 'pieces_sum' });
    if (addressId === null && address === null)
      ctx.addIssue({ code: 'custom', path: ['addressId'], message: 'required' });
  });
export type StartOrderInput = z.output<typeof startOrderInput>;
export type StartOrderRequest = z.input<typeof startOrderInput>;

/** The started payment; null where a coupon left nothing to pay, and the order goes on by itself. */
const startedOrder = z.object({ orderId: id, payment: orderPayment.nullable() });
export type StartedOrder = z.infer<typeof startedOrder>;

/** A code that somebody wants to use for so many pieces, or for their order that waits. */
const checkOrderCouponInput = z.union([
  z.object({ orderId: id, coupon: typedCoupon }),
  z.object({ productId: id, quantity: pieces, coupon: typedCoupon }),
]);
export type CheckOrderCouponInput = z.output<typeof checkOrderCouponInput>;

export const checkOrderCouponSchemas = {
  summary: 'What a coupon would take off an order of printed cards',
  tag,
  body: checkOrderCouponInput,
  reply: couponOffer,
} satisfies EndpointSchemas;

export const startOrderSchemas = {
  summary: 'Order printed cards and pay; an order for the same that waits for its payment is gone on with',
  tag,
  body: startOrderInput,
  reply: startedOrder,
  status: 201,
} satisfies EndpointSchemas;

export const payOrderSchemas = {
  summary: 'Pay my order that waits for its payment',
  tag,
  params: idParams,
  body: paying,
  reply: startedOrder,
  status: 201,
} satisfies EndpointSchemas;

export type PayOrderInput = z.output<typeof paying>;
export type PayOrderRequest = z.input<typeof paying>;

export const checkOrderPaymentSchemas = {
  summary: 'Ask the provider what became of my payment for an order',
  tag,
  params: z.object({ id: z.uuid() }),
  reply: orderPayment,
} satisfies EndpointSchemas;

export const closeOrderPaymentSchemas = {
  summary: 'Close the page of my order’s payment, to start over; money that was taken on it counts',
  tag,
  params: z.object({ id: z.uuid() }),
  reply: orderPayment,
} satisfies EndpointSchemas;

export const cancelOrderSchemas = {
  summary: 'Cancel my order before it is made; what was paid goes back',
  tag,
  params: idParams,
  reply: ownOrder,
} satisfies EndpointSchemas;

export const approveDesignSchemas = {
  summary: 'Approve the drawn proof of my order: it may be printed like this',
  tag,
  params: idParams,
  reply: ownOrder,
} satisfies EndpointSchemas;
