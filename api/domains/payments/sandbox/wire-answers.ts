import { paymentsOf } from './installments.ts';
import type { PspTransaction } from './tables.ts';

const brand = 'Sandbox';

/** An answer that everything went well, in PayPlus's format. */
export const success = (data: unknown) => ({
  results: { status: 'success', code: 0, description: 'operation has been success' },
  data,
});

/** A failure in PayPlus's form, which has HTTP 200, too. */
export const failure = (description: string, data: unknown = null) => ({
  results: { status: 'error', code: 1, description },
  data,
});

const cardOf = (row: PspTransaction) => ({
  four_digits: row.four_digits,
  expiry_month: row.expiry_month,
  expiry_year: row.expiry_year,
  brand_name: brand,
});

const dateOf = ({ visible_from: late, created_at: made }: PspTransaction) => (late ?? made).toISOString();

/** A transaction in the flat form of `ipn` and of a search. */
export function flatTransaction(row: PspTransaction) {
  return {
    ...cardOf(row),
    transaction_uid: row.uid,
    page_request_uid: row.page_uid,
    type: row.type,
    method: row.method,
    status: row.status_code === '000' ? 'approved' : 'rejected',
    status_code: row.status_code,
    amount: Number(row.amount),
    ...paymentsOf(row),
    currency: row.currency,
    token_uid: row.token_uid,
    customer_uid: row.customer_uid,
    more_info: row.more_info,
    recurring_uid: row.recurring_uid,
    date: dateOf(row),
  };
}

/** A transaction in the two-part form of a charge and a callback. */
export function nestedTransaction(row: PspTransaction) {
  return {
    transaction: {
      uid: row.uid,
      payment_page_request_uid: row.page_uid,
      type: row.type,
      status_code: row.status_code,
      amount: Number(row.amount),
      payments: paymentsOf(row),
      currency: row.currency,
      approval_number: row.status_code === '000' ? row.uid.slice(0, 7) : null,
      more_info: row.more_info,
      ...(row.method !== 'credit-card' && { alternative_method_name: row.method }),
      date: dateOf(row),
      ...(row.recurring_uid && {
        recurring_charge_information: { recurring_uid: row.recurring_uid, charge_uid: row.uid },
      }),
    },
    data: {
      customer_uid: row.customer_uid,
      card_information: { ...cardOf(row), token: row.token_uid },
    },
  };
}
