import type { Knex } from 'knex';
import type { ConversationContext } from '../../../contract/support/inbox.schema.ts';
import { fewRows, type FewRows } from '../../../lib/few-rows.ts';
import { takenDownCondition } from '../public/taken-down.ts';

type Row = ConversationContext['cards']['rows'][number];

/** A user's cards for staff who answer them, the last changed first (docs/product.md 7). */
export function cardsOfUser(knex: Knex, userId: number, max: number): Promise<FewRows<Row>> {
  return fewRows(
    knex,
    `select id, business_name as name, is_public as "isPublic", is_held as "isHeld",
      ${takenDownCondition} as "isTakenDown"
      from business_profiles where user_id = ? order by updated_at desc, id desc`,
    [userId],
    max,
  );
}
