import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Approved } from '../../../adapters/payments/payment-port.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { isPaid, proofOf, settle } from './apply-outcome.ts';
import { isAsAsked } from './decide-outcome.ts';
import type { BillingDeps } from './effect.ts';
import { lockAttempt } from './lock-attempt.ts';
import { transition, type Cause } from './transitions.ts';

/**
 * Records money that the provider took once more under an attempt's reference, as an attempt of its own with its
 * receipt. It pays for the thing where nothing did yet and it is of the amount asked for; otherwise it is `excess`, and
 * its refund is written down. The caller must have locked the attempt, and no attempt may have the transaction.
 */
export async function recordFurtherCharge(
  trx: Knex.Transaction,
  deps: BillingDeps,
  attempt: PaymentAttempt,
  approved: Approved,
): Promise<void> {
  const { minor } = approved.amount;
  // A card that was stored once more took no money.
  if (minor === 0) return;
  const { packageId, orderId, kind, periodKey, provider, userId, currency, sentAt, dueAt } = attempt;
  const same = { package_id: packageId, order_id: orderId, user_id: userId, kind, period_key: periodKey };
  const [latest] = await PaymentAttempt.query(trx).where(same).orderBy('attempt_no', 'desc').limit(1);
  const asked = attempt.askedMinor ?? attempt.amountMinor;
  const agrees = isAsAsked(attempt, approved);
  const now = deps.clock.now();
  const { id } = await PaymentAttempt.query(trx).insertAndFetch({
    publicId: randomUUID(),
    userId,
    packageId,
    orderId,
    kind,
    periodKey,
    attemptNo: (latest?.attemptNo ?? 0) + 1,
    // Nobody waits for it: as a closed attempt it leaves room for the one that is open.
    status: 'expired',
    amountMinor: minor,
    askedMinor: agrees ? null : asked,
    currency,
    provider,
    installments: attempt.installments,
    chargedUnderId: attempt.id,
    sentAt,
    dueAt,
  });
  const locked = await lockAttempt(trx, id);
  const paysFor = agrees && kind !== 'card_update' && !(await isPaid(trx, deps, locked, now));
  const last = paysFor ? 'succeeded' : 'excess';
  const cause: Cause = { actor: 'system', reason: 'charged once more under one reference', attemptId: id };
  const changed = await transition(
    trx,
    'payment_attempts',
    id,
    last,
    cause,
    proofOf(locked.attempt, approved),
  );
  await settle(trx, deps, { ...locked, attempt: changed }, { last, outcome: approved, cause, now });
}
