import type { Knex } from 'knex';
import type { Found, PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';

/**
 * Asks the provider for all that it holds of an attempt.
 * @param txnId a transaction that a callback named
 */
export async function lookUpAttempt(
  knex: Knex,
  provider: Pick<PaymentProvider, 'lookup'>,
  { publicId: reference, checkoutId, parentAttemptId }: PaymentAttempt,
  txnId: string | null = null,
): Promise<Found> {
  // Some providers find a refund only by the transaction of its charge.
  const parent =
    parentAttemptId === null ? undefined : await PaymentAttempt.query(knex).findById(parentAttemptId);
  const parentTxnId = parent?.providerTxn;
  return provider.lookup({
    reference,
    ...(checkoutId && { checkoutId }),
    ...(parentTxnId && { parentTxnId }),
    ...(txnId && { txnId }),
  });
}
