import type { Knex } from 'knex';
import type { Approved, Found } from '../../../adapters/payments/payment-port.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { applyOutcomeWithin } from './apply-outcome.ts';
import { isAsAsked } from './decide-outcome.ts';
import type { BillingDeps } from './effect.ts';
import { lockAttempt } from './lock-attempt.ts';
import { recordFurtherCharge } from './record-further-charge.ts';

/**
 * Acts on all that the provider holds of an attempt: one transaction may pay for it, and each further one is somebody's
 * money and becomes an attempt of its own (docs/money.md 13.1). All of it changes together, or nothing; applying the
 * same answer again changes nothing.
 */
export function applyFound(
  deps: BillingDeps,
  attemptId: number,
  found: Found,
  how: { isClosed?: boolean } = {},
): Promise<PaymentAttempt> {
  return deps.knex.transaction((trx) => applyFoundWithin(trx, deps, attemptId, found, how));
}

/** Acts on all that is known of an attempt's money within the caller's transaction. */
export async function applyFoundWithin(
  trx: Knex.Transaction,
  deps: BillingDeps,
  attemptId: number,
  found: Found,
  how: { isClosed?: boolean; actor?: string } = {},
): Promise<PaymentAttempt> {
  if (found.kind !== 'approved') return applyOutcomeWithin(trx, deps, attemptId, found, how);
  const { attempt } = await lockAttempt(trx, attemptId);
  const own = await ownOf(trx, attempt, found.transactions);
  const changed = own ? await applyOutcomeWithin(trx, deps, attemptId, own, how) : attempt;
  await recordFurtherCharges(trx, deps, changed, found.transactions);
  return changed;
}

/**
 * Records every transaction under an attempt's reference that no attempt has yet; the caller must have locked the
 * attempt. An attempt that has no money of its own yet waits: one of these may still become its own.
 */
export async function recordFurtherCharges(
  trx: Knex.Transaction,
  deps: BillingDeps,
  attempt: PaymentAttempt,
  transactions: readonly Approved[],
): Promise<void> {
  // A refund that was made twice gives money away rather than taking it: reconciliation shows it to staff.
  if (attempt.providerTxn === null || attempt.kind === 'refund') return;
  for (const approved of await unowned(trx, attempt, transactions))
    await recordFurtherCharge(trx, deps, attempt, approved);
}

/** The transactions that no attempt has. */
export async function unowned(
  trx: Knex.Transaction,
  { provider }: Pick<PaymentAttempt, 'provider'>,
  transactions: readonly Approved[],
): Promise<Approved[]> {
  const owned = await PaymentAttempt.query(trx)
    .where({ provider })
    .whereIn(
      'provider_txn',
      transactions.map(({ txnId }) => txnId),
    );
  const taken = new Set(owned.map(({ providerTxn }) => providerTxn));
  return transactions.filter(({ txnId }) => !taken.has(txnId));
}

/** The transaction that decides on the attempt itself; null where that is decided. */
async function ownOf(
  trx: Knex.Transaction,
  attempt: PaymentAttempt,
  transactions: Extract<Found, { kind: 'approved' }>['transactions'],
): Promise<Approved | null> {
  const known = transactions.find(({ txnId }) => txnId === attempt.providerTxn);
  if (known || attempt.providerTxn !== null) return known ?? null;
  const free = await unowned(trx, attempt, transactions);
  // One that is another attempt's is for staff to look at.
  return free.find((approved) => isAsAsked(attempt, approved)) ?? free[0] ?? transactions[0];
}
