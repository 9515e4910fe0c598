import type { Knex } from 'knex';
import type { ConversationContext } from '../../../contract/support/inbox.schema.ts';
import { fewRows, type FewRows } from '../../../lib/few-rows.ts';

type Row = ConversationContext['payments']['rows'][number];

/** A user's newest attempts for staff who answer them (docs/product.md 7). */
export function attemptsOfUser(knex: Knex, userId: number, max: number): Promise<FewRows<Row>> {
  return fewRows(
    knex,
    `select id, kind, status, (amount_minor::numeric / 100)::numeric(12, 2)::text as amount, currency,
        created_at as "createdAt"
      from payment_attempts where user_id = ? order by id desc`,
    [userId],
    max,
  );
}
