import type { Knex } from 'knex';
import { z } from 'zod';
import { PspError } from './psp-error.ts';
import { disputes, type PspDispute, type PspTransaction } from './tables.ts';
import { parse } from './transaction-calls.ts';

const fortnight = 14 * 86_400_000;
const fee = '45.00';

/** The cardholder disputes a charge at the bank, which tells the shop. */
export async function disputeCharge(
  trx: Knex.Transaction,
  { uid, amount }: PspTransaction,
  now: Date,
): Promise<PspDispute> {
  const [row] = (await disputes(trx)
    .insert({
      transaction_uid: uid,
      amount,
      fee,
      reason: 'fraudulent',
      opened_at: now,
      evidence_due_at: new Date(now.getTime() + fortnight),
    })
    .returning('*')) as [PspDispute];
  return row;
}

const find = z.object({ dispute_uid: z.uuid() });

/** `Disputes/View`: how a dispute stands now. PayPlus has no such call: its disputes come by letter. */
export async function viewDispute(knex: Knex, body: unknown): Promise<unknown> {
  const { dispute_uid: uid } = parse(find, body);
  const row = await disputes(knex).where({ uid }).first();
  if (!row) throw new PspError('dispute-not-found', { status: 422 });
  return wireDispute(row);
}

const decision = z.object({ status: z.enum(['under_review', 'won', 'lost']) });

/** `Disputes/Decide/{uid}`: plays the bank. */
export async function decideDispute(knex: Knex, uid: string, body: unknown, now: Date): Promise<unknown> {
  const { status } = parse(decision, body);
  const [row] = await disputes(knex)
    .where({ uid })
    .whereIn('status', ['needs_response', 'under_review'])
    .update({ status, ...(status !== 'under_review' && { decided_at: now }) })
    .returning('*');
  if (!row) throw new PspError('dispute-not-found', { status: 422 });
  return wireDispute(row as PspDispute);
}

const wireDispute = (row: PspDispute) => ({
  dispute_uid: row.uid,
  transaction_uid: row.transaction_uid,
  status: row.status,
  amount: Number(row.amount),
  fee: Number(row.fee),
  currency: 'ILS',
  reason: row.reason,
  opened_at: row.opened_at.toISOString(),
  evidence_due_at: row.evidence_due_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});
