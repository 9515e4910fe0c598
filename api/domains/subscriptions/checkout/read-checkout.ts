import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import type { CheckoutPayment, CheckoutView } from '../../../contract/subscriptions/checkout.schema.ts';
import type { Actor } from '../../../http/context.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Product } from '../../../models/Product.ts';
import { Receipt } from '../../../models/Receipt.ts';
import type { AppDeps } from '../../../deps.ts';
import { changeOf } from '../plan/upgrade.ts';
import {
  findPaymentMethods,
  installmentTerms,
  numberAskedAbove,
  presentPaymentMethod,
  vatRateAt,
} from '../../payments/index.ts';
import { findLive } from './prepare-attempt.ts';
import { presentOffer, presentPayment } from './checkout.presenter.ts';

interface Asked {
  type?: 'package' | undefined;
  id?: number | undefined;
  payment?: string | undefined;
}

/**
 * Reads what a checkout shows. A guest sees the plan and its price; a payment is shown only to the customer who pays
 * it.
 */
export async function readCheckout(
  { env, knex, clock, payments }: Pick<AppDeps, 'env' | 'knex' | 'clock' | 'payments'>,
  actor: Actor | null,
  { type, id, payment: publicId }: Asked,
  language: Language,
): Promise<CheckoutView> {
  const now = clock.now();
  const attempt = actor && publicId ? await findPayment(knex, actor.id, publicId) : undefined;
  const productId = type === 'package' ? id : undefined;
  const product = productId
    ? await Product.query(knex).findOne({ id: productId, is_active: true })
    : undefined;
  const packages =
    actor && product
      ? await Package.query(knex).where({ user_id: actor.id }).withGraphFetched('product')
      : [];
  const methods = actor ? await findPaymentMethods(knex, actor.id) : [];
  const live = actor && product ? await findLiveOf(knex, actor.id, product.id) : undefined;
  return {
    provider: payments ? (payments.id === 'sandbox' ? 'sandbox' : 'live') : 'none',
    numberAskedAbove: await numberAskedAbove(knex, payments, now),
    offer: product
      ? presentOffer(product, packages, { now, language, vatRate: await vatRateAt(knex, now) })
      : null,
    methods: methods
      .filter(({ token, paymentProvider }) => token !== null && paymentProvider === payments?.id)
      .map((method) => presentPaymentMethod(method, false, now)),
    offeredOnPage: payments?.offeredOnPage ?? { once: [], kept: [] },
    installments: installmentTerms({ env, payments }, 'plan'),
    live: live ? await showPayment(knex, live, { now, language }) : null,
    payment: attempt ? await showPayment(knex, attempt, { now, language }) : null,
  };
}

/** A user's newest first payment for a plan that isn't over. */
async function findLiveOf(
  knex: Knex,
  userId: number,
  productId: number,
): Promise<PaymentAttempt | undefined> {
  return (await findLive(knex, userId)).find(({ package: bought }) => bought?.productId === productId);
}

/** One of a user's payments for packages, with what it pays for; undefined for another user's. */
export async function findPayment(
  knex: Knex,
  userId: number,
  publicId: string,
): Promise<PaymentAttempt | undefined> {
  return PaymentAttempt.query(knex)
    .findOne({ public_id: publicId, user_id: userId })
    .whereIn('kind', ['initial', 'upgrade'])
    .whereNotNull('package_id');
}

/** A payment as its customer sees it, with the present state of what it pays for. */
export async function showPayment(
  knex: Knex,
  attempt: PaymentAttempt,
  shown: { now: Date; language: Language },
): Promise<CheckoutPayment> {
  await attempt.$fetchGraph('package.product', { transaction: knex });
  const receipt = await Receipt.query(knex).findOne({ attempt_id: attempt.id, kind: 'receipt' });
  const change =
    attempt.kind === 'upgrade' ? await changeOf(knex, attempt).withGraphFetched('toProduct') : null;
  return presentPayment(attempt, { receiptNumber: receipt?.receiptNumber ?? null, change }, shown);
}
