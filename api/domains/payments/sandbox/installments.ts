import { splitInstallments } from '../../../contract/payments/installments.ts';
import { fromMinor, toMinor } from '../../../contract/base/money.schema.ts';
import type { PspTransaction } from './tables.ts';

type Divided = Pick<PspTransaction, 'number_of_payments' | 'first_payment_amount' | 'rest_payments_amount'>;

/** How a card is charged an amount: the first payment carries what is left over. */
export function dividedInto(count: number, amount: string): Divided {
  if (count === 1) return { number_of_payments: 1, first_payment_amount: null, rest_payments_amount: null };
  const { first, rest } = splitInstallments(toMinor(amount), count);
  return {
    number_of_payments: count,
    first_payment_amount: fromMinor(first),
    rest_payments_amount: fromMinor(rest),
  };
}

/** The same as answers name it. */
export const paymentsOf = (row: PspTransaction) => ({
  number_of_payments: row.number_of_payments,
  first_payment_amount: Number(row.first_payment_amount ?? row.amount),
  rest_payments_amount: Number(row.rest_payments_amount ?? 0),
});
