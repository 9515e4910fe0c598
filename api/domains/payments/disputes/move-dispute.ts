import type { Knex } from 'knex';
import type { DisputeStatus } from '../../../contract/payments/entities/dispute.schema.ts';
import type { Dispute } from '../../../models/Dispute.ts';
import type { BillingDeps } from '../attempts/effect.ts';
import type { LockedAttempt } from '../attempts/lock-attempt.ts';
import { transition, type Cause } from '../attempts/transitions.ts';
import { takeBack } from './take-back.ts';

/**
 * Moves a dispute on: our evidence was sent, or the bank has decided (docs/money.md 13.12). A lost one is a money entry
 * and ends what the payment paid for; a won one restores nothing, because nothing was taken. The caller must have locked
 * the payment with what it pays for.
 * @param at when it happened: the bank's decision may be some days old when we hear of it
 * @throws {Error} for a step that is not in the map
 */
export async function moveDispute(
  trx: Knex.Transaction,
  deps: BillingDeps,
  locked: LockedAttempt,
  dispute: Dispute,
  { to, cause, at, now }: { to: Exclude<DisputeStatus, 'opened'>; cause: Cause; at: Date; now: Date },
): Promise<Dispute> {
  const dates = to === 'evidence_sent' ? { evidenceSentAt: at } : { closedAt: at };
  const moved = await transition(trx, 'disputes', dispute.id, to, cause, dates);
  if (to === 'lost') await takeBack(trx, deps, locked, moved, { cause, at, now });
  return moved;
}
