import type { Knex } from 'knex';
import { z } from 'zod';
import { sandboxShop } from '../../../adapters/payments/sandbox-provider.ts';
import { visibleTransactions } from './tables.ts';
import { flatTransaction } from './wire-answers.ts';

export const days = z.object({ fromDate: z.iso.date(), untilDate: z.iso.date() });
export const history = days.extend({
  terminal_uid: z.literal(sandboxShop.terminalUid),
  skip: z.int().min(0).default(0),
  take: z.int().min(1).max(500).default(100),
});

/** Transactions of these days in Israel, both included, the oldest first, as `Transactions/View` and the history list them. */
export async function transactionsOfDays(
  knex: Knex,
  { fromDate, untilDate, skip = 0, take = 500 }: z.output<typeof days> & { skip?: number; take?: number },
  now: Date,
): Promise<unknown> {
  const found = await visibleTransactions(knex, now)
    .whereRaw(`(created_at at time zone 'Asia/Jerusalem')::date between ? and ?`, [fromDate, untilDate])
    .orderBy(['created_at', 'uid'])
    .offset(skip)
    .limit(take);
  return { transactions: found.map(flatTransaction) };
}
