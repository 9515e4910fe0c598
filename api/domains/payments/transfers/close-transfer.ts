import type { QueryBuilder } from 'objection';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { settle } from '../attempts/apply-outcome.ts';
import type { BillingDeps } from '../attempts/effect.ts';
import { lockAttempt } from '../attempts/lock-attempt.ts';
import { transition } from '../attempts/transitions.ts';

interface Why {
  /** `user:7`, `system`. */
  actor: string;
  reason: string;
}

/** Whether a payment waits for a bank transfer. */
export const awaitsTransfer = ({ provider, status }: Pick<PaymentAttempt, 'provider' | 'status'>): boolean =>
  provider === 'bank' && status === 'pending';

/**
 * Ends the waiting for a bank transfer: its customer gave it up or pays otherwise, or it lapsed. Money that comes all
 * the same is written down when staff see it, and counts where it still can (docs/money.md 13.11).
 * @returns the payment as it is now; unchanged where it doesn't wait
 */
export function closeTransfer(
  deps: BillingDeps,
  attemptId: number,
  { actor, reason }: Why,
): Promise<PaymentAttempt> {
  return deps.knex.transaction(async (trx) => {
    const locked = await lockAttempt(trx, attemptId);
    if (!awaitsTransfer(locked.attempt)) return locked.attempt;
    const now = deps.clock.now();
    const cause = { actor, reason, attemptId };
    const attempt = await transition(trx, 'payment_attempts', attemptId, 'expired', cause, {
      closedAt: now,
      nextCheckAt: null,
      leaseUntil: null,
    });
    const outcome = { kind: 'not_found' } as const;
    await settle(trx, deps, { ...locked, attempt }, { last: 'expired', outcome, cause, now });
    return attempt;
  });
}

/**
 * Ends the waiting for the transfers of an order, which is being cancelled or paid otherwise.
 * @returns how many were ended
 */
export async function closeTransfersOfOrder(deps: BillingDeps, orderId: number, why: Why): Promise<number> {
  const ofOrder = { order_id: orderId, kind: 'order' };
  return closeAll(deps, PaymentAttempt.query(deps.knex).where(ofOrder), why);
}

/**
 * Ends the waiting for a person's transfers for a plan that they have otherwise now.
 * @returns how many were ended
 */
export async function closeTransfersOfPlan(
  deps: BillingDeps,
  { userId, productId }: { userId: number; productId: number },
  why: Why,
): Promise<number> {
  const ofPlan = PaymentAttempt.query(deps.knex)
    .where({ user_id: userId, kind: 'initial' })
    .whereIn('package_id', Package.query(deps.knex).where({ product_id: productId }).select('id'));
  return closeAll(deps, ofPlan, why);
}

async function closeAll(
  deps: BillingDeps,
  attempts: QueryBuilder<PaymentAttempt>,
  why: Why,
): Promise<number> {
  const waiting = await attempts.select('id').where({ provider: 'bank', status: 'pending' });
  for (const { id } of waiting) await closeTransfer(deps, id, why);
  return waiting.length;
}
