import type { Knex } from 'knex';
import type { Outcome } from '../../adapters/payments/payment-port.ts';
import type { AttemptStatus } from '../../contract/entities/payment-attempt.ts';
import type { Package } from '../../models/Package.ts';
import { PaymentAttempt } from '../../models/PaymentAttempt.ts';
import type { AppParts } from '../../parts.ts';
import { createRefund } from './create-refund.ts';
import { decideOutcome } from './decide-outcome.ts';
import { issueReceipt } from './issue-receipt.ts';
import { keepCard } from './keep-card.ts';
import { lockAttempt, type LockedAttempt } from './lock-attempt.ts';
import { nextCheckOf } from './next-check.ts';
import { periodEnd } from './periods.ts';
import { transition, type Cause } from './transitions.ts';

type Parts = Pick<AppParts, 'knex' | 'clock' | 'env'>;
type Approved = Extract<Outcome, { kind: 'approved' }>;

/**
 * Acts on what the provider said of an attempt: attempt, package, receipt and mail change together in one transaction,
 * or not at all. The same outcome again changes nothing.
 */
export function applyOutcome(
  parts: Parts,
  attemptId: number,
  outcome: Outcome,
  { isClosed = false }: { isClosed?: boolean } = {},
): Promise<PaymentAttempt> {
  return parts.knex.transaction(async (trx) => {
    const locked = await lockAttempt(trx, attemptId);
    const { attempt } = locked;
    const now = parts.clock.now();
    const { path, reason, also } = decideOutcome(attempt, outcome, {
      now,
      isClosed,
      isPaid: await isPaid(trx, locked),
      isForeign: await isForeign(trx, attempt, outcome),
    });
    const cause: Cause = { actor: 'system', reason, attemptId };
    let changed = attempt;
    for (const to of path) changed = await transition(trx, 'payment_attempts', attemptId, to, cause);
    const last = path.at(-1);
    const proven = outcome.kind === 'approved' && (last === 'succeeded' || last === 'excess');
    changed = await changed.$query(trx).patchAndFetch({
      ...also,
      ...(proven && { providerTxn: outcome.txnId, cardLast4: outcome.card?.last4 ?? attempt.cardLast4 }),
      leaseUntil: null,
      nextCheckAt: nextCheckOf(changed, now),
    });
    if (last) await effect(trx, parts, { ...locked, attempt: changed }, { last, outcome, cause, now });
    return changed;
  });
}

/** What was asked for is there already, from another attempt, or can't be had any more. */
async function isPaid(trx: Knex.Transaction, { attempt, bought }: LockedAttempt): Promise<boolean> {
  if (!bought || attempt.kind === 'refund') return false;
  const others = await PaymentAttempt.query(trx)
    .where({ package_id: bought.id, kind: attempt.kind, period_key: attempt.periodKey, status: 'succeeded' })
    .whereNot({ id: attempt.id })
    .resultSize();
  return others > 0 || (bought.status !== 'inactive' && bought.status !== 'pending_payment');
}

/** A genuine transaction of another payment is no proof of this one (security.md P4). */
async function isForeign(trx: Knex.Transaction, attempt: PaymentAttempt, outcome: Outcome): Promise<boolean> {
  if (outcome.kind !== 'approved') return false;
  const owners = await PaymentAttempt.query(trx)
    .where({ provider: attempt.provider, provider_txn: outcome.txnId })
    .whereNot({ id: attempt.id })
    .resultSize();
  return owners > 0;
}

interface Happened {
  last: AttemptStatus;
  outcome: Outcome;
  cause: Cause;
  now: Date;
}

async function effect(
  trx: Knex.Transaction,
  parts: Parts,
  { attempt, bought }: LockedAttempt,
  { last, outcome, cause, now }: Happened,
): Promise<void> {
  if (outcome.kind === 'approved' && (last === 'succeeded' || last === 'excess')) {
    const kind = attempt.kind === 'refund' ? 'credit' : 'receipt';
    if (last === 'succeeded' && kind === 'receipt') {
      if (bought) await activate(trx, bought, attempt, { approved: outcome, cause, now });
      await keepCard(trx, attempt, outcome, now);
    }
    await issueReceipt(trx, parts, { kind, attempt, bought, providerAt: outcome.providerAt });
    if (last === 'excess') await createRefund(trx, attempt, attempt.amountMinor, now);
    return;
  }
  const isOver = last === 'failed' || last === 'expired';
  if (isOver && attempt.kind === 'initial' && bought?.status === 'pending_payment')
    await transition(trx, 'packages', bought.id, 'inactive', cause);
}

/** The first payment opens the first period, counted from now; every process drops kept pages by a trigger's notice. */
async function activate(
  trx: Knex.Transaction,
  bought: Package,
  attempt: PaymentAttempt,
  { approved, cause, now }: { approved: Approved; cause: Cause; now: Date },
): Promise<void> {
  await transition(trx, 'packages', bought.id, 'active', cause, {
    isPaid: true,
    startDate: now,
    billingAnchor: now,
    endDate: await periodEnd(trx, now, bought.billingCycle, 1),
    lastPaymentDate: approved.providerAt,
    lastPaymentAttempt: attempt.sentAt,
    paymentMethod: attempt.provider,
  });
}
