import type { Knex } from 'knex';
import { buildIndex, dropIndex } from './tools/build-index.ts';

export const config = { transaction: false };

const table = 'profile_stats';
const byViews = { name: 'profile_stats_views_index', table, definition: '(views desc, profile_id desc)' };
const byMonth = {
  name: 'profile_stats_month_index',
  table,
  definition: '(last_month_views desc, profile_id desc)',
};

/**
 * The list of statistics begins with the last thirty days, which are counted once a day: an order by the views of all
 * time had to be brought up to date with every batch of events, and each counter's row to be written to another place.
 */
export async function up(knex: Knex): Promise<void> {
  await buildIndex(knex, byMonth);
  await dropIndex(knex, byViews.name);
}

export async function down(knex: Knex): Promise<void> {
  await buildIndex(knex, byViews);
  await dropIndex(knex, byMonth.name);
}
