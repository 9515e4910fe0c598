import type { Knex } from 'knex';
import type { z } from 'zod';
import type { payoutSums } from '../../../contract/payments/entities/payout.schema.ts';

type Sums = z.output<typeof payoutSums>;

const none: Sums = { grossMinor: 0, refundsMinor: 0, feesMinor: 0, otherMinor: 0, openDifferences: 0 };

/** SQL for what the lines of a payout come to; gross less refunds and fees, with the other, is its net. */
export const payoutSumsSql = `
  coalesce(sum(line.amount_minor) filter (where line.kind = 'charge'), 0)::bigint as "grossMinor",
  coalesce(-sum(line.amount_minor) filter (where line.kind = 'refund'), 0)::bigint as "refundsMinor",
  (coalesce(sum(line.fee_minor), 0)
    - coalesce(sum(line.amount_minor) filter (where line.kind = 'fee'), 0))::bigint as "feesMinor",
  coalesce(sum(line.amount_minor) filter (where line.kind in ('dispute', 'other', 'rest')), 0)::bigint as "otherMinor"`;

/** What the lines of payouts come to, by id. */
export async function readPayoutSums(knex: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, Sums>> {
  const { rows } = await knex.raw<{ rows: (Sums & { id: number })[] }>(
    `select line.payout_id as id, ${payoutSumsSql},
      count(*) filter (where line.difference is not null and line.handled_at is null) as "openDifferences"
    from payout_lines line where line.payout_id = any(?) group by 1`,
    [[...ids]],
  );
  return new Map([
    ...ids.map((id) => [id, none] as const),
    ...rows.map(({ id, ...sums }) => [id, sums] as const),
  ]);
}
