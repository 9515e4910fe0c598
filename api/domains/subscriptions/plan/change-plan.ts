import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import { languageQuery } from '../../../contract/base/languages.ts';
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type {
  ChangedPlan,
  ChangePlanInput,
  PlanChangeQuote,
} from '../../../contract/subscriptions/plan-change.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import { Package } from '../../../models/Package.ts';
import { PackageChange } from '../../../models/PackageChange.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import { assertCheckoutOpen, closePage, hasOpenPage, sendCharge } from '../../payments/index.ts';
import { applyChange } from './apply-change.ts';
import { changeOf } from './upgrade.ts';
import { awaitPage } from '../checkout/await-page.ts';
import { cardToCharge } from '../checkout/card-to-charge.ts';
import { openPaymentPage } from '../checkout/open-payment-page.ts';
import { liveStatuses, lockCheckouts } from '../checkout/prepare-attempt.ts';
import { showPayment } from '../checkout/read-checkout.ts';
import { assertReadConsent, storeRenewalConsent } from '../checkout/store-consents.ts';
import { presentQuote, quoteChange, quoteHolds, type Quote } from './quote-change.ts';
import { readSubscription } from './read-subscription.ts';
import { changeSumChanged } from '../messages.ts';

const minute = 60_000;
const minutesToPay = 30;
/** After this many minutes the sweep takes up a started attempt whose process crashed; no call takes as long. */
const beginningMinutes = 2;

type Wanted = ChangePlanInput & { packageId: number };
type Begun = { attempt: PaymentAttempt; isNew: boolean } | null;

/**
 * Changes the plan of a package: the change is written down, then the payment method charged or the provider's page
 * opened, then the outcome applied (docs/money.md 3.5). Without an amount due no provider is called. A change under
 * way is returned.
 * @throws {AppError} as `quoteChange`; `conflict` with the present quote when the sum differs from the one shown, and for
 * a plan that renews where the words about it were not read;
 * `validation_failed` on `method` where an amount is due and no payment method was named; `service_unavailable`
 */
export async function changePlan(ctx: AppContext, actor: Actor, wanted: Wanted): Promise<ChangedPlan> {
  assertMayManageCredentials(actor);
  const { knex, clock, payments: provider } = ctx.deps;
  const now = clock.now();
  const standing = await settleFormer(ctx, provider, actor.id, wanted);
  const card =
    standing || !wanted.method || !provider || wanted.method.kind === 'new'
      ? null
      : await cardToCharge(knex, actor.id, provider, wanted.method);
  if (!standing && wanted.method)
    await assertCheckoutOpen(knex, { userId: actor.id, methodId: card?.id, now });
  const begun = standing
    ? { attempt: standing, isNew: false }
    : await prepare(knex, { actor, wanted, provider, methodId: card?.id ?? null, now });
  const attempt = begun?.isNew
    ? card && provider
      ? await sendCharge(ctx.deps, provider, begun.attempt.id, card)
      : await openPage(ctx, provider, begun.attempt, wanted)
    : begun && (await awaitPage(knex, begun.attempt, clock.now()));
  return {
    payment: attempt
      ? await showPayment(knex, attempt, { now: clock.now(), language: wanted.language })
      : null,
    subscription: await readSubscription(knex, actor.id, { now: clock.now(), language: wanted.language }),
  };
}

interface Preparation {
  actor: Actor;
  wanted: Wanted;
  provider: PaymentProvider | null | undefined;
  methodId: number | null;
  now: Date;
}

/**
 * Under the lock of the package: quotes again, then writes down the change, and the attempt where an amount is due.
 */
function prepare(knex: Knex, { actor, wanted, provider, methodId, now }: Preparation): Promise<Begun> {
  const { packageId, method } = wanted;
  return knex.transaction(async (trx) => {
    await lockCheckouts(trx, actor.id);
    const [live] = await findLiveUpgrades(trx, actor.id, packageId);
    if (live) return { attempt: live, isNew: false };
    const shown = new Date(wanted.quotedAt);
    const holds = shown <= now && now.getTime() - shown.getTime() <= quoteHolds;
    const quoteAt = (at: Date) => quoteChange(trx, { ...wanted, userId: actor.id, at }, { now, lock: true });
    const quote = await quoteAt(holds ? shown : now);
    if (fromMinor(quote.amount) !== wanted.amount)
      throw sumChanged(await presentQuote(trx, await quoteAt(now), { at: now, language: wanted.language }));
    if (quote.amount > 0 && !method)
      throw new AppError('validation_failed', { fields: { method: 'required' } });
    if (quote.amount > 0 && !provider)
      throw new AppError('service_unavailable', { message: 'no payment provider' });
    const { changed, billingCycle: cycle, price } = quote;
    if (changed.autoRenew) {
      const { language, consentVersion: version } = wanted;
      assertReadConsent({ language, version });
      await storeRenewalConsent(trx, packageId, { language, card: 'same', cycle, price }, now);
    }
    const change = await writeDown(trx, quote, now);
    if (quote.takesEffect === 'period_end') return null;
    if (quote.amount === 0 || !provider) {
      await applyChange(trx, quote.changed, change, now);
      return null;
    }
    const attempt = await PaymentAttempt.query(trx).insertAndFetch({
      publicId: randomUUID(),
      userId: actor.id,
      packageId,
      kind: 'upgrade',
      periodKey: String(change.id),
      amountMinor: quote.amount,
      provider: provider.id,
      saveCard: method?.kind === 'new' && method.save,
      paymentMethodId: methodId,
      requestedBy: `user:${actor.id}`,
      dueAt: now,
      expiresAt: method?.kind === 'new' ? new Date(now.getTime() + minutesToPay * minute) : null,
      nextCheckAt: new Date(now.getTime() + beginningMinutes * minute),
    });
    return { attempt, isNew: true };
  });
}

function sumChanged(present: PlanChangeQuote): AppError {
  return new AppError('conflict', {
    present,
    text: changeSumChanged,
  });
}

/** A change that waits for the period's end replaces an earlier one. */
async function writeDown(trx: Knex.Transaction, quote: Quote, now: Date): Promise<PackageChange> {
  const { changed, product, billingCycle, price, amount, credit, takesEffect, effectiveAt } = quote;
  await PackageChange.query(trx)
    .where({ package_id: changed.id, status: 'pending', takes_effect: takesEffect })
    .patch({ status: 'cancelled', settledAt: now });
  return PackageChange.query(trx).insertAndFetch({
    packageId: changed.id,
    takesEffect,
    fromProductId: changed.productId,
    fromCycle: changed.billingCycle,
    fromPrice: changed.price,
    fromEndDate: changed.endDate ?? now,
    toProductId: product.id,
    toCycle: billingCycle,
    toPrice: price,
    amountMinor: amount,
    creditMinor: credit,
    fromPaidUntil: changed.paidUntil,
    effectiveAt,
  });
}

async function openPage(
  ctx: AppContext,
  provider: PaymentProvider | null | undefined,
  attempt: PaymentAttempt,
  { language }: Wanted,
): Promise<PaymentAttempt> {
  if (!provider) throw new AppError('service_unavailable', { message: 'no payment provider' });
  const change = await changeOf(ctx.deps.knex, attempt).withGraphFetched('toProduct');
  return openPaymentPage(ctx, provider, attempt, {
    name: productNameIn(change.toProduct, language),
    language,
    backTo: (payment, back) => {
      const query = new URLSearchParams({ payment, back, ...languageQuery(language) });
      return `/subscription?${query}`;
    },
  });
}

const findLiveUpgrades = (knex: Knex, userId: number, packageId: number): Promise<PaymentAttempt[]> =>
  Promise.resolve(
    PaymentAttempt.query(knex)
      .where({ user_id: userId, package_id: packageId, kind: 'upgrade' })
      .whereIn('status', [...liveStatuses])
      .orderBy('id', 'desc'),
  );

/**
 * Ends payment pages that the customer left for another plan. A payment whose money may have moved can't be ended: it
 * is shown to the customer before any card is charged again (docs/money.md 1.5).
 */
async function settleFormer(
  ctx: AppContext,
  provider: PaymentProvider | null | undefined,
  userId: number,
  wanted: Wanted,
): Promise<PaymentAttempt | null> {
  const { knex, clock } = ctx.deps;
  if (!(await Package.query(knex).findOne({ id: wanted.packageId, user_id: userId })))
    throw new AppError('not_found');
  for (const former of await findLiveUpgrades(knex, userId, wanted.packageId)) {
    const change = await changeOf(knex, former);
    const isSame = change.toProductId === wanted.productId && change.toCycle === wanted.billingCycle;
    const onPage = wanted.method?.kind === 'new';
    const isOpen = former.expiresAt === null || former.expiresAt > clock.now();
    if (isSame && isOpen && (former.expiresAt !== null) === onPage) return former;
    if (!provider || !hasOpenPage(former, provider)) return former;
    const attempt = await closePage(ctx.deps, provider, former);
    if (attempt.status !== 'expired' && attempt.status !== 'failed') return attempt;
  }
  return null;
}
