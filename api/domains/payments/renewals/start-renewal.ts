import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import { mandateOf } from '../attempts/mandates.ts';
import { periodKeyOf, periodToRenew } from '../attempts/periods.ts';
import type { Cause } from '../attempts/transitions.ts';
import { renewalFailed, type RenewalDeps } from './renewal-failed.ts';

/** The charge that is sent to the provider once the attempt is committed. */
export interface BegunRenewal {
  attempt: PaymentAttempt;
  card: { token: string; customerId: string | null };
}

const live = ['created', 'pending', 'requires_action', 'unknown', 'manual_review'];
/** After this many milliseconds the sweep takes up a started charge whose process crashed; no call takes as long. */
const beginning = 2 * 60_000;

/**
 * Writes down that a package's next period is about to be charged, once for each period however many processes ask;
 * the attempt is the lease. The caller must have locked the package.
 * @returns null when another charge of the period is under way, or there is no payment method
 */
export async function startRenewal(
  trx: Knex.Transaction,
  deps: RenewalDeps,
  owned: Package,
  { provider, cause, now }: { provider: PaymentProvider['id']; cause: Cause; now: Date },
): Promise<BegunRenewal | null> {
  // The next period belongs to the plan that the owner chose to follow.
  const { packages } = deps.hooks.payments;
  const bought = (await packages.applyDueChange(trx, owned.id, now)) ?? owned;
  await bought.$fetchGraph('product', { transaction: trx });
  if (!bought.endDate) throw new Error(`package ${bought.id} has no end to be renewed at`);
  const { billingAnchor, billingCycle: cycle, endDate: paidUntil } = bought;
  const { start, anchor } = await periodToRenew(trx, { anchor: billingAnchor, cycle, paidUntil }, now);
  const periodKey = periodKeyOf(start);
  const former = await PaymentAttempt.query(trx).where({
    package_id: bought.id,
    kind: 'renewal',
    period_key: periodKey,
  });
  if (former.some(({ status }) => live.includes(status))) {
    const isLost = former.some(({ status }) => status === 'manual_review');
    await packages.moveRenewal(
      trx,
      { ...bought, renewalProcessStatus: 'charging' },
      isLost ? 'manual_review' : 'awaiting_result',
    );
    return null;
  }
  const card = await cardOf(trx, bought, provider);
  if (!card) {
    await renewalFailed(trx, deps, bought, { due: start, how: 'stop', declined: false, cause, now });
    return null;
  }
  const attempt = await PaymentAttempt.query(trx).insertAndFetch({
    publicId: randomUUID(),
    userId: bought.userId,
    packageId: bought.id,
    kind: 'renewal',
    periodKey,
    attemptNo: former.length + 1,
    amountMinor: bought.price,
    currency: bought.currency,
    provider,
    paymentMethodId: card.id,
    cardLast4: card.last4Digits,
    dueAt: start,
    nextCheckAt: new Date(now.getTime() + beginning),
  });
  await packages.moveRenewal(trx, bought, 'charging', { billingAnchor: anchor, lastPaymentAttempt: now });
  return { attempt, card: { token: card.token ?? '', customerId: card.providerCustomerId } };
}

/** The payment method of the standing order, if this provider can charge it. */
async function cardOf(trx: Knex.Transaction, { id }: Package, provider: PaymentProvider['id']) {
  const mandate = await mandateOf(trx, id);
  if (mandate?.status !== 'active' || mandate.paymentMethodId === null) return undefined;
  return UserPaymentMethod.query(trx)
    .findOne({ id: mandate.paymentMethodId, is_active: true, payment_provider: provider })
    .whereNotNull('token');
}
