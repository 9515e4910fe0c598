import type { Knex } from 'knex';
import type { ConversationContext } from '../../../contract/support/inbox.schema.ts';
import { fewRows, type FewRows } from '../../../lib/few-rows.ts';

type Row = ConversationContext['packages']['rows'][number];

/** A user's packages for staff who answer them, those in force first, then the newest (docs/product.md 7). */
export function packagesOfUser(knex: Knex, userId: number, max: number): Promise<FewRows<Row>> {
  return fewRows(
    knex,
    `select p.id, products.name as product, p.status, p.billing_cycle as "billingCycle",
        p.auto_renew as "autoRenew", p.end_date as "endDate"
      from packages p join products on products.id = p.product_id where p.user_id = ?
      order by p.status in ('active', 'past_due') desc, p.id desc`,
    [userId],
    max,
  );
}
