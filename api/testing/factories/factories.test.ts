import { expect, test } from 'vitest';
import { businessProfileRow } from '../../contract/cards/entities/business-profile.schema.ts';
import { crowd } from '../crowd.ts';
import { createTestDatabase } from '../database.ts';
import { entities } from '../entities.ts';
import { createBusinessProfile } from './business-profile.ts';
import { createCardAllocation } from './card-allocation.ts';
import { createPhysicalCardOrder } from './physical-card-order.ts';
import { random, seedFactories } from './sequence.ts';

/** What hangs on the clock or on the salt of a password differs from run to run. */
const differing = new Set(['password', 'version']);

async function everything(seed: number): Promise<unknown[]> {
  const { knex, destroy } = await createTestDatabase();
  try {
    seedFactories(seed);
    const rows = [];
    for (const { create } of entities) {
      const made = Object.entries({ ...(await create(knex)) });
      rows.push(
        Object.fromEntries(made.filter(([name, value]) => !(value instanceof Date) && !differing.has(name))),
      );
    }
    return rows;
  } finally {
    await destroy();
  }
}

test('the same seed makes the same rows, another seed others', async () => {
  const first = await everything(7);
  expect(await everything(7)).toEqual(first);
  expect(await everything(8)).not.toEqual(first);
});

/** In the tests of the back office's resources twelve of most are made, too. */
const several = crowd(4, 12);

/** Of which there is one row at most. */
const single = new Set(['backup_archives']);

test('makes as many of each as one likes', async () => {
  const { knex, destroy } = await createTestDatabase();
  try {
    for (const { create } of entities) for (let made = 0; made < several; made += 1) await create(knex);
    const fewer = [];
    for (const { model } of entities)
      if (!single.has(model.tableName) && (await model.query(knex).resultSize()) < several)
        fewer.push(model.tableName);
    expect(fewer).toEqual([]);
  } finally {
    await destroy();
  }
});

test('parents belong together and overrides win', async () => {
  const { knex, destroy } = await createTestDatabase();
  try {
    const card = await createBusinessProfile(knex, { template: 'night', businessName: 'מאפיית הבוקר' });
    expect(card).toMatchObject({ template: 'night', businessName: 'מאפיית הבוקר' });
    expect(businessProfileRow.safeParse(card.toRow()).success).toBe(true);
    const order = await createPhysicalCardOrder(knex, { userId: card.userId, profileId: card.id });
    const allocation = await createCardAllocation(knex, { orderId: order.id });
    expect(allocation.profileId).toBe(card.id);
    const shipped = await createPhysicalCardOrder(knex, { status: 'shipped' });
    expect(shipped.trackingNumber).toMatch(/^RR\d{9}IL$/u);
  } finally {
    await destroy();
  }
});

test('the numbers spread over the whole range', () => {
  seedFactories(1);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let count = 0; count < 10_000; count += 1) {
    const tenth = Math.floor(random() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(count).toBeGreaterThan(850);
});
