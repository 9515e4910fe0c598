import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openChangeFeed, type ChangeFeed } from './change-feed.ts';

let database: TestDatabase;
let feed: ChangeFeed;
const received: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  feed = openChangeFeed(database.knex, 'parcels', {
    onMessage: (payload) => received.push(payload),
    onConnect: () => undefined,
    onBreak: () => undefined,
  });
  await vi.waitUntil(() => feed.isConnected);
});
afterAll(async () => {
  await feed.close();
  await database.destroy();
});

test('a hundred who wait at once share two questions, and each has heard what was committed before', async () => {
  const neighbour = new pg.Client(database.url);
  await neighbour.connect();
  const questions: string[] = [];
  neighbour.on('notification', ({ payload = '' }) => payload.startsWith('#') && questions.push(payload));
  await neighbour.query('listen parcels');

  const first = feed.settle();
  await database.knex.raw(`select pg_notify('parcels', 'late')`);
  const all = await Promise.all([first, ...Array.from({ length: 99 }, () => feed.settle())]);
  expect(all).toEqual(Array.from({ length: 100 }, () => true));
  expect(received).toEqual(['late']);
  // The neighbour has heard all that came before its own.
  const own = once(neighbour, 'notification');
  await neighbour.query(`select pg_notify('parcels', 'end')`);
  await own;
  expect(questions.length).toBeLessThanOrEqual(2);
  await neighbour.end();
});

test('who waits on a connection that breaks is told so, and the next one serves again', async () => {
  await database.knex.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bikur parcels'`,
  );
  const waiting = Array.from({ length: 5 }, () => feed.settle());
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([false]));
  await vi.waitFor(() => expect(feed.isConnected).toBe(true));
  expect(await feed.settle()).toBe(true);
});
