import type { Knex } from 'knex';
import type { BillingCycle } from '../../../contract/payments/entities/payment-enums.schema.ts';
import { periodEnd } from '../../payments/index.ts';

const monthsOf = { monthly: 1, yearly: 12 } as const satisfies Record<BillingCycle, number>;

/** Number of the period, counted from the anchor, that ends at a moment; null for an end that staff put off. */
async function numberOf(
  knex: Knex,
  anchor: Date | null,
  cycle: BillingCycle,
  end: Date,
): Promise<number | null> {
  if (!anchor) return null;
  const apart =
    (end.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + end.getUTCMonth() - anchor.getUTCMonth();
  const about = Math.round(apart / monthsOf[cycle]);
  for (const n of [about, about - 1, about + 1].filter((count) => count > 0))
    if ((await periodEnd(knex, anchor, cycle, n)).getTime() === end.getTime()) return n;
  return null;
}

/**
 * The start of the period that ends at a moment: on the anchor's calendar where the end lies on it, else one cycle
 * before the end.
 */
export async function periodStart(
  knex: Knex,
  anchor: Date | null,
  cycle: BillingCycle,
  end: Date,
): Promise<Date> {
  const n = await numberOf(knex, anchor, cycle, end);
  return n === null || !anchor ? periodEnd(knex, end, cycle, -1) : periodEnd(knex, anchor, cycle, n - 1);
}

/** The end of the period that follows the one ending at a moment, by the same rule. */
export async function followingEnd(
  knex: Knex,
  anchor: Date | null,
  cycle: BillingCycle,
  end: Date,
): Promise<Date> {
  const n = await numberOf(knex, anchor, cycle, end);
  return n === null || !anchor ? periodEnd(knex, end, cycle, 1) : periodEnd(knex, anchor, cycle, n + 1);
}
