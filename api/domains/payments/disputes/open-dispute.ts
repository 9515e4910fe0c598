import type { Knex } from 'knex';
import { Dispute } from '../../../models/Dispute.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';

export const openDisputes = ['opened', 'evidence_sent'] as const;

export type DisputeFacts = Pick<
  Dispute,
  'providerDisputeId' | 'amountMinor' | 'feeMinor' | 'reason' | 'openedAt' | 'evidenceDueAt'
>;

/**
 * Writes down that a cardholder disputes a payment (docs/money.md 13.12). Nothing is taken from them yet; only a refund
 * waits, so that no money goes back twice. The caller must have locked the payment.
 */
export async function openDispute(
  trx: Knex.Transaction,
  { id, userId, provider, currency }: PaymentAttempt,
  facts: DisputeFacts,
): Promise<Dispute> {
  return Dispute.query(trx).insertAndFetch({ ...facts, attemptId: id, userId, provider, currency });
}

/** Disputes of a payment that are not decided yet. */
export function openDisputesOf(knex: Knex, attemptId: number): Promise<Dispute[]> {
  return Promise.resolve(
    Dispute.query(knex)
      .where({ attempt_id: attemptId })
      .whereIn('status', [...openDisputes])
      .orderBy('id'),
  );
}
