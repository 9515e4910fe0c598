import type { Knex } from 'knex';
import type { z } from 'zod';
import {
  maxSavedViews,
  type SavedView as ShownView,
  type saveViewSchemas,
} from '../../../contract/admin/saved-views.schema.ts';
import { AppError } from '../../../errors.ts';
import { SavedView } from '../../../models/SavedView.ts';

type Wish = z.output<(typeof saveViewSchemas)['body']>;

/** All views of one admin, by list and name. */
export async function listSavedViews(knex: Knex, userId: number): Promise<ShownView[]> {
  const views = await SavedView.query(knex)
    .where({ user_id: userId })
    .orderBy(['resource', 'name', 'id'])
    .limit(2_000);
  return views.map(({ id, resource, name, filter, sort }) => ({ id, resource, name, filter, sort }));
}

/**
 * Saves a view; one of the same list and name is replaced, however often it is sent.
 * @throws {AppError} `conflict` on `name` when the admin has the max number of views of this list
 */
export async function saveView(knex: Knex, userId: number, wish: Wish): Promise<void> {
  const { resource } = wish;
  await SavedView.query(knex)
    .insert({ userId, ...wish })
    .onConflict(['user_id', 'resource', 'name'])
    .merge(['filter', 'sort']);
  const count = await SavedView.query(knex).where({ user_id: userId, resource }).resultSize();
  if (count > maxSavedViews) throw new AppError('conflict', { fields: { name: 'saved_views_full' } });
}
