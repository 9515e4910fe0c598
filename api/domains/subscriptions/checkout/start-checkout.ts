import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { StartCheckoutInput, StartedCheckout } from '../../../contract/subscriptions/checkout.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import { countTry } from '../../../http/rate-limit.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import {
  assertBuyerTold,
  assertCheckoutOpen,
  assertInstallments,
  closeTransfersOfPlan,
  couponRefusals,
  sendCharge,
  checkCoupon,
} from '../../payments/index.ts';
import { activateFreePlan } from './activate-free-plan.ts';
import { activateWithCoupon } from './activate-with-coupon.ts';
import { assertNotOwned } from './assert-not-owned.ts';
import { awaitPage } from './await-page.ts';
import { cardToCharge } from './card-to-charge.ts';
import { checkoutAddress } from './checkout-address.ts';
import { openPaymentPage } from './open-payment-page.ts';
import { amountOf, prepareAttempt, type Wanted } from './prepare-attempt.ts';
import { priceOfPlan } from './price-of-plan.ts';
import { settleFormer } from './settle-former.ts';
import { startTransfer } from './start-transfer.ts';
import { showPayment } from './read-checkout.ts';
import { assertReadConsent } from './store-consents.ts';

/**
 * Starts the purchase of a plan: the attempt is written down, then the provider is asked, then the outcome is applied
 * (docs/money.md 1.4). A live checkout for the same plan is returned; one for another plan is ended first.
 * @throws {AppError} `demo_account_protected`; `not_found` for a plan or payment method that doesn't exist;
 * `validation_failed` on `coupon`, on `installments`, and where the sum needs a business number; `conflict` for a plan the user has, or a
 * renewal agreed to in former words; `too_many_requests` after too many declines; `service_unavailable` where no
 * provider is configured
 */
export async function startCheckout(
  ctx: AppContext,
  actor: Actor,
  input: StartCheckoutInput,
): Promise<StartedCheckout> {
  assertMayManageCredentials(actor);
  const { knex, clock, payments: provider } = ctx.deps;
  const now = clock.now();
  const { product, price } = await priceOfPlan(knex, input.id, input.billingCycle);
  if (price === 0) {
    await activateFreePlan(knex, actor.id, product, now);
    return { payment: null, activated: true };
  }
  await assertNotOwned(knex, actor.id, product, now);
  const used = await checkedCoupon(ctx, actor, input, price);
  if (used && amountOf({ price, coupon: used }) === 0) {
    await activateWithCoupon(knex, product, { ...used, now });
    const why = { actor: `user:${actor.id}`, reason: 'its customer pays otherwise' };
    await closeTransfersOfPlan(ctx.deps, { userId: actor.id, productId: product.id }, why);
    return { payment: null, activated: true };
  }
  if (input.method.kind === 'transfer') return startTransfer(ctx, actor, input, { product, price, used });
  if (!provider) throw new AppError('service_unavailable', { message: 'no payment provider' });
  if (mayRenew(input.method)) assertReadConsent({ language: input.language, version: input.consentVersion });
  // A provider that charges again by its own calendar would charge the lowered sum again.
  if (used && mayRenew(input.method) && provider.caps.driver === 'provider')
    throw new AppError('validation_failed', { fields: { coupon: couponRefusals.renewedThere } });
  const card = await cardToCharge(knex, actor.id, provider, input.method);
  const { privateBuyer } = input;
  const bought = {
    userId: actor.id,
    amountMinor: amountOf({ price, coupon: used }),
    privateBuyer,
    now: clock.now(),
  };
  assertInstallments({ ...ctx.deps, payments: provider }, 'plan', {
    count: input.installments,
    amountMinor: bought.amountMinor,
    cycle: input.billingCycle,
  });
  await assertBuyerTold(knex, provider, bought);
  await assertCheckoutOpen(knex, { userId: actor.id, methodId: card?.id, now: clock.now() });
  const wanted: Wanted = {
    userId: actor.id,
    product,
    cycle: input.billingCycle,
    price,
    coupon: used,
    provider: provider.id,
    saveCard: mayRenew(input.method),
    installments: input.installments,
    paymentMethodId: card?.id ?? null,
    onPage: card === null,
    language: input.language,
  };
  const standing = await settleFormer(ctx, provider, wanted);
  const { attempt, isNew } = standing
    ? { attempt: standing, isNew: false }
    : await prepareAttempt(knex, wanted, clock.now());
  const sent = !isNew
    ? await awaitPage(knex, attempt, clock.now())
    : card
      ? await sendCharge(ctx.deps, provider, attempt.id, card)
      : await openPaymentPage(ctx, provider, attempt, {
          name: productNameIn(product, input.language),
          language: input.language,
          cycle: input.billingCycle,
          backTo: (payment, back) => checkoutAddress(product.id, { payment, back, language: input.language }),
        });
  return {
    payment: await showPayment(knex, sent, { now: clock.now(), language: input.language }),
    activated: sent.status === 'succeeded',
  };
}

function mayRenew(method: StartCheckoutInput['method']): boolean {
  if (method.kind === 'test' || method.kind === 'transfer') return false;
  return method.kind === 'new' ? method.save : method.renew;
}

/**
 * The coupon that the customer wants to use, checked. Each code is counted as a try, so that nobody guesses one here.
 * @throws {AppError} `validation_failed` on `coupon`; `too_many_requests`
 */
async function checkedCoupon(
  ctx: AppContext,
  { id: userId }: Actor,
  { id: productId, billingCycle: cycle, coupon: code }: StartCheckoutInput,
  price: number,
): Promise<NonNullable<Wanted['coupon']> | null> {
  if (code === undefined) return null;
  await countTry(ctx, 'coupon', `person ${userId}`);
  const wish = { code, userId, productId, cycle, price };
  return { wish, shown: await checkCoupon(ctx.deps.knex, wish, { now: ctx.deps.clock.now() }) };
}
