import type { Knex } from 'knex';
import { buildIndex, dropIndex } from './tools/build-index.ts';

export const config = { transaction: false };

const indexes = [
  ['contact_leads_assignee_id_index', '(assignee_id, created_at desc)'],
  ['contact_leads_follow_up_on_index', '(follow_up_on, id)'],
  ['contact_leads_user_id_index', '(user_id, created_at desc)'],
  ['contact_leads_sales_index', '(created_at desc, id desc) where profile_id is null'],
] as const;

export async function up(knex: Knex): Promise<void> {
  for (const [name, definition] of indexes)
    await buildIndex(knex, { name, table: 'contact_leads', definition });
}

export async function down(knex: Knex): Promise<void> {
  for (const [name] of indexes) await dropIndex(knex, name);
}
