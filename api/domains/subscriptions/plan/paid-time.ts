import type { Knex } from 'knex';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { Package } from '../../../models/Package.ts';
import { PackageChange } from '../../../models/PackageChange.ts';
import { leftToRefund, periodEnd, periodPayments } from '../../payments/index.ts';
import { periodStart } from './period-start.ts';
import { creditOf, secondsBetween, stretchOf, type PaidPart, type Stretch } from './prorate.ts';

interface PaidTime {
  /** What is left of the paid period; nothing once only given time is left. */
  stretch: Stretch;
  /** Agorot of its unused part: never more than was paid for it and not refunded. */
  credit: number;
}

/**
 * What was paid of a package's running period and isn't used at a moment (docs/money.md 13.5). Time that staff gave
 * is no money: it lies after the paid time and is not counted here.
 */
export async function paidTimeOf(knex: Knex, bought: Package, at: Date): Promise<PaidTime> {
  const { paidUntil, billingAnchor, billingCycle } = bought;
  if (!paidUntil || paidUntil <= at) return { stretch: { left: 0, total: 1 }, credit: 0 };
  const start = await periodStart(knex, billingAnchor, billingCycle, paidUntil);
  const stretch = stretchOf(start, paidUntil, at);
  const parts = await paidPartsOf(knex, bought, { paidUntil, total: stretch.total });
  return { stretch, credit: creditOf(bought.price, stretch, parts) };
}

/** The payments of the running period, each with what is left of it after refunds and the time it paid for. */
async function paidPartsOf(
  knex: Knex,
  { id }: Package,
  { paidUntil, total }: { paidUntil: Date; total: number },
): Promise<PaidPart[]> {
  const parts: PaidPart[] = [];
  /** Where a period started anew with a change of plan, what went before is in it as credit, and as no more. */
  let carried: PaidPart | null = null;
  let creditLeft = 0;
  for (const payment of await periodPayments(knex, id)) {
    const net = await leftToRefund(knex, payment);
    const change =
      payment.kind === 'upgrade' ? await PackageChange.query(knex).findById(Number(payment.periodKey)) : null;
    if (change?.revertedAt) continue;
    if (carried) {
      const more = Math.min(creditLeft, net);
      carried.net += more;
      creditLeft -= more;
      continue;
    }
    if (change && change.creditMinor === null) {
      parts.push({ net, total: secondsBetween(change.effectiveAt, paidUntil) });
      continue;
    }
    const part = { net, total };
    parts.push(part);
    if (change) {
      carried = part;
      creditLeft = change.creditMinor ?? 0;
    }
  }
  return parts;
}

/**
 * The end of a period that starts anew with a change of plan, with the given time that is left carried behind it
 * (docs/money.md 13.5).
 */
export async function restartedPeriod(
  knex: Knex,
  former: { paidUntil: Date | null; endDate: Date },
  { from, cycle }: { from: Date; cycle: BillingCycle },
): Promise<{ paidUntil: Date; endDate: Date }> {
  const paidUntil = await periodEnd(knex, from, cycle, 1);
  const givenFrom = former.paidUntil && former.paidUntil > from ? former.paidUntil : from;
  return {
    paidUntil,
    endDate: await moveSpan(knex, { from: givenFrom, to: former.endDate, onto: paidUntil }),
  };
}

/**
 * Moves a span of time to another start, on Israel's calendar: nine months stay nine months, at the same local hour.
 * @returns its new end
 */
export async function moveSpan(
  knex: Knex,
  { from, to, onto }: { from: Date; to: Date; onto: Date },
): Promise<Date> {
  if (to <= from) return onto;
  const { rows } = await knex.raw<{ rows: [{ at: Date }] }>(
    `select ((:onto::timestamptz at time zone 'Asia/Jerusalem') + age(
        :to::timestamptz at time zone 'Asia/Jerusalem', :from::timestamptz at time zone 'Asia/Jerusalem'))
      at time zone 'Asia/Jerusalem' as at`,
    { from, to, onto },
  );
  return rows[0].at;
}
