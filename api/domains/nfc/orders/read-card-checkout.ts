import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import {
  defaultPieces,
  type CardCheckoutView,
  type OrderPayment,
} from '../../../contract/nfc/card-checkout.schema.ts';
import type { Actor } from '../../../http/context.ts';
import { NfcProduct } from '../../../models/NfcProduct.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { Receipt } from '../../../models/Receipt.ts';
import type { AppDeps } from '../../../deps.ts';
import { readMyCards } from '../chips/read-chips.ts';
import {
  findPaymentMethods,
  installmentTerms,
  numberAskedAbove,
  presentPaymentMethod,
  vatRateAt,
} from '../../payments/index.ts';
import { findLiveOfOrder } from './order-attempts.ts';
import { presentNfcProduct, presentOrderPayment } from './orders.presenter.ts';
import { quoteOrder } from './price-order.ts';
import { readOwnOrder } from './read-orders.ts';

interface Asked {
  id?: number | undefined;
  order?: number | undefined;
  payment?: string | undefined;
}

/**
 * Reads what a checkout of printed cards shows. A guest sees product and price; an order and a payment are shown only
 * to their customer.
 */
export async function readCardCheckout(
  { env, knex, clock, payments }: Pick<AppDeps, 'env' | 'knex' | 'clock' | 'payments'>,
  { actor, language }: { actor: Actor | null; language: Language },
  asked: Asked,
): Promise<CardCheckoutView> {
  const now = clock.now();
  const attempt = actor && asked.payment ? await findOrderPayment(knex, actor.id, asked.payment) : undefined;
  const order =
    actor && asked.order ? await readOwnOrder(knex, { userId: actor.id, language }, asked.order, now) : null;
  const productId = asked.id ?? order?.product?.id;
  const product = productId
    ? await NfcProduct.query(knex).findOne({ id: productId, is_active: true })
    : undefined;
  const methods = actor ? await findPaymentMethods(knex, actor.id) : [];
  const [live] = order ? await findLiveOfOrder(knex, order.id) : [];
  return {
    provider: payments ? (payments.id === 'sandbox' ? 'sandbox' : 'live') : 'none',
    numberAskedAbove: await numberAskedAbove(knex, payments, now),
    product: product ? presentNfcProduct(product, language) : null,
    quote: product
      ? quoteOrder(product, Math.min(defaultPieces, product.maxQuantity), await vatRateAt(knex, now))
      : null,
    methods: methods
      .filter(({ token, paymentProvider }) => token !== null && paymentProvider === payments?.id)
      .map((method) => presentPaymentMethod(method, false, now)),
    offeredOnPage: payments?.offeredOnPage ?? { once: [], kept: [] },
    installments: installmentTerms({ env, payments }, 'order'),
    cards: actor ? await readMyCards(knex, actor.id) : [],
    order,
    live: live ? await showOrderPayment(knex, live, { language, now }) : null,
    payment: attempt ? await showOrderPayment(knex, attempt, { language, now }) : null,
  };
}

/** One of a user's payments for orders; undefined for another user's. */
export async function findOrderPayment(
  knex: Knex,
  userId: number,
  publicId: string,
): Promise<PaymentAttempt | undefined> {
  return PaymentAttempt.query(knex).findOne({ public_id: publicId, user_id: userId, kind: 'order' });
}

/** A payment as its customer sees it in their language, with the order's present state. */
export async function showOrderPayment(
  knex: Knex,
  attempt: PaymentAttempt,
  { language, now }: { language: Language; now: Date },
): Promise<OrderPayment> {
  const order = await PhysicalCardOrder.query(knex)
    .findById(attempt.orderId ?? 0)
    .throwIfNotFound();
  const receipt = await Receipt.query(knex).findOne({ attempt_id: attempt.id, kind: 'receipt' });
  return presentOrderPayment(
    attempt,
    order,
    { receiptNumber: receipt?.receiptNumber ?? null, language },
    now,
  );
}
