import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openReader } from '../adapters/database.ts';
import type { Replica } from '../adapters/replica.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { TestClient } from '../testing/client.ts';
import { createUser } from '../testing/factories/user.ts';

/** Stands in for a replica: tests say how it is, and hear what was asked of it. */
const replica = { asked: [] as (string | null)[], left: 0, near: true, pool: undefined as Knex | undefined };
const stand: Replica = {
  behind: 0,
  reach: async (written) => {
    replica.asked.push(written);
    return replica.near ? (replica.pool ?? null) : null;
  },
  leave: () => void (replica.left += 1),
  close: async () => replica.pool?.destroy(),
};

let app: TestApp;
let staff: TestClient;
let readThere = 0;
beforeAll(async () => {
  app = await startTestApp({ deps: { replica: stand } });
  replica.pool = openReader(app.deps.env.DATABASE_URL ?? '', 2);
  replica.pool.on('query', () => (readThere += 1));
  staff = app.client();
  await staff.signIn(await createUser(app.knex, { userRole: 'admin' }));
});
beforeEach(() => {
  Object.assign(replica, { asked: [], left: 0, near: true });
  readThere = 0;
});
afterAll(() => app.close());

const list = (client = staff) => client.get('/api/admin/users?range=[0,24]');
const written = () => staff.cookies.get('bikur.written');

it('reads lists there, after somebody’s own change no earlier than that, and single rows never', async () => {
  const before = written();
  expect((await list()).status).toBe(200);
  expect(readThere).toBeGreaterThan(0);
  expect((await staff.put('/api/account/language', { language: 'en' })).status).toBe(200);
  expect(written()).toMatch(/^[\dA-F]+-[\dA-F]+$/u);
  expect(written()).not.toBe(before);
  await list();
  expect(replica.asked.at(-1)).toBe(written()?.replace('-', '/'));
  const asked = replica.asked.length;
  expect((await staff.get('/api/admin/users/1')).status).toBeLessThan(500);
  expect(replica.asked).toHaveLength(asked);
});

it('counts anew there for whoever changed something, in whole rows and in columns', async () => {
  const firstRow = '/api/admin/users?range=[0,0]';
  const totals = async () => {
    const answers = [await staff.get(firstRow), await staff.get(`${firstRow}&columns=["username"]`)];
    expect(readThere).toBeGreaterThan(0);
    return answers.map(({ headers }) => Number(headers.get('Content-Range')?.split('/')[1]));
  };
  const cookie = written();
  staff.cookies.delete('bikur.written');
  const [before = 0] = await totals();
  if (cookie) staff.cookies.set('bikur.written', cookie);
  await createUser(app.knex);
  await staff.put('/api/account/language', { language: 'he' });
  expect(await totals()).toEqual([before + 1, before + 1]);
});

it('reads from the primary what the replica doesn’t have yet, and what it can’t answer', async () => {
  replica.near = false;
  expect((await list()).status).toBe(200);
  expect(readThere).toBe(0);
  replica.near = true;
  const pool = replica.pool;
  replica.pool = openReader('postgres://bikur:x@127.0.0.1:1/none', 1);
  expect((await list()).status).toBe(200);
  expect(replica.left).toBe(1);
  await replica.pool.destroy();
  replica.pool = pool;
});

it('believes no cookie that is no place of a log, and asks the primary for programs', async () => {
  const own = written() ?? '';
  staff.cookies.set('bikur.written', `' or 1=1 --`);
  expect((await list()).status).toBe(200);
  expect(replica.asked).toEqual([null]);
  staff.cookies.set('bikur.written', own);
  const program = app.client();
  program.authorization = 'Bearer of nobody';
  expect((await list(program)).status).toBe(401);
  expect(replica.asked).toHaveLength(1);
});

it('reads an owner’s statistics there, and nothing of a visitor is remembered', async () => {
  const owner = app.client();
  await owner.signIn(await createUser(app.knex));
  replica.asked.length = 0;
  expect((await owner.get('/api/stats')).status).toBe(200);
  expect(replica.asked).toHaveLength(1);
  const visitor = app.client();
  await visitor.post('/api/auth/login', { email: 'nobody@bikur.test', password: 'wrong' });
  expect(visitor.cookies.get('bikur.written')).toBe(undefined);
});
