import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { ProviderEvent } from '../../../models/ProviderEvent.ts';
import type { AppDeps } from '../../../deps.ts';

/**
 * The holder of a card disputes a payment at their bank. Whether the package ends is for staff: the payment is marked,
 * and the log tells them.
 * @returns false when it is about none of our payments
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
