import type { Knex } from 'knex';
import type { ConversationContext } from '../../../contract/support/inbox.schema.ts';
import { fewRows, type FewRows } from '../../../lib/few-rows.ts';

type Row = ConversationContext['errors']['rows'][number];

/** The newest errors that a user met, for staff who answer them (docs/product.md 7). */
export function errorsOfUser(knex: Knex, userId: number, max: number): Promise<FewRows<Row>> {
  return fewRows(
    knex,
    `select id, error_type as type, left(error_message, 200) as message, created_at as "createdAt"
      from error_logs where user_id = ? order by id desc`,
    [userId],
    max,
  );
}
