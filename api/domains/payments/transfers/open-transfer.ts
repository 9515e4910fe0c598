import type { Knex } from 'knex';
import { addDays, momentAt, wallClock } from '../../../contract/base/israel-clock.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { BillingDeps } from '../attempts/effect.ts';
import { lockAttempt } from '../attempts/lock-attempt.ts';
import { transition } from '../attempts/transitions.ts';
import { issueProforma } from './issue-proforma.ts';

/** Days on Israel's calendar within which the money is awaited. */
const daysToTransfer = 14;

/** The end of the fourteenth day, on the clocks of Israel. */
export function transferDueAt(now: Date): Date {
  return new Date(momentAt(addDays(wallClock(now).date, daysToTransfer + 1), 0).getTime() - 1_000);
}

/**
 * Has a payment that was written down wait for a bank transfer, and issues its proforma, in the transaction that wrote
 * it down (docs/money.md 13.11). Nobody is asked about it: it moves when staff see the money, or lapses.
 */
export async function openTransfer(
  trx: Knex.Transaction,
  deps: BillingDeps,
  { id, userId }: Pick<PaymentAttempt, 'id' | 'userId'>,
): Promise<PaymentAttempt> {
  const locked = await lockAttempt(trx, id);
  const now = deps.clock.now();
  const dueAt = transferDueAt(now);
  const cause = { actor: `user:${userId}`, reason: 'a bank transfer is awaited', attemptId: id };
  const attempt = await transition(trx, 'payment_attempts', id, 'pending', cause, {
    sentAt: now,
    expiresAt: dueAt,
    nextCheckAt: null,
    leaseUntil: null,
  });
  await issueProforma(trx, deps, { ...locked, attempt }, dueAt);
  return attempt;
}
