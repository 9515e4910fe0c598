import { z } from 'zod';
import type { PagePaymentType } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { CardInfo, Outcome, TokenInfo } from '../payment-port.ts';
import { paymentTypeOf } from './charge-methods.ts';
import { paymentsOf } from './installments.ts';
import { fromDecimal } from './amounts.ts';
import { approvedCode, declineOf, partialApproval } from './declines.ts';
import { isObject } from '../is-object.ts';
import { momentOf } from './wire-date.ts';

const word = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);

/** Names of the same facts in PayPlus's answers, flat or nested. */
const fields = z.object({
  uid: word,
  transaction_uid: word,
  status: word,
  status_code: word,
  status_description: word,
  type: word,
  amount: z.unknown(),
  currency: word,
  currency_code: word,
  more_info: word,
  more_info_1: word,
  date: word,
  customer_uid: word,
  token_uid: word,
  token: word,
  four_digits: word,
  expiry_month: word,
  expiry_year: word,
  brand_name: word,
  method: word,
  alternative_method_name: word,
  number_of_payments: word,
});

/** One transaction, from any of PayPlus's answers. */
export interface WireTransaction {
  uid: string;
  /** `000` is approved; empty while it is under way. */
  statusCode: string;
  description: string;
  type: string;
  /** Agorot, or null for an inexact amount. */
  minor: number | null;
  currency: string;
  reference: string;
  at: Date;
  card: CardInfo | null;
  token: TokenInfo | null;
  /** Null for a typed card. */
  paymentType: PagePaymentType | null;
  /** Null where it tells none. */
  installments: number | null;
}

/**
 * Reads `data` of an answer: flat, or with `transaction` and `data` beside each other.
 * @param now the moment of a transaction that tells none
 * @returns null when there is no transaction in it
 */
export function readTransaction(data: unknown, now: Date): WireTransaction | null {
  if (!isObject(data)) return null;
  const inner = isObject(data['data']) ? data['data'] : {};
  const transaction = isObject(data['transaction']) ? data['transaction'] : {};
  const card = isObject(inner['card_information']) ? inner['card_information'] : {};
  const myCard = isObject(data['card_information']) ? data['card_information'] : {};
  const payments = isObject(transaction['payments']) ? transaction['payments'] : {};
  const parsed = fields.safeParse({ ...myCard, ...card, ...inner, ...data, ...payments, ...transaction });
  if (!parsed.success) return null;
  const found = parsed.data;
  const uid = found.transaction_uid ?? found.uid;
  if (!uid) return null;
  return {
    uid,
    statusCode: found.status_code ?? '',
    description: found.status_description ?? found.status ?? '',
    type: found.type ?? 'Charge',
    minor: fromDecimal(found.amount),
    currency: found.currency ?? found.currency_code ?? '',
    reference: found.more_info ?? found.more_info_1 ?? '',
    at: momentOf(found.date ?? '') ?? now,
    card: cardOf(found),
    token: tokenOf(found),
    // The official plugin reads either, and both may be left out of a card's.
    paymentType: paymentTypeOf(found.alternative_method_name) ?? paymentTypeOf(found.method),
    installments: paymentsOf(found.number_of_payments),
  };
}

/** Every transaction of a search's answer. */
export function readTransactions(data: unknown, now: Date): WireTransaction[] {
  const list = isObject(data) && Array.isArray(data['transactions']) ? data['transactions'] : data;
  const found = (Array.isArray(list) ? list : [list]).map((one) => readTransaction(one, now));
  return found.filter((transaction) => transaction !== null);
}

/** Whether a transaction returned money, where the answer says so. */
export const isRefund = ({ type }: WireTransaction): boolean => /refund/iu.test(type);

/**
 * The outcome of a transaction. Without a status code, or with a missing amount or another currency it is `unknown`:
 * staff have to decide then.
 */
export function outcomeOf(transaction: WireTransaction): Outcome {
  const { statusCode, minor, currency, uid, card, token, paymentType, installments, at } = transaction;
  if (statusCode === '')
    return /pending|process/iu.test(transaction.description)
      ? { kind: 'pending' }
      : { kind: 'unknown', cause: 'no status code' };
  const isPartial = statusCode === partialApproval;
  if (statusCode !== approvedCode && !isPartial)
    return {
      kind: 'declined',
      decline: declineOf(statusCode, transaction.description),
      txnId: uid,
      ...(card && { card }),
    };
  if (minor === null) return { kind: 'unknown', cause: 'approved, but the amount is none' };
  if (currency !== 'ILS') return { kind: 'unknown', cause: 'approved, but not in ILS' };
  return {
    kind: 'approved',
    txnId: uid,
    amount: { minor, currency },
    ...(isPartial && { isPartial }),
    providerAt: at,
    ...(card && { card }),
    ...(paymentType && { paymentType }),
    ...(installments !== null && { installments }),
    ...(token && { token }),
  };
}

type Fields = z.output<typeof fields>;

function cardOf(found: Fields): CardInfo | null {
  if (!found.four_digits || !/^\d{4}$/u.test(found.four_digits)) return null;
  const month = found.expiry_month?.padStart(2, '0');
  const year = found.expiry_year?.length === 2 ? `20${found.expiry_year}` : found.expiry_year;
  const expiry = month && year && /^(0[1-9]|1[0-2])20\d\d$/u.test(month + year) ? `${month}/${year}` : null;
  return {
    last4: found.four_digits,
    ...(expiry && { expiry }),
    ...(found.brand_name && { brand: found.brand_name.slice(0, 50) }),
  };
}

function tokenOf(found: Fields): TokenInfo | null {
  const token = found.token_uid ?? found.token;
  if (!token) return null;
  return { token, ...(found.customer_uid && { customerId: found.customer_uid }) };
}
