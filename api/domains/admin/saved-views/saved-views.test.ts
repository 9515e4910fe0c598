import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createSavedView } from '../../../testing/factories/saved-view.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const path = '/api/admin/saved-views';
const wish = {
  resource: 'users',
  name: 'לקוחות Pro 😀',
  filter: { userRole: 'user', q: 'דנה' },
  sort: { field: 'lastSeenAt', order: 'DESC' },
};

test('a view is kept, replaced by its name, and gone once deleted', async () => {
  const { client } = await signInAs(app, 'admin');
  const [kept] = (await client.post(path, wish)).body;
  expect(kept).toMatchObject(wish);
  const changed = { filter: {}, sort: { field: 'id', order: 'ASC' } };
  const again = await client.post(path, { ...wish, name: ` ${wish.name} `, ...changed });
  expect(again.body).toEqual([{ ...kept, ...changed }]);
  expect((await client.get(path)).body).toEqual(again.body);
  expect((await client.delete(`${path}/${kept.id}`)).body).toEqual([]);
  expect((await client.delete(`${path}/${kept.id}`)).status).toBe(404);
});

test('views are everybody’s own', async () => {
  const { client } = await signInAs(app, 'admin');
  const foreign = await createSavedView(app.knex);
  expect((await client.get(path)).body).toEqual([]);
  expect((await client.delete(`${path}/${foreign.id}`)).status).toBe(404);
  expect(await app.knex('saved_views').where({ id: foreign.id })).toHaveLength(1);
});

test('the same view sent twice at once stands once', async () => {
  const { client } = await signInAs(app, 'admin');
  const answers = await Promise.all([client.post(path, wish), client.post(path, wish)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await client.get(path)).body).toHaveLength(1);
});

test('fifty of one list are enough, and what is no view is refused beside its field', async () => {
  const { client, user } = await signInAs(app, 'admin');
  for (let count = 0; count < 50; count += 1) await createSavedView(app.knex, { userId: user.id });
  const full = await client.post(path, wish);
  expect([full.status, Object.keys(full.body.errors)]).toEqual([409, ['name']]);
  expect((await client.post(path, { ...wish, resource: 'packages' })).status).toBe(200);
  for (const [field, value] of [
    ['name', '   '],
    ['name', 'א'.repeat(61)],
    ['resource', 'Users; drop'],
    ['filter', 'x'],
    ['sort', { field: 'id', order: 'SIDEWAYS' }],
  ] as const) {
    const refused = await client.post(path, { ...wish, [field]: value });
    expect([field, refused.status]).toEqual([field, 422]);
    expect(Object.keys(refused.body.errors)[0]).toMatch(new RegExp(`^${field}`));
  }
});
