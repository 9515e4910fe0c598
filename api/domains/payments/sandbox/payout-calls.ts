import type { Knex } from 'knex';
import { z } from 'zod';
import { sandboxShop } from '../../../adapters/payments/sandbox-provider.ts';
import { addDays, wallClock } from '../../../contract/base/israel-clock.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { PspError } from './psp-error.ts';

/** Days from a charge to its day of value. */
const daysToBank = 2;
/** Agorot that each deposit costs. */
const depositFee = 100;
/** What of a charge is kept, in hundredths of a percent. */
const chargeFee = 120;
const prefix = 'payout-';

export const payoutDays = z.object({
  terminal_uid: z.literal(sandboxShop.terminalUid),
  from_date: z.iso.date(),
  until_date: z.iso.date(),
});
export const payoutLines = z.object({
  payout_uid: z.string().regex(/^payout-\d{4}-\d{2}-\d{2}$/u),
  skip: z.int().min(0).default(0),
  take: z.int().min(1).max(500).default(100),
});

interface Line {
  uid: string;
  type: 'Charge' | 'Refund' | 'Dispute' | 'Fee';
  transaction: string | null;
  dispute: string | null;
  reference: string | null;
  /** Agorot; negative for what goes back. */
  minor: number;
  fee: number;
  day: string;
  at: Date;
}

/**
 * `Payouts/List`: the deposits with these days of value. Each pays out one day in Israel, its charges less refunds,
 * disputes and fees, and is on its way from the next morning on.
 */
export async function listPayouts(
  knex: Knex,
  { from_date: from, until_date: until }: z.output<typeof payoutDays>,
  now: Date,
): Promise<unknown> {
  const today = wallClock(now).date;
  const yesterday = addDays(today, -1);
  const last = addDays(until, -daysToBank);
  const lines = await linesOfDays(knex, addDays(from, -daysToBank), last < yesterday ? last : yesterday, now);
  return {
    payouts: [...Map.groupBy(lines, ({ day }) => day)].map(([day, ofDay]) => {
      const value = addDays(day, daysToBank);
      return {
        payout_uid: prefix + day,
        value_date: value,
        status: value <= today ? 'paid' : 'in_transit',
        net: decimal(ofDay.reduce((sum, { minor, fee }) => sum + minor - fee, 0)),
        currency: 'ILS',
      };
    }),
  };
}

/** `Payouts/View`: what a deposit consists of. */
export async function viewPayout(
  knex: Knex,
  { payout_uid: uid, skip, take }: z.output<typeof payoutLines>,
  now: Date,
): Promise<unknown> {
  const day = uid.slice(prefix.length);
  const lines = day < wallClock(now).date ? await linesOfDays(knex, day, day, now) : [];
  if (lines.length === 0) throw new PspError('payout-not-found', { status: 422 });
  return {
    lines: lines.slice(skip, skip + take).map(({ minor, fee, at, ...line }) => ({
      line_uid: line.uid,
      type: line.type,
      transaction_uid: line.transaction,
      dispute_uid: line.dispute,
      more_info: line.reference,
      amount: decimal(minor),
      fee: decimal(fee),
      date: at.toISOString(),
    })),
  };
}

const decimal = (minor: number) => Number(fromMinor(minor));

/** All that moved on these days, by day and time; each day ends with what its deposit costs. */
async function linesOfDays(knex: Knex, from: string, to: string, now: Date): Promise<Line[]> {
  const { rows } = await knex.raw<{ rows: Line[] }>(
    `with moved as (
      select uid::text, type, uid::text as transaction, null as dispute, nullif(more_info, '') as reference,
        (case type when 'Refund' then -amount else amount end * 100)::bigint as minor,
        case type when 'Refund' then 0 else round(amount * ${chargeFee} / 100)::bigint end as fee,
        coalesce(visible_from, created_at) as at
      from sandbox_psp.transactions
      where status_code = '000' and type in ('Charge', 'Refund') and coalesce(visible_from, created_at) <= :now
      union all
      select 'fee-' || uid, 'Dispute', transaction_uid::text, uid::text, null, 0, (fee * 100)::bigint, opened_at
      from sandbox_psp.disputes
      union all
      select 'lost-' || uid, 'Dispute', transaction_uid::text, uid::text, null, -(amount * 100)::bigint, 0, decided_at
      from sandbox_psp.disputes where status = 'lost'
    )
    select *, to_char(at at time zone 'Asia/Jerusalem', 'YYYY-MM-DD') as day from moved
    where at >= cast(:from as date)::timestamp at time zone 'Asia/Jerusalem'
      and at < (cast(:to as date) + 1)::timestamp at time zone 'Asia/Jerusalem'
    order by at, uid`,
    { from, to, now },
  );
  return [...Map.groupBy(rows, ({ day }) => day)].flatMap(([day, lines]) => [
    ...lines,
    {
      uid: `deposit-${day}`,
      type: 'Fee',
      transaction: null,
      dispute: null,
      reference: null,
      minor: 0,
      fee: depositFee,
      day,
      at: lines.at(-1)?.at ?? now,
    },
  ]);
}
