import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorGroupPage } from '../../../contract/admin/error-groups.schema.ts';
import { inOnePiece } from '../../../http/mounted-endpoint.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createErrorLog } from '../../../testing/factories/error-log.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signInAs } from '../../../testing/sign-in.ts';

const breaking = createFeatureRouter().add(
  ...inOnePiece({
    method: 'get',
    path: '/api/test/break/:id',
    summary: 'Breaks',
    tag: 'test',
    access: 'public',
  }),
  () => {
    throw new TypeError('cannot read row 77');
  },
);

let app: TestApp;
let admin: TestClient;
let adminId: number;
beforeAll(async () => {
  app = await startTestApp({ features: [breaking] });
  const signedIn = await signInAs(app, 'admin');
  admin = signedIn.client;
  adminId = signedIn.user.id;
});
afterAll(() => app.close());

const groups = async (query = '') =>
  (await admin.get(`/api/admin/error-groups?${query}`)).body as ErrorGroupPage;

test('errors of one kind stand as one group whatever their numbers, until somebody has seen to them', async () => {
  const [one, other] = [await createUser(app.knex), await createUser(app.knex)];
  const kind = { errorType: 'ClientError', errorMessage: 'הדף 5 לא נטען 😀', path: '/editor/17' };
  await createErrorLog(app.knex, { ...kind, userId: one.id, createdAt: new Date(Date.now() - 60_000) });
  await createErrorLog(app.knex, {
    ...kind,
    userId: one.id,
    errorMessage: 'הדף 8120 לא נטען 😀',
    path: '/editor/4',
  });
  const last = await createErrorLog(app.knex, { ...kind, userId: other.id });
  await createErrorLog(app.knex, { ...kind, errorType: 'ServerError' });
  await createErrorLog(app.knex, { ...kind, createdAt: new Date(Date.now() - 40 * 86_400_000) });
  const { groups: found, total } = await groups();
  expect(total).toBe(2);
  const group = found.find(({ errorType }) => errorType === 'ClientError');
  expect(group).toMatchObject({ count: 3, open: 3, people: 2, lastId: last.id, message: 'הדף 5 לא נטען 😀' });

  const handled = await admin.post('/api/admin/error-groups/handle', { key: group?.key });
  // The old one, too.
  expect(handled.body).toEqual({ count: 4 });
  expect((await groups()).groups.map(({ errorType }) => errorType)).toEqual(['ServerError']);
  expect((await groups('state=all')).total).toBe(2);
  expect(await app.knex('error_logs').where({ id: last.id }).first()).toMatchObject({ handled_by: adminId });
  expect((await admin.post('/api/admin/error-groups/handle', { key: group?.key })).status).toBe(404);

  await createErrorLog(app.knex, kind);
  expect((await groups()).groups.find(({ key }) => key === group?.key)).toMatchObject({ count: 4, open: 1 });
});

test('a fault of ours is kept with its request and who met it; its stack is for staff alone', async () => {
  const person = await signInAs(app, 'user');
  const answer = await person.client.get('/api/test/break/123');
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toContain('row 77');
  await expect
    .poll(() => app.knex('error_logs').where({ request_id: answer.body.requestId }).first())
    .toMatchObject({
      user_id: person.user.id,
      error_type: 'ServerError',
      error_message: 'TypeError: cannot read row 77',
      path: 'GET /api/test/break/123',
      error_details: expect.stringContaining('error-groups.test.ts'),
    });
  const list = await admin.get(
    `/api/admin/error-logs?filter=${encodeURIComponent(JSON.stringify({ requestId: answer.body.requestId }))}`,
  );
  expect(list.body).toHaveLength(1);
  const { id } = list.body[0] as { id: number };
  expect((await admin.post(`/api/admin/error-logs/${id}/handle`, {})).body).toMatchObject({
    handledBy: adminId,
  });
  expect((await admin.post(`/api/admin/error-logs/${id}/reopen`, {})).body).toMatchObject({
    handledAt: null,
  });
});
