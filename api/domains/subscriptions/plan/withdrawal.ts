import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import { PackageChange } from '../../../models/PackageChange.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { leftToRefund, periodPayments } from '../../payments/index.ts';
import { cancellationFee, type RefundFeePolicy } from './refundable.ts';

/** Days within which the customer of a distance sale may cancel it, counted from the day after the deal. */
const days = 14;

export interface Withdrawal {
  /** The whole package, or only a change of plan: the package then returns to its former plan. */
  of: 'package' | 'change';
  /** The change that is reverted; with `fromProduct`. */
  change: PackageChange | null;
  /** Refunds by payment, in agorot. */
  refunds: { attempt: PaymentAttempt; amount: number }[];
  paid: number;
  fee: number;
  refund: number;
  /** The moment when the right to cancel ends. */
  until: Date;
}

/**
 * The right to cancel a deal within 14 days and be refunded (docs/money.md 3.6): the first payment with everything
 * paid since, else a change of plan. A renewal is no new deal.
 * @returns null when no deal is that young, or nothing was paid for it
 */
export async function findWithdrawal(
  knex: Knex,
  bought: Package,
  { now, policy }: { now: Date; policy: RefundFeePolicy },
): Promise<Withdrawal | null> {
  const paid = await periodPayments(knex, bought.id);
  const first = paid.find(({ kind }) => kind === 'initial');
  const wholeUntil = first && (await untilOf(knex, first));
  if (wholeUntil && now < wholeUntil) return weigh(knex, paid, { of: 'package', until: wholeUntil, policy });
  const latest = paid.find(({ kind }) => kind === 'upgrade');
  const changeUntil = latest && (await untilOf(knex, latest));
  if (!latest || !changeUntil || now >= changeUntil) return null;
  const change = await PackageChange.query(knex)
    .findById(Number(latest.periodKey))
    .withGraphFetched('fromProduct')
    .throwIfNotFound();
  return weigh(knex, [latest], { of: 'change', until: changeUntil, policy, change });
}

interface Terms {
  of: Withdrawal['of'];
  until: Date;
  policy: RefundFeePolicy;
  change?: PackageChange;
}

/** The fee is deducted once, from the whole sum; former refunds are not paid again. */
async function weigh(
  knex: Knex,
  payments: readonly PaymentAttempt[],
  { of, until, policy, change }: Terms,
): Promise<Withdrawal | null> {
  const paid = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const fee = cancellationFee(paid, policy);
  const refunds: Withdrawal['refunds'] = [];
  // One after the other: a transaction has one connection.
  const left: number[] = [];
  for (const attempt of payments) left.push(await leftToRefund(knex, attempt));
  let toGive = Math.max(0, left.reduce((sum, rest) => sum + rest, 0) - fee);
  const refund = toGive;
  for (const [index, attempt] of payments.entries()) {
    const amount = Math.min(toGive, left[index] ?? 0);
    if (amount > 0) refunds.push({ attempt, amount });
    toGive -= amount;
  }
  return refund === 0 ? null : { of, change: change ?? null, refunds, paid, fee, refund, until };
}

/** The end of the last day, on Israel's calendar; the days are counted from the date of the receipt. */
async function untilOf(knex: Knex, attempt: PaymentAttempt): Promise<Date> {
  const receipt = await Receipt.query(knex).findOne({ attempt_id: attempt.id, kind: 'receipt' });
  const { rows } = await knex.raw<{ rows: { at: Date }[] }>(
    `select (date_trunc('day', ?::timestamptz at time zone 'Asia/Jerusalem') + ? * interval '1 day')
       at time zone 'Asia/Jerusalem' as at`,
    [receipt?.createdAt ?? attempt.createdAt, days + 1],
  );
  const [row] = rows;
  if (!row) throw new Error('no day');
  return row.at;
}
