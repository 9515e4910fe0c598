import type { Knex } from 'knex';
import type { Currency } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { RecurringPaymentStatus } from '../../../contract/payments/entities/recurring-payment.schema.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';

/** Statuses of standing orders that will or may charge again. */
export const chargingStatuses: readonly RecurringPaymentStatus[] = ['pending', 'active', 'paused'];

/** Payment methods of a user that were not removed, the default first. */
export async function findPaymentMethods(knex: Knex, userId: number): Promise<UserPaymentMethod[]> {
  return UserPaymentMethod.query(knex)
    .where({ user_id: userId, is_active: true })
    .orderBy([{ column: 'is_default', order: 'desc' }, 'id']);
}

/** Standing orders of a user with their package and payment method, those that still charge first. */
export async function findRecurringPayments(knex: Knex, userId: number): Promise<RecurringPayment[]> {
  return RecurringPayment.query(knex)
    .where({ user_id: userId })
    .withGraphFetched('[product, paymentMethod]')
    .orderByRaw('status = any(?::text[]) desc, id desc', [[...chargingStatuses]]);
}

interface PaidTotal {
  currency: Currency;
  /** Agorot. */
  paid: number;
  paidThisYear: number;
  receipts: number;
}

/** Sums by currency what a user paid and was not refunded; the year is Israel's. */
export async function sumReceipts(knex: Knex, userId: number, now: Date): Promise<PaidTotal[]> {
  const { rows } = await knex.raw<{ rows: PaidTotal[] }>(
    `select currency,
            (100 * sum(signed))::bigint::float8 as paid,
            (100 * coalesce(sum(signed) filter (where date_trunc('year', payment_date at time zone 'Asia/Jerusalem')
              = date_trunc('year', ?::timestamptz at time zone 'Asia/Jerusalem')), 0))::bigint::float8 as "paidThisYear",
            count(*) as receipts
       from (select *, case kind when 'credit' then -amount else amount end as signed from receipts) paid
      where user_id = ? and status = 'completed'
      group by currency order by currency`,
    [now, userId],
  );
  return rows;
}

/**
 * One page of a user's receipts, newest first, and the number of all.
 * @param from rows to skip
 */
export async function findReceipts(
  knex: Knex,
  userId: number,
  { from, count }: { from: number; count: number },
): Promise<{ receipts: Receipt[]; total: number }> {
  const { results, total } = await Receipt.query(knex)
    .where({ user_id: userId })
    .withGraphFetched('taxDocument')
    .orderBy([
      { column: 'payment_date', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .range(from, from + count - 1);
  return { receipts: results, total };
}
