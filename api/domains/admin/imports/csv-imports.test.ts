import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CsvImportRow } from '../../../contract/admin/entities/csv-import.schema.ts';
import { toCsv } from '../../../contract/base/csv.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { advanceImport } from './advance-import.ts';

let app: TestApp;
let admin: TestClient;
const path = '/api/admin/csv-imports';
const clock = { now: () => new Date() };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signInAs(app, 'admin')).client;
});
afterAll(() => app.close());

const check = async (kind: string, rows: string[][] | Uint8Array, client = admin) => {
  const { status, body } = await client.post(
    `${path}/check?kind=${kind}&name=${encodeURIComponent('רשימה.csv')}`,
    undefined,
    {
      raw: new Uint8Array(rows instanceof Uint8Array ? rows : Buffer.from(toCsv(rows))),
      contentType: 'text/csv',
    },
  );
  return { status, body: body as CsvImportRow };
};
const takeIn = async () => {
  while (await advanceImport({ knex: app.knex, clock, env: app.deps.env }));
};
const count = async (table: string) => Number((await app.knex(table).count())[0]?.['count']);
const start = (id: number) => admin.post(`${path}/${id}/start`, {});

test('a check makes nothing, and names each fault by line and column; such a file is never taken in', async () => {
  const taken = await createUser(app.knex, { username: 'taken_name' });
  const before = [await count('users'), await count('mail_log'), await count('audit_log')];
  const { body } = await check('users', [
    ['אימייל', 'שם משתמש', 'טלפון'],
    ['ruth@example.test', 'רות', '054-5550101'],
    ['no address', 'x', ''],
    ['', 'דוד', ''],
    ['RUTH@example.test', 'אחרת', ''],
    [taken.email, 'taken_name', ''],
  ]);
  expect(body).toMatchObject({ status: 'checked', total: 5, known: 1, made: 0, fileName: 'רשימה.csv' });
  expect(body.faults.map(({ line, column }) => [line, column])).toEqual([
    [3, 'שם משתמש'],
    [3, 'אימייל'],
    [4, 'אימייל'],
    [5, ''],
  ]);
  expect(body.faults.every(({ message }) => /[א-ת]/u.test(message))).toBe(true);
  expect(body.faultCount).toBe(4);
  expect((await start(body.id)).status).toBe(409);
  await takeIn();
  expect([await count('users'), await count('mail_log'), await count('audit_log')]).toEqual(before);
  expect(await count('csv_imports')).toBe(1);
});

test.each([
  [
    'a missing and an unknown column',
    [
      ['אימייל', 'צבע'],
      ['a@example.test', 'כחול'],
    ],
    [
      [1, 'שם משתמש'],
      [1, 'צבע'],
    ],
  ],
  ['titles alone', [['אימייל', 'שם משתמש']], [[1, '']]],
  [
    '10,001 rows',
    [['אימייל', 'שם משתמש'], ...Array.from({ length: 10_001 }, () => ['a@b.test', 'x'])],
    [[10_002, '']],
  ],
  ['a picture', Buffer.from('\u0089PNG"\r\n\u001A\n', 'latin1'), null],
] as const)('of %s it says so', async (_name, rows, places) => {
  const { status, body } = await check('users', rows as unknown as string[][]);
  expect(status).toBe(201);
  expect(body.faultCount).toBeGreaterThan(0);
  if (places) expect(body.faults.map(({ line, column }) => [line, column])).toEqual(places);
});

test('a file may have 10,000 rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [`לקוחה ${at}`, `053-${5_000_000 + at}`, 'שלום']);
  const { body } = await check('contact-leads', [['name', 'phone', 'message'], ...rows]);
  expect(body).toMatchObject({ status: 'checked', total: 10_000, faultCount: 0 });
});

test('leads come in once each, whoever works at it and dies, with a line in the audit log', async () => {
  const rows = [
    ['name', 'Phone', 'הודעה'],
    ...Array.from({ length: 120 }, (_, at) => [
      `לקוח ${at}`,
      `054-555${String(at).padStart(4, '0')}`,
      '=1+1',
    ]),
  ];
  const { body } = await check('contact-leads', rows);
  expect(body).toMatchObject({ faultCount: 0, total: 120, known: 0 });
  const before = await count('contact_leads');
  expect((await start(body.id)).status).toBe(200);
  await advanceImport({ knex: app.knex, clock, env: app.deps.env });
  expect((await admin.post(`${path}/${body.id}/stop`, {})).body).toMatchObject({
    status: 'stopped',
    done: 50,
  });
  await takeIn();
  expect(await count('contact_leads')).toBe(before + 50);
  await start(body.id);
  await Promise.all([takeIn(), takeIn()]);
  const { body: done } = await admin.get(`${path}/${body.id}`);
  expect(done).toMatchObject({ status: 'done', done: 120, made: 120, faultCount: 0 });
  expect(await count('contact_leads')).toBe(before + 120);
  expect(
    Number(
      (
        await app
          .knex('audit_log')
          .where({ request_id: `import-${body.id}`, action: 'create' })
          .count()
      )[0]?.['count'],
    ),
  ).toBe(120);
  // A cell that a spreadsheet would run is text.
  expect(await app.knex('contact_leads').where({ name: 'לקוח 7' })).toMatchObject([{ message: '=1+1' }]);
  // The same file once more finds all of it.
  expect((await check('contact-leads', rows)).body).toMatchObject({ known: 120, total: 120 });
  expect((await app.knex('csv_imports').where({ id: body.id }))[0].rows).toEqual([]);
});

test('users are opened and invited; one whose name was taken meanwhile keeps none of the others', async () => {
  const { body } = await check('users', [
    ['email', 'username'],
    ['new1@example.test', 'חדש 1'],
    ['new2@example.test', 'חדש 2'],
    ['new3@example.test', 'חדש 3'],
  ]);
  await createUser(app.knex, { username: 'חדש 2' });
  await start(body.id);
  await takeIn();
  expect((await admin.get(`${path}/${body.id}`)).body).toMatchObject({ status: 'done', made: 2, done: 3 });
  const mails = await app.knex('mail_log').whereIn('to_address', ['new1@example.test', 'new3@example.test']);
  expect(mails.length).toBe(2);
});

test('chips become their owners’, under the code that is on them, and lead to no stranger’s card', async () => {
  const owner = await createUser(app.knex);
  const card = await createBusinessProfile(app.knex, { userId: owner.id });
  const strange = await createBusinessProfile(app.knex);
  const known = await createCardAllocation(app.knex, {});
  const titles = ['אימייל הבעלים', 'קוד', 'מספר הכרטיס', 'שם השבב'];
  const bad = await check('card-allocations', [
    titles,
    [owner.email, 'abc', '', ''],
    ['nobody@example.test', '', '', ''],
    [owner.email, '', String(strange.id), ''],
  ]);
  expect(bad.body.faults.map(({ line, column }) => [line, column])).toEqual([
    [2, 'קוד'],
    [3, 'אימייל הבעלים'],
    [4, 'מספר הכרטיס'],
  ]);
  const { body } = await check('card-allocations', [
    titles,
    [owner.email.toUpperCase(), 'imported12345678', String(card.id), 'דלפק 😀'],
    [owner.email, '', '', ''],
    [owner.email, known.tapCode, '', ''],
  ]);
  expect(body).toMatchObject({ faultCount: 0, known: 1, total: 3 });
  await start(body.id);
  await takeIn();
  expect(await app.knex('card_allocations').where({ user_id: owner.id }).orderBy('id')).toMatchObject([
    { tap_code: 'imported12345678', profile_id: card.id, name: 'דלפק 😀' },
    { profile_id: null },
  ]);
});

test('of somebody who is no admin any more nothing is taken in', async () => {
  const { client, user } = await signInAs(app, 'admin');
  const { body } = await check(
    'contact-leads',
    [
      ['name', 'phone'],
      ['לקוח', '054-5559999'],
    ],
    client,
  );
  expect((await client.post(`${path}/${body.id}/start`, {})).status).toBe(200);
  await app.knex('users').where({ id: user.id }).update({ user_role: 'support' });
  await takeIn();
  expect((await admin.get(`${path}/${body.id}`)).body).toMatchObject({ status: 'stopped', made: 0 });
  expect(await app.knex('contact_leads').where({ phone: '054-5559999' })).toEqual([]);
});

test.each(['user', 'moderator', 'support'] as const)('is nothing for a %s', async (role) => {
  const { client } = await signInAs(app, role);
  expect((await check('users', [['email']], client)).status).toBe(403);
});
