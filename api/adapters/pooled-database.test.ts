import type { Knex } from 'knex';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { leaveOut } from '../testing/other-programs.ts';
import { startPooler, type Pooler } from '../testing/machines/pooler.ts';
import { isInstalled, packages } from '../testing/machines/program.ts';
import { openChangeFeed } from './change-feed.ts';
import { addressOf, ownerUrlOf, type DatabaseAddress } from './database-address.ts';
import { openDatabase, openReader } from './database.ts';
import { hasTimeLimit } from './has-time-limit.ts';
import { openJobs } from './jobs.ts';

const isHere = isInstalled('pgbouncer');

describe('through a pooler in transaction mode', () => {
  let database: TestDatabase;
  let pooler: Pooler;
  let address: DatabaseAddress;
  let knex: Knex;
  let reader: Knex;
  beforeEach((context) => {
    if (!isHere) leaveOut(context, `pgbouncer is not installed (${packages.pgbouncer})`);
  });
  beforeAll(async () => {
    if (!isHere) return;
    database = await createTestDatabase();
    const direct = database.applicationUrl;
    // Two places for everybody: whatever one leaves in a session, the next one finds.
    pooler = await startPooler({
      server: { port: Number(new URL(direct).port) },
      logins: [direct],
      places: 2,
    });
    address = addressOf(pooler.urlOf(direct), { DATABASE_DIRECT_URL: direct });
    knex = openDatabase(address, 6);
    reader = openReader(address, 3);
  });
  afterAll(async () => {
    await reader?.destroy();
    await knex?.destroy();
    await pooler?.stop();
    await database?.destroy();
  });

  const roleIn = async (by: Knex) =>
    (
      await by.raw<{ rows: [{ role: string; only: string }] }>(
        `select current_user as role, current_setting('transaction_read_only') as only`,
      )
    ).rows[0];

  it('the reading role is taken for each transaction, and nobody else finds it', async () => {
    const asked = Array.from({ length: 40 }, (_, index) => roleIn(index % 2 ? reader : knex));
    const found = await Promise.all(asked);
    const own = new URL(database.applicationUrl).username;
    expect(found.filter((_, index) => index % 2 === 0)).toEqual(
      Array.from({ length: 20 }, () => ({ role: own, only: 'off' })),
    );
    expect(found.filter((_, index) => index % 2 === 1)).toEqual(
      Array.from({ length: 20 }, () => ({ role: `${own}_reader`, only: 'on' })),
    );
    const inside = await reader.transaction(async (trx) => [await roleIn(trx), await roleIn(trx)]);
    expect(inside.map(({ role }) => role)).toEqual([`${own}_reader`, `${own}_reader`]);
    await expect(reader('users').insert({ username: 'x' })).rejects.toThrow(/read-only transaction/);
    await expect(reader('totp_secrets').select()).rejects.toThrow(/permission denied/);
    await expect(reader.raw('select 1/0')).rejects.toThrow(/division by zero/);
    // A statement that failed left no transaction behind it.
    expect(await Promise.all(Array.from({ length: 10 }, () => roleIn(knex)))).toEqual(
      Array.from({ length: 10 }, () => ({ role: own, only: 'off' })),
    );
  });

  it('a library that names its statements finds nobody else’s, and misses none of its own', async () => {
    const { client } = knex as unknown as {
      client: {
        acquireConnection(): Promise<pg.Client>;
        releaseConnection(connection: pg.Client): Promise<void>;
      };
    };
    const ask = async (number: number) => {
      const connection = await client.acquireConnection();
      try {
        const text = 'select $1::integer as number, pg_sleep(0.01)';
        const { rows } = await connection.query<{ number: number }>({
          name: 'named',
          text,
          values: [number],
        });
        return rows[0]?.number;
      } finally {
        await client.releaseConnection(connection);
      }
    };
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
  });

  it('statements have the time limits of the role', async () => {
    expect(await hasTimeLimit(knex)).toBe(true);
    expect(await hasTimeLimit(reader)).toBe(true);
  });

  it('changes are heard at the server itself', async () => {
    const heard: string[] = [];
    const feed = openChangeFeed(knex, 'card_changes', {
      onMessage: (message) => void heard.push(message),
      onConnect: () => undefined,
      onBreak: () => undefined,
    });
    try {
      await vi.waitFor(() => expect(feed.isConnected).toBe(true));
      await knex.raw(`select pg_notify('card_changes', '17')`);
      expect(await feed.settle()).toBe(true);
      expect(heard).toEqual(['17']);
    } finally {
      await feed.close();
    }
  });

  it('jobs run once, sent inside a transaction or not at all', async () => {
    const errors: Error[] = [];
    const jobs = openJobs(address, (error) => void errors.push(error));
    await jobs.start();
    const done: unknown[] = [];
    try {
      await jobs.work('pooled', async ({ payload }) => void done.push(payload));
      await knex.transaction((trx) => jobs.send('pooled', { number: 1 }, { trx }));
      const failed = knex.transaction(async (trx) => {
        await jobs.send('pooled', { number: 2 }, { trx });
        throw new Error('taken back');
      });
      await expect(failed).rejects.toThrow('taken back');
      await vi.waitFor(() => expect(done).toEqual([{ number: 1 }]), { timeout: 10_000 });
    } finally {
      await jobs.stop();
    }
    expect(errors).toEqual([]);
  });
});

it('work on the schema goes past the pooler', () => {
  const [pooled, direct, owner] = ['postgres://pooler/a', 'postgres://server/a', 'postgres://owner@server/a'];
  expect(ownerUrlOf({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toBe(direct);
  expect(ownerUrlOf({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct, DATABASE_OWNER_URL: owner })).toBe(
    owner,
  );
  expect(ownerUrlOf({ DATABASE_URL: direct })).toBe(direct);
});
