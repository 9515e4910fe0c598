import type { z } from 'zod';
import { fromMinor, toMinor } from '../../../contract/base/money.schema.ts';
import type {
  decideDisputeInput,
  openDisputeInput,
} from '../../../contract/payments/dispute-commands.schema.ts';
import type { DisputeStatus } from '../../../contract/payments/entities/dispute.schema.ts';
import { AppError } from '../../../errors.ts';
import { Dispute } from '../../../models/Dispute.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { AppDeps } from '../../../deps.ts';
import { lockAttempt } from '../attempts/lock-attempt.ts';
import { transitions } from '../attempts/transitions.ts';
import { disputeMessages, maxDisputed } from '../messages.ts';
import { moveDispute } from './move-dispute.ts';
import { openDispute, openDisputesOf } from './open-dispute.ts';

/**
 * Writes down a dispute that the acquirer told of by letter, as PayPlus's do.
 * @throws {AppError} `conflict` for a payment that took no money, came by bank transfer or is disputed already; `validation_failed` on
 * `amount` for more than was paid
 */
export function openDisputeByHand(
  { knex, clock }: Pick<AppDeps, 'knex' | 'clock'>,
  { id }: Pick<PaymentAttempt, 'id'>,
  { amount, fee, reason, evidenceDueAt }: z.output<typeof openDisputeInput>,
): Promise<Dispute> {
  return knex.transaction(async (trx) => {
    const { attempt } = await lockAttempt(trx, id);
    if (attempt.provider === 'bank') throw new AppError('conflict', { text: disputeMessages.byTransfer });
    const tookMoney = attempt.status === 'succeeded' || attempt.status === 'excess';
    if (attempt.kind === 'refund' || attempt.amountMinor === 0 || !tookMoney)
      throw new AppError('conflict', { text: disputeMessages.notPaid });
    if ((await openDisputesOf(trx, id)).length > 0)
      throw new AppError('conflict', { text: disputeMessages.open });
    const amountMinor = amount ? toMinor(amount) : attempt.amountMinor;
    if (amountMinor <= 0 || amountMinor > attempt.amountMinor)
      throw new AppError('validation_failed', {
        fields: { amount: maxDisputed(fromMinor(attempt.amountMinor), attempt.currency) },
      });
    return openDispute(trx, attempt, {
      providerDisputeId: null,
      amountMinor,
      feeMinor: fee ? toMinor(fee) : 0,
      reason,
      openedAt: clock.now(),
      evidenceDueAt: evidenceDueAt ? new Date(evidenceDueAt) : null,
    });
  });
}

/**
 * Moves a dispute on by hand: our evidence was sent, or the bank's decision came.
 * @throws {AppError} `conflict` for a step that its state doesn't allow
 */
export function moveDisputeByHand(
  deps: Pick<AppDeps, 'knex' | 'clock' | 'env' | 'hooks'>,
  { id, attemptId }: Dispute,
  to: Exclude<DisputeStatus, 'opened'>,
  { actor, reason, fee }: { actor: string } & z.output<typeof decideDisputeInput>,
): Promise<Dispute> {
  return deps.knex.transaction(async (trx) => {
    const locked = await lockAttempt(trx, attemptId);
    const dispute = await Dispute.query(trx).findById(id).forUpdate().throwIfNotFound();
    if (!transitions.disputes[dispute.status].includes(to))
      throw new AppError('conflict', { text: disputeMessages.otherStep });
    const facts = fee ? await dispute.$query(trx).patchAndFetch({ feeMinor: toMinor(fee) }) : dispute;
    const cause = { actor, reason, attemptId };
    const now = deps.clock.now();
    return moveDispute(trx, deps, locked, facts, { to, cause, at: now, now });
  });
}
