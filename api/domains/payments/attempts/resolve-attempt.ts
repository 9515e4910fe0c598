import type { Knex } from 'knex';
import type { Approved, Found, PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { PaymentDecision } from '../../../contract/payments/payment-commands.schema.ts';
import type { Translated } from '../../../contract/base/languages.ts';
import { AppError } from '../../../errors.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { recordFurtherCharges, unowned } from './apply-found.ts';
import { isPaid, proofOf, settle } from './apply-outcome.ts';
import { isAsAsked } from './decide-outcome.ts';
import type { BillingDeps } from './effect.ts';
import { giveBack } from './give-back.ts';
import { lockAttempt, type LockedAttempt } from './lock-attempt.ts';
import { lookUpAttempt } from './look-up-attempt.ts';
import { transition, type Cause } from './transitions.ts';
import { resolveAttemptMessages } from '../messages.ts';

interface Verdict {
  decision: PaymentDecision;
  reason: string;
  actor: string;
}

/**
 * Applies an admin's decision on a payment that waits for review (docs/money.md 2.1 and 13.2). The provider is asked
 * afresh, and a decision against its answer is refused: nothing failed while it holds an approval in any amount.
 * @throws {AppError} `conflict` for a payment that doesn't wait, or a decision that the provider's books contradict;
 * `service_unavailable` when the provider doesn't answer
 */
export async function resolveAttempt(
  deps: BillingDeps,
  provider: Pick<PaymentProvider, 'lookup'>,
  waiting: PaymentAttempt,
  { decision, reason, actor }: Verdict,
): Promise<PaymentAttempt> {
  const found = await lookUpAttempt(deps.knex, provider, waiting);
  if (found.kind === 'unknown')
    throw new AppError('service_unavailable', { text: resolveAttemptMessages.silent });
  return deps.knex.transaction(async (trx) => {
    const locked = await lockAttempt(trx, waiting.id);
    const { attempt } = locked;
    if (!waitsForDecision(attempt)) refuse(resolveAttemptMessages.decided);
    const transactions = found.kind === 'approved' ? found.transactions : [];
    const held = await unowned(trx, attempt, transactions);
    const cause: Cause = { actor, reason, attemptId: attempt.id };
    switch (decision) {
      case 'succeeded':
        await succeed(trx, deps, locked, { proof: proofAmong(attempt, held), found, cause });
        break;
      case 'failed':
        if (held.length > 0 || attempt.providerTxn !== null) refuse(resolveAttemptMessages.wasPaid);
        await fail(trx, deps, locked, { found, cause });
        break;
      case 'give_back':
        await giveBack(trx, deps, locked, { held, cause });
    }
    const decided = await PaymentAttempt.query(trx).findById(attempt.id).throwIfNotFound();
    await recordFurtherCharges(trx, deps, decided, transactions);
    return decided;
  });
}

/** Whether staff have to decide on a payment: it waits for them, or money came for it after its end. */
export function waitsForDecision({ kind, status, needsReview }: PaymentAttempt): boolean {
  const isClosed = status === 'expired' || status === 'failed';
  return status === 'manual_review' || (isClosed && needsReview && kind !== 'refund');
}

function refuse(text: Translated): never {
  throw new AppError('conflict', { text });
}

/** The transaction that proves a payment; of a refund any amount does, for nothing of it can be given back. */
function proofAmong(attempt: PaymentAttempt, held: readonly Approved[]): Approved | null {
  // Money of another amount is recorded already: it is given back, and never counts.
  if (attempt.providerTxn !== null) return null;
  return held.find((approved) => attempt.kind === 'refund' || isAsAsked(attempt, approved)) ?? null;
}

interface Decided {
  found: Found;
  cause: Cause;
}

const over = { needsReview: false, nextCheckAt: null, leaseUntil: null };

async function succeed(
  trx: Knex.Transaction,
  deps: BillingDeps,
  locked: LockedAttempt,
  { proof, cause }: Decided & { proof: Approved | null },
): Promise<void> {
  if (!proof) return refuse(resolveAttemptMessages.notPaid);
  const { attempt } = locked;
  const now = deps.clock.now();
  const last = (await isPaid(trx, deps, locked, now)) ? 'excess' : 'succeeded';
  const isOther = !isAsAsked(attempt, proof);
  const changed = await transition(trx, 'payment_attempts', attempt.id, last, cause, {
    ...over,
    ...proofOf(attempt, proof),
    ...(isOther && { amountMinor: proof.amount.minor, askedMinor: attempt.amountMinor }),
  });
  await settle(trx, deps, { ...locked, attempt: changed }, { last, outcome: proof, cause, now });
}

async function fail(
  trx: Knex.Transaction,
  deps: BillingDeps,
  locked: LockedAttempt,
  { found, cause }: Decided,
): Promise<void> {
  const { attempt } = locked;
  if (attempt.status !== 'manual_review')
    // It ended before; only the doubt is gone.
    return void (await PaymentAttempt.query(trx).findById(attempt.id).patch({ needsReview: false }));
  const now = deps.clock.now();
  const failure = 'not_sent' as const;
  const changed = await transition(trx, 'payment_attempts', attempt.id, 'failed', cause, {
    ...over,
    failure,
    closedAt: now,
  });
  const outcome = found.kind === 'approved' ? ({ kind: 'not_found' } as const) : found;
  await settle(trx, deps, { ...locked, attempt: changed }, { last: 'failed', outcome, cause, now });
}
