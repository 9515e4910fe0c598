import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { noteCharge } from '../attempts/mandates.ts';
import { periodAt } from '../attempts/periods.ts';
import { renewalFailed } from './renewal-failed.ts';
import { notifyOfRenewal } from './renewal-notices.ts';
import { transition } from '../attempts/transitions.ts';
import type { Effect } from '../attempts/effect.ts';
import { planLine } from '../attempts/sold-lines.ts';

/**
 * The effect of a package's further period, charged by the worker to its stored payment method (docs/money.md 2.2 and
 * 3.1).
 */
export const renewal: Effect = {
  async isSettled(trx, { attempt, bought }, now) {
    if (!bought || isPeriodPaid(bought, attempt)) return true;
    if (bought.status === 'active' || bought.status === 'past_due') return false;
    if (bought.status !== 'expired') return true;
    // Late proof of payment reopens a package for a period that still runs and that no other payment covers by now.
    const { end } = await periodOf(trx, bought, attempt);
    return end <= now || (await wasBoughtAnew(trx, bought));
  },

  async succeeded(trx, { hooks }, { attempt, bought }, { approved, cause, methodId }) {
    if (!bought) throw new Error(`attempt ${attempt.id} renews no package`);
    const { end } = await periodOf(trx, bought, attempt);
    const wasInTrouble = bought.status !== 'active' || bought.paymentRetryCount > 0;
    await hooks.payments.packages.moveRenewal(trx, bought, 'not_started', {
      isPaid: true,
      endDate: end,
      paidUntil: end,
      graceUntil: null,
      nextPaymentDate: bought.autoRenew ? end : null,
      paymentRetryCount: 0,
      lastPaymentDate: approved.providerAt,
      lastPaymentAttempt: attempt.sentAt,
      ...(bought.status === 'active' && { version: bought.version + 1 }),
    });
    if (bought.status !== 'active') await transition(trx, 'packages', bought.id, 'active', cause);
    await noteCharge(trx, bought.id, { chargedAt: approved.providerAt, paymentMethodId: methodId });
    if (wasInTrouble)
      await notifyOfRenewal(trx, bought.userId, {
        notice: 'charge_recovered',
        product: bought.product,
        at: end,
      });
  },

  async sold(trx, { attempt, bought }) {
    if (!bought) return [];
    const { start, end } = await periodOf(trx, bought, attempt);
    return [
      planLine('plan', attempt, bought.product, {
        cycle: bought.billingCycle,
        // Money that came twice goes back: it buys no time.
        period: attempt.status === 'excess' ? null : { from: start, to: end },
      }),
    ];
  },

  async notSucceeded(trx, deps, { attempt, bought }, { last, cause, now }) {
    const isOurs = bought?.status === 'active' || bought?.status === 'past_due';
    if (!bought || !isOurs || isPeriodPaid(bought, attempt)) return;
    const { packages } = deps.hooks.payments;
    if (last === 'unknown') return packages.moveRenewal(trx, bought, 'awaiting_result');
    if (last === 'manual_review') return packages.moveRenewal(trx, bought, 'manual_review');
    const declined = attempt.failure === 'declined' && attempt.declineClass !== 'transient';
    const needsPerson =
      last === 'requires_action' ||
      attempt.declineClass === 'hard' ||
      attempt.declineClass === 'needs_customer';
    await renewalFailed(trx, deps, bought, {
      due: attempt.dueAt ?? now,
      how: needsPerson ? 'stop' : declined ? 'soft' : 'retry',
      declined,
      cause,
      now,
    });
  },
};

const isPeriodPaid = ({ endDate }: Package, { dueAt }: PaymentAttempt): boolean =>
  endDate !== null && dueAt !== null && endDate > dueAt;

function periodOf(trx: Knex.Transaction, bought: Package, { dueAt }: PaymentAttempt) {
  if (!dueAt || !bought.billingAnchor) throw new Error(`package ${bought.id} has no period to renew`);
  return periodAt(trx, bought.billingAnchor, bought.billingCycle, dueAt);
}

async function wasBoughtAnew(trx: Knex.Transaction, { id, userId, productId }: Package): Promise<boolean> {
  const later = await Package.query(trx)
    .where({ user_id: userId, product_id: productId })
    .where('id', '>', id)
    .whereIn('status', ['pending_payment', 'active', 'past_due'])
    .resultSize();
  return later > 0;
}
