import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../adapters/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { EventQueue } from './event-queue.ts';
import type { CardEvent } from './store-events.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

const view = (profileId: number, more: Partial<CardEvent> = {}): CardEvent => ({
  profileId,
  type: 'view',
  occurredAt: new Date('2026-11-21T10:00:00Z'),
  day: '2026-11-21',
  source: 'direct',
  device: 'phone',
  visitorHash: randomBytes(16),
  leftOut: null,
  actorId: null,
  ...more,
});

test('several processes at the same cards lose nothing and count each visitor once', async () => {
  const cards = await Promise.all(Array.from({ length: 8 }, () => createBusinessProfile(database.knex)));
  const visitors = Array.from({ length: 20 }, () => randomBytes(16));
  const pools = [1, 2, 3].map(() => openDatabase(database.url, 2));
  try {
    const pushes = pools.flatMap((knex, process) => {
      const queue = new EventQueue(knex);
      return Array.from({ length: 40 }, async (_, round) => {
        // Each process in another order: rows locked in different orders would end in a deadlock.
        const order = process % 2 ? cards : cards.toReversed();
        await new Promise((resolve) => setImmediate(resolve));
        const visitorHash = visitors[round % visitors.length] as Buffer;
        return Promise.all(order.map(({ id }) => queue.push(view(id, { visitorHash }))));
      });
    });
    expect((await Promise.all(pushes)).flat().every(Boolean)).toBe(true);
  } finally {
    await Promise.all(pools.map((knex) => knex.destroy()));
  }
  const ids = cards.map(({ id }) => id);
  const stats = await database.knex('profile_stats').whereIn('profile_id', ids);
  expect(stats.map((row) => [row.views, row.unique_visitors])).toEqual(ids.map(() => [120, 20]));
  expect(await database.knex('card_events').whereIn('profile_id', ids)).toHaveLength(960);
});

test('a full queue refuses at once, with the time to come again, and keeps what it took', async () => {
  const { id } = await createBusinessProfile(database.knex);
  const queue = new EventQueue(database.knex, 3);
  const taken = [1, 2, 3].map(() => queue.push(view(id)));
  await expect(queue.push(view(id))).rejects.toMatchObject({
    code: 'service_unavailable',
    retryAfterSeconds: 1,
  });
  expect(await Promise.all(taken)).toEqual([true, true, true]);
  expect(await queue.push(view(id))).toBe(true);
});

test('flushing waits for everything that was taken', async () => {
  const { id } = await createBusinessProfile(database.knex);
  const queue = new EventQueue(database.knex);
  for (let index = 0; index < 50; index += 1) void queue.push(view(id));
  await queue.flush();
  expect(await database.knex('card_events').where({ profile_id: id })).toHaveLength(50);
  await queue.flush();
});

test('a lost database fails the callers of that batch alone', async () => {
  const { id } = await createBusinessProfile(database.knex);
  const knex = openDatabase(database.url, 1);
  await knex.destroy();
  await expect(new EventQueue(knex).push(view(id))).rejects.toThrow('Unable to acquire a connection');
  const queue = new EventQueue(database.knex);
  await database.knex.raw('alter table card_events rename to events_away');
  await expect(queue.push(view(id))).rejects.toThrow('card_events');
  await database.knex.raw('alter table events_away rename to card_events');
  expect(await queue.push(view(id))).toBe(true);
});

test('what waits for a row of its card keeps those of other cards waiting for a moment only', async () => {
  const [locked, free] = [
    await createBusinessProfile(database.knex),
    await createBusinessProfile(database.knex),
  ];
  const queue = new EventQueue(database.knex);
  const trx = await database.knex.transaction();
  await trx('profile_stats').where({ profile_id: locked.id }).forUpdate();
  const late = queue.push(view(locked.id));
  // In the next turn of the event loop, so in a batch of its own.
  await pause(1);
  expect(await queue.push(view(free.id))).toBe(true);
  await pause(100);
  expect(await queue.push(view(free.id))).toBe(true);
  await trx.rollback();
  expect(await late).toBe(true);
  expect(await queue.push(view(locked.id))).toBe(true);
  await queue.flush();
});

test('however many wait for rows of their cards, four statements are under way and no more', async () => {
  const cards = await Promise.all(Array.from({ length: 6 }, () => createBusinessProfile(database.knex)));
  const knex = openDatabase(database.url, 8);
  const trx = await database.knex.transaction();
  const waiting = async () => {
    const { rows } = await database.knex.raw(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  try {
    await trx('profile_stats')
      .whereIn(
        'profile_id',
        cards.map(({ id }) => id),
      )
      .forUpdate();
    const queue = new EventQueue(knex);
    const pushed: Promise<boolean>[] = [];
    for (const [place, { id }] of cards.entries()) {
      pushed.push(queue.push(view(id)));
      // Each in a batch of its own, which leaves once the one before it is late.
      await expect.poll(waiting).toBe(Math.min(place + 1, 4));
    }
    await pause(200);
    expect(await waiting()).toBe(4);
    await trx.rollback();
    expect(await Promise.all(pushed)).toEqual(cards.map(() => true));
  } finally {
    if (!trx.isCompleted()) await trx.rollback();
    await knex.destroy();
  }
});
