import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createUser } from '../../testing/factories/user.ts';
import { signInAs } from '../../testing/sign-in.ts';

// Which way a list is answered is no difference to whoever asks: that each resource's columns are those of its records is
// tried in testing/admin-resource-suite.ts.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await createUser(app.knex, {
    googleId: 'g-hidden',
    isGoogleAccount: true,
    username: 'דנה "דה" \\ Levi 🌿',
  });
});
afterAll(() => app.close());

const query = (parts: object) =>
  new URLSearchParams(Object.entries(parts).map(([part, value]) => [part, JSON.stringify(value)])).toString();

test.each([
  ['admin', { id: expect.any(Number), googleId: 'g-hidden' }],
  ['support', { id: expect.any(Number) }],
] as const)('a column that a role does not see is left out: %s', async (role, row) => {
  const { client } = await signInAs(app, role);
  const asked = { columns: ['googleId'], filter: { isGoogleAccount: true } };
  expect((await client.get(`/api/admin/users?${query(asked)}`)).body).toEqual([row]);
});

test('what people typed comes as it is, with the headers of every other answer', async () => {
  const { client } = await signInAs(app, 'admin');
  const asked = { columns: ['username', 'createdAt'], filter: { isGoogleAccount: true } };
  const { body, headers } = await client.get(`/api/admin/users?${query(asked)}`);
  expect(body).toMatchObject([{ username: 'דנה "דה" \\ Levi 🌿' }]);
  expect(new Date(body[0].createdAt as string).toISOString()).toBe(body[0].createdAt);
  expect(headers.get('Content-Type')).toMatch(/^application\/json/u);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Content-Range')).toBe('users 0-0/1');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  const logged = app.logLines.find((line) => line['requestId'] === headers.get('X-Request-Id'));
  expect(logged).toMatchObject({ path: '/api/admin/users', status: 200 });
});

test('who may not read the table gets nothing, columns or not', async () => {
  const guest = app.client();
  expect((await guest.get(`/api/admin/users?${query({ columns: ['username'] })}`)).status).toBe(401);
  const { client } = await signInAs(app, 'content');
  expect((await client.get(`/api/admin/users?${query({ columns: ['username'] })}`)).status).toBe(403);
});

test('whoever turns pages has their rows counted once, until the table changes', async () => {
  const { client } = await signInAs(app, 'admin');
  await createUser(app.knex);
  let counted = 0;
  const notice = ({ sql }: { sql: string }) => void (counted += Number(sql.includes('counted as')));
  app.deps.knex.on('query', notice);
  const total = async (range: number[]) => {
    const { headers } = await client.get(`/api/admin/users?${query({ range, columns: ['username'] })}`);
    return Number(headers.get('Content-Range')?.split('/')[1]);
  };
  const before = await total([0, 0]);
  expect(await total([1, 1])).toBe(before);
  expect(counted).toBe(1);
  await createUser(app.knex);
  expect(await total([0, 0])).toBe(before + 1);
  expect(counted).toBe(2);
  app.deps.knex.removeListener('query', notice);
});

test('an empty page is an empty list', async () => {
  const { client } = await signInAs(app, 'admin');
  const { body, headers } = await client.get(
    `/api/admin/users?${query({ columns: ['username'], filter: { q: 'nobody at all' } })}`,
  );
  expect(body).toEqual([]);
  expect(headers.get('Content-Range')).toBe('users */0');
});
