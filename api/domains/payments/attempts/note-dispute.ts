import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { ProviderEvent } from '../../../models/ProviderEvent.ts';
import type { AppDeps } from '../../../deps.ts';

/**
 * Marks a payment that the cardholder disputes at their bank, and logs it for staff; an admin decides whether the
 * package ends.
 * @returns false when the dispute is about no payment of ours
 */
export async function noteDispute(
  { knex, log }: Pick<AppDeps, 'knex' | 'log'>,
  { provider, txnId }: ProviderEvent,
): Promise<boolean> {
  if (!txnId) return false;
  const attempt = await PaymentAttempt.query(knex).findOne({ provider, provider_txn: txnId });
  if (!attempt) return false;
  await attempt.$query(knex).patch({ needsReview: true });
  log.error({ attempt: attempt.id }, 'a payment is disputed');
  return true;
}
