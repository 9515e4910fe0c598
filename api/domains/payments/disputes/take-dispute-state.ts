import type { Knex } from 'knex';
import type { DisputeState, PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { formatMoney } from '../../../contract/base/format-money.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { Dispute } from '../../../models/Dispute.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { AppDeps } from '../../../deps.ts';
import { lockAttempt } from '../attempts/lock-attempt.ts';
import { transitions } from '../attempts/transitions.ts';
import { disputeOpenedMessages } from '../messages.ts';
import { notifyStaff } from '../staff/notify-staff.ts';
import { moveDispute } from './move-dispute.ts';
import { openDispute, openDisputesOf } from './open-dispute.ts';

/**
 * Takes over what a provider says of a dispute now. Events come twice and out of order; the provider's present state
 * doesn't, and taking the same over again changes nothing (docs/money.md 13.12). One that contradicts a decided dispute
 * is left to staff.
 * @returns false when the disputed charge is none of ours
 */
export async function takeDisputeState(
  deps: AppDeps,
  provider: PaymentProvider,
  state: DisputeState,
): Promise<boolean> {
  const paid = await PaymentAttempt.query(deps.knex)
    .findOne({ provider: provider.id, provider_txn: state.txnId })
    .whereNot({ kind: 'refund' });
  if (!paid) return false;
  const now = deps.clock.now();
  const dispute = await deps.knex.transaction(async (trx) => {
    const locked = await lockAttempt(trx, paid.id);
    const known = (await knownDispute(trx, locked.attempt, state)) ?? null;
    const isNew = known === null;
    const facts = {
      providerDisputeId: state.disputeId,
      amountMinor: state.amount.minor,
      feeMinor: state.feeMinor,
      reason: state.reason?.slice(0, 300) ?? null,
      openedAt: state.openedAt,
      evidenceDueAt: state.evidenceDueAt,
    };
    const { amountMinor: _sum, ...decided } = facts;
    const isOver = known?.closedAt !== undefined && known?.closedAt !== null;
    const present = known
      ? // What the bank took back is on a document: it doesn't change any more.
        await known.$query(trx).patchAndFetch(isOver ? decided : facts)
      : await openDispute(trx, locked.attempt, facts);
    if (isNew && state.status === 'opened') await notifyOfDispute(trx, present);
    if (state.status === present.status || state.status === 'opened') return { present, isNew };
    if (!transitions.disputes[present.status].includes(state.status)) {
      if (isOver && state.status !== 'evidence_sent')
        await PaymentAttempt.query(trx).findById(locked.attempt.id).patch({ needsReview: true });
      return { present, isNew };
    }
    const cause = { actor: 'system', reason: 'the provider says so', attemptId: locked.attempt.id };
    const at = momentOfDecision(state, now);
    return {
      present: await moveDispute(trx, deps, locked, present, { to: state.status, cause, at, now }),
      isNew,
    };
  });
  const { id, status, evidenceDueAt } = dispute.present;
  if (dispute.isNew)
    deps.log.error({ attempt: paid.id, dispute: id, status, evidenceDueAt }, 'a payment is disputed');
  return true;
}

/** A decision counts from the bank's day, so that its credit is of that day, and never from one before the dispute. */
export function momentOfDecision(
  { openedAt, decidedAt }: Pick<DisputeState, 'openedAt' | 'decidedAt'>,
  now: Date,
): Date {
  if (!decidedAt || decidedAt > now) return now;
  return decidedAt < openedAt ? openedAt : decidedAt;
}

async function notifyOfDispute(trx: Knex.Transaction, { id, amountMinor, currency }: Dispute): Promise<void> {
  const amount = fromMinor(amountMinor);
  await notifyStaff(
    trx,
    (language) => disputeOpenedMessages[language](formatMoney(amount, language, currency)),
    `/admin/disputes/${id}/show`,
  );
}

/** The dispute of this number; else one that staff wrote down from a letter before the provider told of it. */
async function knownDispute(
  trx: Knex.Transaction,
  { id, provider }: PaymentAttempt,
  { disputeId }: DisputeState,
): Promise<Dispute | undefined> {
  const same = await Dispute.query(trx).findOne({ provider, provider_dispute_id: disputeId }).forUpdate();
  if (same) return same;
  return (await openDisputesOf(trx, id)).find(({ providerDisputeId }) => providerDisputeId === null);
}
