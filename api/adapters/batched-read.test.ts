import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createUser } from '../testing/factories/user.ts';
import { createBatchedRead } from './batched-read.ts';
import { openDatabase } from './database.ts';

let database: TestDatabase;
let ids: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  ids = (await Promise.all([1, 2, 3].map(() => createUser(database.knex)))).map(({ id }) => id);
});
afterAll(() => database.destroy());

const readNames = createBatchedRead<{ id: number; username: string; options: object }>(
  {
    name: 'test-names',
    text: `select id, username, '{"at": 1}'::jsonb as options from users where id = any (cast($1 as bigint[]))`,
  },
  ({ id }) => id,
);

test('many who ask at once get their own, and nobody another one’s object', async () => {
  const asked = [...ids, 999_999_999, ...ids];
  const found = await Promise.all(asked.map((id) => readNames(database.knex, id)));
  expect(found.map((rows) => rows[0]?.id)).toEqual([...ids, undefined, ...ids]);
  expect(found[0]).toEqual(found[4]);
  expect(found[0]?.[0]?.options).not.toBe(found[4]?.[0]?.options);
});

test('what was committed before somebody asked is what they get, however many ask', async () => {
  const [id = 0] = ids;
  for (let round = 0; round < 20; round += 1) {
    const others = Array.from({ length: 30 }, () => readNames(database.knex, id));
    const username = `name-${round}`;
    await database.knex('users').where({ id }).update({ username });
    expect(await readNames(database.knex, id)).toMatchObject([{ username }]);
    await Promise.all(others);
  }
});

test('of those who ask together, the last one’s present holds for all', async () => {
  const readPresent = createBatchedRead<{ id: number; now: Date }>(
    {
      name: 'test-present',
      text: `select id, cast($2 as timestamptz) as now from users where id = any (cast($1 as bigint[]))`,
    },
    ({ id }) => id,
  );
  const moment = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second));
  const [id = 0] = ids;
  const together = await Promise.all(ids.map((one, at) => readPresent(database.knex, one, moment(at))));
  expect(together.map(([row]) => row?.now)).toEqual([moment(2), moment(2), moment(2)]);
  await database.knex.transaction(async (trx) =>
    expect(await readPresent(trx, id, moment(9))).toEqual([{ id, now: moment(9) }]),
  );
});

test('within a transaction it reads what that has written', async () => {
  const [, id = 0] = ids;
  await database.knex.transaction(async (trx) => {
    await trx('users').where({ id }).update({ username: 'דנה 🙂' });
    expect(await readNames(trx, id)).toMatchObject([{ username: 'דנה 🙂' }]);
    expect(await readNames(database.knex, id)).not.toMatchObject([{ username: 'דנה 🙂' }]);
  });
});

test('a failure fails those who waited for it, and nobody later', async () => {
  const knex = openDatabase(database.url, 2);
  await database.knex.raw('alter table users rename to users_away');
  const failed = await Promise.allSettled(ids.map((id) => readNames(knex, id)));
  await database.knex.raw('alter table users_away rename to users');
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await readNames(knex, ids[0] ?? 0)).toHaveLength(1);
  await knex.destroy();
  await expect(readNames(knex, 1)).rejects.toThrow('Unable to acquire a connection');
});
