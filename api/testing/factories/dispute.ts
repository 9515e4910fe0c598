import type { Knex } from 'knex';
import { Dispute } from '../../models/Dispute.ts';
import { PaymentAttempt } from '../../models/PaymentAttempt.ts';
import type { Overrides } from './overrides.ts';
import { createPaymentAttempt } from './payment-attempt.ts';

/** A payment of 40 shekels that its cardholder disputes, with a fortnight for the evidence. */
export async function createDispute(knex: Knex, overrides: Overrides<Dispute> = {}): Promise<Dispute> {
  const attempt = overrides.attemptId
    ? await PaymentAttempt.query(knex).findById(overrides.attemptId).throwIfNotFound()
    : await createPaymentAttempt(knex, {
        status: 'succeeded',
        ...(overrides.userId && { userId: overrides.userId }),
      });
  const openedAt = overrides.openedAt ?? new Date();
  const isOver = overrides.status === 'won' || overrides.status === 'lost';
  return Dispute.query(knex).insertAndFetch({
    attemptId: attempt.id,
    userId: attempt.userId,
    provider: attempt.provider,
    amountMinor: attempt.amountMinor,
    openedAt,
    evidenceDueAt: new Date(openedAt.getTime() + 14 * 86_400_000),
    closedAt: isOver ? new Date() : null,
    ...overrides,
  });
}
