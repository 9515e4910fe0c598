import type { Knex } from 'knex';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { TakesEffect } from '../../../contract/subscriptions/entities/package-change.schema.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type { PlanChangeQuote } from '../../../contract/subscriptions/plan-change.schema.ts';
import { AppError } from '../../../errors.ts';
import { splitVat } from '../../../lib/vat.ts';
import { Package } from '../../../models/Package.ts';
import { Product } from '../../../models/Product.ts';
import { paidTimeOf, restartedPeriod } from './paid-time.ts';
import { followingEnd } from './period-start.ts';
import { periodEnd, vatRateAt } from '../../payments/index.ts';
import { upgradeAmount } from './prorate.ts';
import { entitlementsFrom } from '../entitlements/entitlements.ts';
import { changedCards } from './changed-cards.ts';
import { changeRefusal } from './change-refusals.ts';
import { planIsTheSame } from '../messages.ts';

/** How long a shown sum is valid, in milliseconds. */
export const quoteHolds = 15 * 60_000;

interface WantedChange {
  packageId: number;
  userId: number;
  productId: number;
  billingCycle: BillingCycle;
  /** The moment that the sum is computed for; the present one for a new quote. */
  at: Date;
}

export interface Quote {
  changed: Package;
  product: Product;
  billingCycle: BillingCycle;
  takesEffect: TakesEffect;
  /** Agorot due today. */
  amount: number;
  /** Agorot for each period from then on. */
  price: number;
  /** Agorot deducted from the price of a period that starts anew. */
  credit: number | null;
  effectiveAt: Date;
  endDate: Date;
}

/**
 * Quotes a change of plan (docs/money.md 3.5): to a dearer plan, or from months to a year, now; to a cheaper one, or
 * from a year to months, when the period ends. No more is credited than was paid and not refunded, and time that
 * staff gave stays time (docs/money.md 13.5).
 * @param lock locks the package until the transaction ends
 * @throws {AppError} `not_found` for a package that isn't the user's or a plan that isn't sold in this cycle;
 * `conflict` where the owner can't change the package, or it has that plan already
 */
export async function quoteChange(
  knex: Knex,
  { packageId, userId, productId, billingCycle, at }: WantedChange,
  { now, lock = false }: { now: Date; lock?: boolean },
): Promise<Quote> {
  const query = Package.query(knex).findOne({ id: packageId, user_id: userId });
  const changed = await (lock ? query.forUpdate() : query);
  const product = await Product.query(knex).findOne({ id: productId, is_active: true });
  if (!changed || !product) throw new AppError('not_found');
  await changed.$fetchGraph('product', { transaction: knex });
  const price = billingCycle === 'monthly' ? product.monthlyPrice : product.yearlyPrice;
  if (price === 0) throw new AppError('not_found');
  const refusal = changeRefusal(changed, now);
  if (refusal || !changed.endDate) throw new AppError('conflict', refusal ? { text: refusal } : {});
  await assertOther(knex, changed, { productId, billingCycle, now });
  const common = { changed, product, billingCycle, price };
  const ends = changed.endDate;
  const atEnd: Quote = {
    ...common,
    takesEffect: 'period_end',
    amount: 0,
    credit: null,
    effectiveAt: ends,
    endDate: await periodEnd(knex, ends, billingCycle, 1),
  };
  const isSameCycle = billingCycle === changed.billingCycle;
  if (isSameCycle && price < changed.price) {
    const endDate = await followingEnd(knex, changed.billingAnchor, billingCycle, ends);
    return { ...atEnd, endDate };
  }
  const { stretch, credit } = await paidTimeOf(knex, changed, at);
  const atOnce = { ...common, takesEffect: 'now', effectiveAt: at } as const;
  // In given time nothing is paid for that a difference could be paid of: a dearer plan starts a period of its own.
  const goesOn = isSameCycle && (stretch.left > 0 || price === changed.price);
  if (goesOn)
    return { ...atOnce, amount: upgradeAmount(credit, price, stretch), credit: null, endDate: ends };
  // An unused value above the whole new period's price isn't lost: its time runs out first.
  if ((!isSameCycle && billingCycle === 'monthly') || credit > price) return atEnd;
  const former = { paidUntil: changed.paidUntil, endDate: ends };
  const { endDate } = await restartedPeriod(knex, former, { from: at, cycle: billingCycle });
  return { ...atOnce, amount: price - credit, credit, endDate };
}

async function assertOther(
  knex: Knex,
  changed: Package,
  { productId, billingCycle, now }: Pick<WantedChange, 'productId' | 'billingCycle'> & { now: Date },
): Promise<void> {
  const isSame = changed.productId === productId && changed.billingCycle === billingCycle;
  const others = await Package.query(knex)
    .where({ user_id: changed.userId, product_id: productId })
    .whereIn('status', ['active', 'past_due'])
    .whereNot({ id: changed.id })
    .where((query) => query.whereNull('end_date').orWhere('end_date', '>', now));
  if (isSame || others.length > 0)
    throw new AppError('conflict', {
      text: planIsTheSame,
    });
}

/** A quote for the owner who asked. */
export async function presentQuote(
  knex: Knex,
  quote: Quote,
  { at, language }: { at: Date; language: Language },
): Promise<PlanChangeQuote> {
  const { changed, product, amount, price, credit, takesEffect, effectiveAt, endDate } = quote;
  const own = await Package.query(knex).where({ user_id: changed.userId });
  const before = entitlementsFrom(own, at);
  const after = entitlementsFrom(
    own.map((row) =>
      row.id === changed.id
        ? { ...row, basicCardCount: product.basicCardCount, proCardCount: product.proCardCount }
        : row,
    ),
    at,
  );
  const { lost, back } = await changedCards(knex, changed.userId, before, after);
  const vatRate = await vatRateAt(knex, at);
  const { net, vat } = splitVat(amount, vatRate);
  const nextAt = takesEffect === 'now' ? endDate : effectiveAt;
  return {
    packageId: changed.id,
    from: {
      productId: changed.productId,
      name: productNameIn(changed.product, language),
      billingCycle: changed.billingCycle,
      price: fromMinor(changed.price),
      basicCardCount: changed.basicCardCount,
      proCardCount: changed.proCardCount,
    },
    to: {
      productId: product.id,
      name: productNameIn(product, language),
      billingCycle: quote.billingCycle,
      price: fromMinor(price),
      basicCardCount: product.basicCardCount,
      proCardCount: product.proCardCount,
    },
    takesEffect,
    amount: fromMinor(amount),
    net: fromMinor(net),
    vat: fromMinor(vat),
    vatRate,
    currency: changed.currency,
    credit: credit === null ? null : fromMinor(credit),
    effectiveAt: effectiveAt.toISOString(),
    periodEnd: endDate.toISOString(),
    nextCharge: changed.autoRenew ? { at: nextAt.toISOString(), amount: fromMinor(price) } : null,
    cardsLost: lost,
    cardsBack: back,
    losesPro: before.proCards > 0 && after.proCards === 0,
    quotedAt: at.toISOString(),
  };
}
