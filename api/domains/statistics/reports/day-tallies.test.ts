import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient } from '../../../testing/sign-in.ts';
import { maintainDayTallies } from './maintain-day-tallies.ts';

// In the past, so that sessions made now are still good on this day.
const now = new Date('2026-11-21T05:00:00Z');

let app: TestApp;
let owner: { id: number };
let client: TestClient;
let card: { id: number };
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
beforeEach(async () => {
  owner = await createUser(app.knex);
  await createPackage(app.knex, { userId: owner.id, endDate: new Date('2099-01-01') });
  card = await createBusinessProfile(app.knex, { userId: owner.id, businessName: 'דנה, "אדריכלית"' });
  client = await signedInClient(app, owner);
});
afterAll(() => app.close());

const visitor = (name: string) => Buffer.from(name.padEnd(16, '.'));
const add = (occurredAt: string, row: object = {}, profileId = card.id) =>
  app.knex('card_events').insert({
    profile_id: profileId,
    occurred_at: occurredAt,
    type: 'view',
    visitor_hash: visitor('someone'),
    ...row,
  });
const sum = (cells: readonly (string | undefined)[]) =>
  cells.reduce((total, cell) => total + Number(cell ?? 0), 0);
const stats = async (query = '', profileId = card.id) =>
  (await client.get(`/api/cards/${profileId}/stats${query}`)).body;

test('days that were kept at night and those counted on asking say the same, together and apart', async () => {
  await add('2026-11-14T22:30:00Z', { source: 'qr', device: 'phone' });
  await add('2026-11-15T10:00:00Z', { source: 'qr', visitor_hash: visitor('another') });
  await add('2026-11-17T10:00:00Z', { type: 'whatsapp' });
  await add('2026-11-17T10:00:00Z', { left_out: 'preview', visitor_hash: null });
  await add('2026-11-20T21:59:00Z');
  await add('2026-11-21T04:00:00Z', { source: 'nfc' });
  const counted = await stats('?days=7');
  expect(counted.period.totals).toEqual({
    views: 4,
    uniqueVisitors: 4,
    clicks: 1,
    downloads: 0,
    contactFormSubmissions: 0,
  });

  expect(await maintainDayTallies(app.knex, now)).toBe(3);
  expect(await maintainDayTallies(app.knex, now)).toBe(0);
  expect(await stats('?days=7')).toEqual(counted);
  // Stored tallies are read, and later events are counted.
  await app
    .knex('card_events')
    .where({ profile_id: card.id })
    .where('occurred_at', '<', '2026-11-20')
    .delete();
  expect(await stats('?days=7')).toEqual(counted);
  await add('2026-11-21T04:30:00Z', { visitor_hash: visitor('a third') });
  expect((await stats('?days=7')).period.totals).toMatchObject({ views: 5, uniqueVisitors: 5 });

  // Later nights continue where the last one ended; expired days are deleted.
  const later = new Date('2026-11-23T01:00:00Z');
  expect(await maintainDayTallies(app.knex, later)).toBe(1);
  expect(await maintainDayTallies(app.knex, new Date('2029-03-01T01:00:00Z'))).toBe(0);
  expect(await app.knex('card_day_tallies').where({ profile_id: card.id })).toEqual([]);
});

test.each([
  ['?days=7', (text: string) => JSON.parse(text).period.totals.views],
  [
    '.csv?days=7',
    (text: string) =>
      sum(
        text
          .split('\r\n')
          .slice(1)
          .map((line) => line.split(',')[1]),
      ),
  ],
])('days are counted once, also while the night tallies them (%s)', async (query, viewsIn) => {
  await add('2026-11-19T10:00:00Z');
  await maintainDayTallies(app.knex, new Date('2026-11-20T01:00:00Z'));
  await add('2026-11-20T10:00:00Z');
  let nights = 0;
  const pool: { query: (connection: unknown, asked: { sql: string }) => Promise<unknown> } =
    app.deps.reader?.client;
  const ask = pool.query.bind(pool);
  // The night's work falls between the reading of the last tallied days and all that is read by them.
  vi.spyOn(pool, 'query').mockImplementation(async (connection, asked) => {
    const answer = await ask(connection, asked);
    if (/max\("?day"?\)/u.test(asked.sql) && asked.sql.startsWith('select') && nights++ === 0)
      await maintainDayTallies(app.knex, now);
    return answer;
  });
  const { status, text } = await client.get(`/api/cards/${card.id}/stats${query}`);
  vi.restoreAllMocks();
  expect([status, nights > 0]).toEqual([200, true]);
  expect(viewsIn(text)).toBe(2);
  expect((await stats('?days=7')).period.totals.views).toBe(2);
});

test.each([
  // 27 March: 02:00 becomes 03:00, the day has 23 hours; 25 October: 02:00 becomes 01:00, it has 25.
  ['2026-03-27', '2026-03-26T22:00:00Z', '2026-03-27T20:59:59Z', '2026-03-27T21:00:00Z', [0, 23]],
  ['2026-10-25', '2026-10-24T21:00:00Z', '2026-10-25T21:59:59Z', '2026-10-25T22:00:00Z', [0, 23]],
])('%s, when the clocks change, begins and ends at midnight', async (day, first, last, after, hours) => {
  await app.knex.raw(`select make_card_event_partitions('2026-03-01', 1)`);
  await add(first);
  await add(last, { visitor_hash: visitor('another') });
  await add(after);
  for (const kept of [false, true]) {
    if (kept) await maintainDayTallies(app.knex, now);
    const { days, advanced, period } = await stats(`?from=${day}&to=${day}`);
    expect([days, period.totals.views]).toEqual([[{ date: day, views: 2, uniqueVisitors: 2 }], 2]);
    expect(advanced.hours.map(({ hour }: { hour: number }) => hour)).toEqual(hours);
  }
  // The hour that comes twice is counted under its one name.
  if (day === '2026-10-25') {
    const other = await createBusinessProfile(app.knex, { userId: owner.id });
    await add('2026-10-24T22:30:00Z', {}, other.id);
    await add('2026-10-24T23:30:00Z', {}, other.id);
    const { advanced } = await stats(`?from=${day}&to=${day}`, other.id);
    expect(advanced.hours).toEqual([{ weekday: 0, hour: 1, views: 2 }]);
  }
});

test('the period before has as many days, each of them named', async () => {
  await add('2026-11-07T10:00:00Z');
  await add('2026-11-14T10:00:00Z');
  await add('2026-11-15T10:00:00Z');
  const { period, previous, daysBefore } = await stats('?days=7');
  expect([period.from, period.to, previous.from, previous.to]).toEqual([
    '2026-11-15',
    '2026-11-21',
    '2026-11-08',
    '2026-11-14',
  ]);
  expect([period.totals.views, previous.totals.views]).toEqual([1, 1]);
  expect(daysBefore).toHaveLength(7);
  expect(daysBefore[6]).toEqual({ date: '2026-11-14', views: 1, uniqueVisitors: 1 });
  const year = await stats('?days=365');
  expect([year.days.length, year.isComparable, (await stats('?days=90')).isComparable]).toEqual([
    365,
    false,
    true,
  ]);
  // A year later the tallies of the year before are still there.
  const lastYear = JSON.stringify({ types: { view: 3 }, visitors: { all: 2 } });
  await app.knex('card_day_tallies').insert({ profile_id: card.id, day: '2024-12-01', tally: lastYear });
  expect(await stats('?days=365')).toMatchObject({
    isComparable: true,
    previous: { totals: { views: 3, uniqueVisitors: 2 } },
  });
  expect((await client.get(`/api/cards/${card.id}/stats?days=8`)).body.errors).toHaveProperty('days');
});

test('all cards together are their sum, with the views of each; nobody else’s are in it', async () => {
  const second = await createBusinessProfile(app.knex, { userId: owner.id, isPublic: false });
  const stranger = await createBusinessProfile(app.knex);
  await add('2026-11-20T10:00:00Z');
  await add('2026-11-20T11:00:00Z', {}, second.id);
  await add('2026-11-20T11:00:00Z', { type: 'phone' }, second.id);
  await add('2026-11-20T11:00:00Z', {}, stranger.id);
  const { status, body } = await client.get('/api/stats?days=30');
  expect(status).toBe(200);
  expect(body.period.totals).toMatchObject({ views: 2, uniqueVisitors: 2, clicks: 1 });
  expect(body.cards.map(({ id, views, isPublic }: Record<string, unknown>) => [id, views, isPublic])).toEqual(
    [
      [card.id, 1, true],
      [second.id, 1, false],
    ],
  );
  const nobody = await signedInClient(app, await createUser(app.knex));
  expect((await nobody.get('/api/stats')).body).toMatchObject({
    cards: [],
    period: { totals: { views: 0 } },
    allTime: { views: 0 },
    advanced: null,
  });
  expect((await app.client().get('/api/stats')).status).toBe(401);
});

test('the table opens in Excel, one line a day, in the person’s language', async () => {
  await add('2026-11-20T10:00:00Z', { source: 'qr', device: 'phone' });
  await add('2026-11-20T10:00:00Z', { type: 'whatsapp' });
  await add('2026-11-20T10:00:00Z', { left_out: 'bot' });
  const { status, text, headers } = await client.get(`/api/cards/${card.id}/stats.csv?days=7`);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(decodeURIComponent(headers.get('Content-Disposition') ?? '')).toContain('סטטיסטיקה דנה');
  // fetch takes the byte order mark off.
  const lines = text.replace(/^\uFEFF/u, '').split('\r\n');
  expect(lines).toHaveLength(9);
  const heads = lines[0]?.split(',') ?? [];
  expect(heads.slice(0, 3)).toEqual(['תאריך', 'צפיות', 'מבקרים שונים']);
  const line = lines.find((each) => each.startsWith('2026-11-20'))?.split(',') ?? [];
  const cell = (head: string) => line[heads.indexOf(head)];
  expect([cell('צפיות'), cell('WhatsApp'), cell('הגעה: קוד QR'), cell('מטלפון')]).toEqual([
    '1',
    '1',
    '1',
    '1',
  ]);
  expect(cell('תצוגות מקדימות ובוטים שלא נספרו')).toBe('1');

  const raw = await fetch(`${app.url}/api/stats.csv?days=7`, {
    headers: { Cookie: client.cookies.header(), 'Accept-Language': 'en' },
  });
  const bytes = Buffer.from(await raw.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toContain('Date,Views');

  const other = await signedInClient(app, await createUser(app.knex));
  expect((await other.get(`/api/cards/${card.id}/stats.csv`)).status).toBe(404);
  expect((await other.get('/api/stats.csv?days=7')).text).not.toContain('WhatsApp');
  expect((await client.get('/api/stats.csv?from=2026-12-01&to=2026-01-01')).status).toBe(422);
});
