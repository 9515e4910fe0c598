import type { Knex } from 'knex';
import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { StartCheckoutInput, StartedCheckout } from '../../../contract/subscriptions/checkout.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import { Package } from '../../../models/Package.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Product } from '../../../models/Product.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import {
  assertBuyerTold,
  assertCheckoutOpen,
  closePage,
  hasOpenPage,
  sendCharge,
} from '../../payments/index.ts';
import { isActivePackage } from '../entitlements/package-access.ts';
import { activateFreePlan } from './activate-free-plan.ts';
import { awaitPage } from './await-page.ts';
import { cardToCharge } from './card-to-charge.ts';
import { checkoutAddress } from './checkout-address.ts';
import { openPaymentPage } from './open-payment-page.ts';
import { findLive, prepareAttempt, type Wanted } from './prepare-attempt.ts';
import { showPayment } from './read-checkout.ts';
import { assertReadConsent } from './store-consents.ts';
import { planAlreadyActive } from '../messages.ts';

/**
 * Starts the purchase of a plan: the attempt is written down, then the provider is asked, then the outcome is applied
 * (docs/money.md 1.4). A live checkout for the same plan is returned; one for another plan is ended first.
 * @throws {AppError} `demo_account_protected`; `not_found` for a plan or payment method that doesn't exist;
 * `conflict` for a plan the user has, or a renewal agreed to in former words; `too_many_requests` after too many
 * declines; `validation_failed` where the sum needs a business number; `service_unavailable` where no provider is configured
 */
export async function startCheckout(
  ctx: AppContext,
  actor: Actor,
  input: StartCheckoutInput,
): Promise<StartedCheckout> {
  assertMayManageCredentials(actor);
  const { knex, clock, payments: provider } = ctx.deps;
  const product = await Product.query(knex).findOne({ id: input.id, is_active: true });
  if (!product) throw new AppError('not_found');
  const price = input.billingCycle === 'monthly' ? product.monthlyPrice : product.yearlyPrice;
  if (price === 0) {
    // A paid plan without a price for this cycle is not sold in this cycle.
    if (product.monthlyPrice !== product.yearlyPrice) throw new AppError('not_found');
    await activateFreePlan(knex, actor.id, product, clock.now());
    return { payment: null, activated: true };
  }
  if (!provider) throw new AppError('service_unavailable', { message: 'no payment provider' });
  await assertNotOwned(knex, actor.id, product, clock.now());
  if (mayRenew(input.method)) assertReadConsent({ language: input.language, version: input.consentVersion });
  const card = await cardToCharge(knex, actor.id, provider, input.method);
  const { privateBuyer } = input;
  const bought = { userId: actor.id, amountMinor: price, privateBuyer, now: clock.now() };
  await assertBuyerTold(knex, provider, bought);
  await assertCheckoutOpen(knex, { userId: actor.id, methodId: card?.id, now: clock.now() });
  const wanted: Wanted = {
    userId: actor.id,
    product,
    cycle: input.billingCycle,
    price,
    provider: provider.id,
    saveCard: mayRenew(input.method),
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
  if (method.kind === 'test') return false;
  return method.kind === 'new' ? method.save : method.renew;
}

async function assertNotOwned(knex: Knex, userId: number, product: Product, now: Date): Promise<void> {
  const own = await Package.query(knex).where({ user_id: userId, product_id: product.id });
  if (!own.some((row) => isActivePackage(row, now) || row.status === 'past_due')) return;
  throw new AppError('conflict', {
    text: planAlreadyActive,
  });
}

/**
 * Ends checkouts that the customer left for another plan. One whose money may have moved can't be ended: it is shown
 * to the customer before any card is charged again (docs/money.md 1.5).
 */
async function settleFormer(
  ctx: AppContext,
  provider: PaymentProvider,
  wanted: Wanted,
): Promise<PaymentAttempt | null> {
  const now = ctx.deps.clock.now();
  for (const former of await findLive(ctx.deps.knex, wanted.userId)) {
    if (isSame(former, wanted, now)) return former;
    if (!hasOpenPage(former, provider)) return former;
    const attempt = await closePage(ctx.deps, provider, former);
    if (attempt.status !== 'expired' && attempt.status !== 'failed') return attempt;
  }
  return null;
}

function isSame(former: PaymentAttempt, wanted: Wanted, now: Date): boolean {
  const bought = former.package;
  const isOpen = former.expiresAt === null || former.expiresAt > now;
  return (
    isOpen &&
    bought?.productId === wanted.product.id &&
    bought.billingCycle === wanted.cycle &&
    former.amountMinor === wanted.price &&
    former.paymentMethodId === wanted.paymentMethodId &&
    former.saveCard === wanted.saveCard &&
    (former.expiresAt !== null) === wanted.onPage
  );
}
