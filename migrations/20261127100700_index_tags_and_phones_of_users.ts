import type { Knex } from 'knex';
import { buildIndex, dropIndex } from './tools/build-index.ts';

export const config = { transaction: false };

const indexes = [
  ['users_tags_index', 'using gin (tags jsonb_path_ops)'],
  ['users_phone_key_index', '(phone_key(phone)) where phone is not null'],
] as const;

export async function up(knex: Knex): Promise<void> {
  for (const [name, definition] of indexes) await buildIndex(knex, { name, table: 'users', definition });
}

export async function down(knex: Knex): Promise<void> {
  for (const [name] of indexes) await dropIndex(knex, name);
}
