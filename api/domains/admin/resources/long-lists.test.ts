import { afterAll, beforeAll, expect, test } from 'vitest';
import { countedRows, deepestRow } from '../../../contract/admin/list.schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  ({ client: admin } = await signInAs(app, 'admin'));
  await app.knex.raw(
    `insert into error_logs (error_type, error_message, created_at)
     select case when n <= 40 then 'RareError' else 'CommonError' end, 'נפילה מספר ' || n || ' של דנה',
       now() - n * interval '1 minute'
     from generate_series(1, ?) n`,
    [countedRows + 500],
  );
  await app.knex.raw('analyze error_logs');
});
afterAll(() => app.close());

const list = (filter: object, range = [0, 24], sort = ['createdAt', 'DESC']) =>
  admin.get(
    `/api/admin/error-logs?${new URLSearchParams({
      filter: JSON.stringify(filter),
      range: JSON.stringify(range),
      sort: JSON.stringify(sort),
    })}`,
  );
const totalOf = (answer: { headers: Headers }) =>
  Number(answer.headers.get('Content-Range')?.split('/').at(-1));

test('up to 10,000 rows are counted, of more the total is said to be about right', async () => {
  const few = await list({ errorType: 'RareError' });
  expect([few.headers.get('X-Total-Is'), totalOf(few)]).toEqual(['exact', 40]);
  const many = await list({});
  expect(many.headers.get('X-Total-Is')).toBe('about');
  expect(totalOf(many)).toBeGreaterThanOrEqual(countedRows);
  const filtered = await list({ errorType: 'CommonError' });
  expect(filtered.headers.get('X-Total-Is')).toBe('about');
  expect(totalOf(filtered)).toBeGreaterThanOrEqual(countedRows);
});

test('an estimate is never less than what is in sight, and the last rows are reached', async () => {
  await app.knex.raw(`update pg_class set reltuples = 12 where relname = 'error_logs'`);
  const last = await list({}, [countedRows + 475, countedRows + 499]);
  expect(last.body).toHaveLength(25);
  expect(totalOf(last)).toBe(countedRows + 500);
  await app.knex.raw('analyze error_logs');
});

test('pages end where skipping would cost too much, and the refusal says what to do', async () => {
  expect((await list({}, [deepestRow, deepestRow + 24])).status).toBe(200);
  expect(await list({}, [deepestRow + 1, deepestRow + 25])).toMatchObject({
    status: 422,
    body: { errors: { range: expect.stringContaining('100,000') } },
  });
});

test('three letters are found anywhere, fewer where a word begins', async () => {
  const found = async (q: string) => totalOf(await list({ q, errorType: 'RareError' }));
  expect(await found('פילה')).toBe(40);
  expect(await found('דנ')).toBe(40);
  expect(await found('ד')).toBe(40);
  expect(await found('נה')).toBe(0);
  expect(await found('7')).toBe(1);
  expect(await found('%')).toBe(0);
});

test('the order of rows is whole, whatever the page: equal values by their ids, nothing twice', async () => {
  const ids: number[] = [];
  for (let page = 0; page < 3; page += 1) {
    const { body } = await list(
      { errorType: 'RareError' },
      [page * 15, page * 15 + 14],
      ['errorType', 'ASC'],
    );
    ids.push(...(body as { id: number }[]).map(({ id }) => id));
  }
  expect(ids).toEqual([...ids].sort((one, other) => one - other));
  expect(new Set(ids).size).toBe(40);
});

test('a total follows what was written at once, in a transaction as soon as it is committed', async () => {
  // One row a page: a page with room left would tell the total by its end.
  const total = async () => totalOf(await list({ errorType: 'NewError' }, [0, 0]));
  const row = { error_type: 'NewError', error_message: 'חדש' };
  await app.knex('error_logs').insert([row, row]);
  expect(await total()).toBe(2);
  await app.knex('error_logs').insert(row);
  expect(await total()).toBe(3);
  const trx = await app.deps.knex.transaction();
  await trx('error_logs').insert(row);
  await trx.transaction(async (inner) => inner('error_logs').insert(row));
  expect(await total()).toBe(3);
  await trx.commit();
  expect(await total()).toBe(5);
  await app.knex('error_logs').where({ error_type: 'NewError' }).delete();
  expect(await total()).toBe(0);
});

test('a list that is first read while its table is written in a transaction follows the commit, too', async () => {
  const total = async () => totalOf(await admin.get('/api/admin/contact-leads?range=[0,0]'));
  await Promise.all([createContactLead(app.knex), createContactLead(app.knex)]);
  const trx = await app.deps.knex.transaction();
  await createContactLead(trx);
  expect(await total()).toBe(2);
  await trx.commit();
  expect(await total()).toBe(3);
});
