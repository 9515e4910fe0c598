import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createBusinessProfile } from '../factories/business-profile.ts';
import { createProduct } from '../factories/product.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const longAgo = new Date('2026-01-01T00:00:00Z');

test('every table with updated_at keeps it by itself', async () => {
  const { rows } = await database.knex.raw(`
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'updated_at'
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'set_updated_at'::regproc)`);
  expect(rows).toEqual([]);
});

test('a change moves updated_at, unless it names a time itself', async () => {
  const product = await createProduct(database.knex, { updatedAt: longAgo });
  const changed = await product.$query(database.knex).patchAndFetch({ name: 'חבילה אחרת' });
  expect(changed.updatedAt.getTime()).toBeGreaterThan(longAgo.getTime());
  const named = await product.$query(database.knex).patchAndFetch({ updatedAt: longAgo });
  expect(named.updatedAt).toEqual(longAgo);
});

test('each change of a card raises its version, so that an older save is noticed', async () => {
  const card = await createBusinessProfile(database.knex);
  expect(card.version).toBe(1);
  const save = (version: number, businessName: string) =>
    database
      .knex('business_profiles')
      .where({ id: card.id, version })
      .update({ business_name: businessName });
  expect(await save(1, 'ראשון')).toBe(1);
  expect(await save(1, 'מאוחר מדי')).toBe(0);
  expect(await save(2, 'שני')).toBe(1);
});

test('a card has its statistics row from the first moment', async () => {
  const card = await createBusinessProfile(database.knex);
  expect(await database.knex('profile_stats').where({ profile_id: card.id }).first('views')).toEqual({
    views: 0,
  });
});
