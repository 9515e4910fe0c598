import type { StartCheckoutInput, StartedCheckout } from '../../../contract/subscriptions/checkout.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import type { Product } from '../../../models/Product.ts';
import {
  assertBuyerTold,
  assertTransferOffered,
  openTransfer,
  transferMessages,
} from '../../payments/index.ts';
import { amountOf, prepareAttempt, type Wanted } from './prepare-attempt.ts';
import { showPayment } from './read-checkout.ts';
import { settleFormer } from './settle-former.ts';

/**
 * Starts the purchase of a year of a plan by bank transfer: the attempt waits with its proforma, and nothing renews
 * (docs/money.md 13.11). A transfer for the same is returned; another checkout of the plan is ended first.
 * @throws {AppError} as `assertTransferOffered`; `conflict` for a month; `validation_failed` on `privateBuyer`, and on
 * `coupon`
 */
export async function startTransfer(
  ctx: AppContext,
  { id: userId }: Actor,
  { billingCycle: cycle, privateBuyer, installments, language }: StartCheckoutInput,
  { product, price, used }: { product: Product; price: number; used: Wanted['coupon'] },
): Promise<StartedCheckout> {
  const { knex, clock, payments: provider } = ctx.deps;
  const amountMinor = amountOf({ price, coupon: used ?? null });
  if (cycle !== 'yearly') throw new AppError('conflict', { text: transferMessages.yearlyOnly });
  await assertTransferOffered(ctx.deps, { userId, amountMinor, installments });
  await assertBuyerTold(knex, provider ?? {}, { userId, amountMinor, privateBuyer, now: clock.now() });
  const wanted: Wanted = {
    userId,
    product,
    cycle,
    price,
    coupon: used ?? null,
    provider: 'bank',
    saveCard: false,
    paymentMethodId: null,
    installments: 1,
    onPage: true,
    language,
  };
  const standing = await settleFormer(ctx, provider, wanted);
  const { attempt } = standing
    ? { attempt: standing }
    : await prepareAttempt(knex, wanted, clock.now(), (trx, begun) => openTransfer(trx, ctx.deps, begun));
  return { payment: await showPayment(knex, attempt, { now: clock.now(), language }), activated: false };
}
