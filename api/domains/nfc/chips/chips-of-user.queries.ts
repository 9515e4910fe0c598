import type { Knex } from 'knex';
import type { ConversationContext } from '../../../contract/support/inbox.schema.ts';
import { fewRows, type FewRows } from '../../../lib/few-rows.ts';

type Row = ConversationContext['chips']['rows'][number];

/** A user's newest chips for staff who answer them, each with the card it opens where that is the user's, too. */
export function chipsOfUser(knex: Knex, userId: number, max: number): Promise<FewRows<Row>> {
  return fewRows(
    knex,
    `select a.id, a.tap_code as "tapCode", a.status, c.business_name as card
      from card_allocations a left join business_profiles c on c.id = a.profile_id and c.user_id = a.user_id
      where a.user_id = ? order by a.id desc`,
    [userId],
    max,
  );
}
