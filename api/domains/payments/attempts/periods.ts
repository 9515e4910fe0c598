import type { Knex } from 'knex';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';

const months = { monthly: 1, yearly: 12 } as const satisfies Record<BillingCycle, number>;

interface Period {
  start: Date;
  end: Date;
}

/**
 * When the n-th period from the anchor ends, on Israel's calendar: 31 January leads to 28 February and then to 31
 * March, and the local hour stays the same over the change of clocks (docs/money.md 3.3). Always counted from the
 * anchor, never from the period before.
 * @param n 1 for the first period
 */
export async function periodEnd(knex: Knex, anchor: Date, cycle: BillingCycle, n: number): Promise<Date> {
  const { rows } = await knex.raw<{ rows: { at: Date }[] }>(
    `select ((?::timestamptz at time zone 'Asia/Jerusalem') + ? * interval '1 month')
       at time zone 'Asia/Jerusalem' as at`,
    [anchor, n * months[cycle]],
  );
  const [row] = rows;
  if (!row) throw new Error('no period');
  return row.at;
}

/** The period in which a moment lies, counted from the anchor; a moment on a boundary belongs to the later period. */
export async function periodAt(knex: Knex, anchor: Date, cycle: BillingCycle, moment: Date): Promise<Period> {
  const passed =
    (moment.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + moment.getUTCMonth() - anchor.getUTCMonth();
  const about = Math.max(0, Math.floor(passed / months[cycle]) - 1);
  const { rows } = await knex.raw<{ rows: { at: Date }[] }>(
    `select ((:anchor::timestamptz at time zone 'Asia/Jerusalem') + n * :months * interval '1 month')
       at time zone 'Asia/Jerusalem' as at
     from generate_series(:about::integer, :about::integer + 4) n order by n`,
    { anchor, months: months[cycle], about },
  );
  const ends = rows.findIndex(({ at }) => at > moment);
  const [start, end] = rows.slice(Math.max(0, ends - 1));
  if (ends === -1 || !start || !end) throw new Error('no period');
  return { start: start.at, end: end.at };
}

/**
 * The period that a renewal pays for: the one that follows the paid one or, when it is over because no charge was
 * made for long, the one that covers now. A customer never pays for time in which they had nothing.
 * @param paidUntil end of what was paid; when it is no boundary counted from the anchor, periods are counted from it
 */
export async function periodToRenew(
  knex: Knex,
  { anchor, cycle, paidUntil }: { anchor: Date | null; cycle: BillingCycle; paidUntil: Date },
  now: Date,
): Promise<Period & { anchor: Date }> {
  const from = anchor ?? paidUntil;
  const next = await periodAt(knex, from, cycle, paidUntil);
  const isCounted = anchor !== null && next.start.getTime() === paidUntil.getTime();
  const counted = isCounted ? anchor : paidUntil;
  const first = isCounted ? next : await periodAt(knex, counted, cycle, paidUntil);
  const due = first.end > now ? first : await periodAt(knex, counted, cycle, now);
  return { ...due, anchor: counted };
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' });

/** Names a period by the day it starts in Israel, `2027-02-28`; a period is paid once under this key. */
export function periodKeyOf(start: Date): string {
  return calendar.format(start);
}
