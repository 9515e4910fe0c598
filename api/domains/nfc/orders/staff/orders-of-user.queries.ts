import type { Knex } from 'knex';
import type { ConversationContext } from '../../../../contract/support/inbox.schema.ts';
import { fewRows, type FewRows } from '../../../../lib/few-rows.ts';

type Row = ConversationContext['orders']['rows'][number];

/** A user's newest orders for staff who answer them (docs/product.md 7). */
export function ordersOfUser(knex: Knex, userId: number, max: number): Promise<FewRows<Row>> {
  return fewRows(
    knex,
    `select id, quantity, status, created_at as "createdAt"
      from physical_card_orders where user_id = ? order by id desc`,
    [userId],
    max,
  );
}
