import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient } from '../../../testing/sign-in.ts';
import { refreshRollingStats } from './refresh-rolling-stats.ts';

// In the past, so that sessions made now are still valid on this day.
const now = new Date('2026-11-21T05:00:00Z');
const period = '?from=2026-11-15&to=2026-11-21';

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
  card = await createBusinessProfile(app.knex, { userId: owner.id });
  client = await signedInClient(app, owner);
});
afterAll(() => app.close());

const visitor = (name: string) => Buffer.from(name.padEnd(16, '.'));
const add = (occurredAt: string, row: object = {}) =>
  app.knex('card_events').insert({
    profile_id: card.id,
    occurred_at: occurredAt,
    type: 'view',
    visitor_hash: visitor('someone'),
    ...row,
  });
const read = (query = period) => client.get(`/api/cards/${card.id}/stats${query}`);

test('an owner sees the period, the one before, each day, and what was left out', async () => {
  // 00:30 on the 15th in Israel is still the 14th elsewhere; 23:30 on the 21st is the last of the period.
  await add('2026-11-14T22:30:00Z', { source: 'qr', device: 'phone' });
  await add('2026-11-21T21:30:00Z', { source: 'whatsapp', device: 'desktop' });
  await add('2026-11-21T21:40:00Z', {
    source: 'whatsapp',
    device: 'desktop',
    visitor_hash: visitor('another'),
  });
  await add('2026-11-21T22:00:00Z');
  await add('2026-11-14T21:59:00Z');
  for (const type of ['phone', 'link', 'share', 'download', 'contact_form'])
    await add('2026-11-20T08:00:00Z', { type });
  for (const left_out of ['bot', 'preview', 'preview', 'owner'])
    await add('2026-11-18T08:00:00Z', { left_out });
  await add('2026-11-18T08:00:00Z', { type: 'phone', left_out: 'owner' });

  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body.period).toEqual({
    from: '2026-11-15',
    to: '2026-11-21',
    totals: { views: 3, uniqueVisitors: 3, clicks: 3, downloads: 1, contactFormSubmissions: 1 },
  });
  expect(body.previous).toMatchObject({
    from: '2026-11-08',
    to: '2026-11-14',
    totals: { views: 1, clicks: 0 },
  });
  expect(body.days).toHaveLength(7);
  expect(body.days[0]).toEqual({ date: '2026-11-15', views: 1, uniqueVisitors: 1 });
  expect(body.days[6]).toEqual({ date: '2026-11-21', views: 2, uniqueVisitors: 2 });
  expect(body.leftOut).toEqual({ total: 4, bot: 1, preview: 2, prefetch: 0, owner: 1 });
  const counted = (list: { views?: number; count?: number }[]) =>
    list.filter(({ views, count }) => views ?? count);
  expect(counted(body.advanced.sources)).toEqual([
    { source: 'qr', views: 1 },
    { source: 'whatsapp', views: 2 },
  ]);
  expect(counted(body.advanced.devices)).toEqual([
    { device: 'phone', views: 1 },
    { device: 'desktop', views: 2 },
  ]);
  expect(body.advanced.hours).toEqual([
    { weekday: 0, hour: 0, views: 1 },
    { weekday: 6, hour: 23, views: 2 },
  ]);
  expect(counted(body.advanced.clicks).map((row) => (row as { type?: string }).type)).toEqual([
    'phone',
    'link',
    'share',
    'download',
    'contact_form',
  ]);
});

test('since the cards were made: every counter in its sum, of this card, or of all that are the owner’s', async () => {
  const second = await createBusinessProfile(app.knex, { userId: owner.id });
  const strangers = await createBusinessProfile(app.knex);
  const kinds = ['phone', 'email', 'website', 'whatsapp', 'map', 'social'];
  const count = (id: number, counters: object) =>
    app.knex('profile_stats').where({ profile_id: id }).update(counters);
  await count(card.id, {
    views: 1_000,
    unique_visitors: 900,
    // One, two, four and so on: no two sums are alike.
    ...Object.fromEntries(kinds.map((kind, at) => [`${kind}_clicks`, 2 ** at])),
    contact_form_submissions: 64,
    card_downloads: 128,
  });
  await count(second.id, { views: 5 });
  await count(strangers.id, { views: 70_000 });
  const all = { views: 1_000, uniqueVisitors: 900, clicks: 63, downloads: 128, contactFormSubmissions: 64 };
  expect((await read()).body.allTime).toEqual(all);
  const { body } = await client.get(`/api/stats${period}`);
  expect(body.allTime).toEqual({ ...all, views: 1_005 });
  expect(body.cards.map(({ id }: { id: number }) => id)).toEqual([card.id, second.id]);
});

test('without dates it is the last 30 days; impossible ones are refused', async () => {
  const { body } = await read('');
  expect([body.period.from, body.period.to]).toEqual(['2026-10-23', '2026-11-21']);
  for (const query of [
    '?from=2026-02-30',
    '?to=yesterday',
    '?from=2026-11-02&to=2026-11-01',
    '?from=2020-01-01',
  ])
    expect([query, (await read(query)).status]).toEqual([query, 422]);
  // The day on which the clocks go back is one day like any other.
  expect((await read('?from=2026-10-25&to=2026-10-25')).body.days).toHaveLength(1);
});

test("somebody else's card is as good as missing, also for staff; a guest has to sign in", async () => {
  const strangers = [await createUser(app.knex), await createUser(app.knex, { userRole: 'admin' })];
  for (const stranger of strangers) {
    const other = await signedInClient(app, stranger);
    expect((await other.get(`/api/cards/${card.id}/stats`)).status).toBe(404);
    expect((await other.get('/api/cards/999999999/stats')).status).toBe(404);
  }
  expect((await app.client().get(`/api/cards/${card.id}/stats`)).status).toBe(401);
});

test('a free owner reads totals and days; advanced statistics need a package that brings them', async () => {
  await app.knex('packages').where({ user_id: owner.id }).delete();
  await add('2026-11-20T08:00:00Z');
  const { body } = await read();
  expect([body.period.totals.views, body.advanced]).toEqual([1, null]);
  expect((await client.get('/api/auth/current-user')).body.entitlements).toMatchObject({
    statistics: true,
    advancedStatistics: false,
  });
});

test('who let a paid package end reads none, by the same word the page asks; a refund leaves a free owner', async () => {
  const packages = app.knex('packages').where({ user_id: owner.id });
  await packages.clone().update({ start_date: '2026-10-01', end_date: '2026-11-01', price: 40 });
  for (const path of ['', '.csv'])
    expect((await client.get(`/api/cards/${card.id}/stats${path}`)).status, path).toBe(402);
  expect((await client.get('/api/stats')).status).toBe(402);
  expect((await client.get('/api/auth/current-user')).body.entitlements).toMatchObject({ statistics: false });
  await packages.clone().update({ status: 'refunded' });
  expect((await client.get('/api/stats')).status).toBe(200);
});

test('the rolling figures follow the raw events, keep older days, and run twice as well as once', async () => {
  const stats = () => app.knex('profile_stats').where({ profile_id: card.id }).first();
  const old = { date: '2026-06-01', views: 9, uniqueVisitors: 4 };
  await app
    .knex('profile_stats')
    .where({ profile_id: card.id })
    .update({
      daily_views_data: JSON.stringify([
        // A year is kept, today included.
        { ...old, date: '2025-11-21' },
        { ...old, date: '2025-11-22' },
        old,
        { date: '2026-11-21', views: 99, uniqueVisitors: 99 },
      ]),
      last_month_views: 99,
    });
  await add('2026-11-21T08:00:00Z');
  await add('2026-11-21T08:30:00Z');
  await add('2026-11-05T08:00:00Z', { visitor_hash: visitor('another') });
  await add('2026-11-21T09:00:00Z', { left_out: 'bot' });
  // The first moment of the week, the last one before it; the first day of the month, the last one before it; tomorrow.
  await add('2026-11-14T22:00:00Z');
  await add('2026-11-14T21:59:59Z');
  await add('2026-10-23T12:00:00Z');
  await add('2026-10-22T12:00:00Z');
  await add('2026-11-21T22:00:00Z');
  // Of a day before those that are counted anew.
  await add('2026-10-21T12:00:00Z');
  expect(await refreshRollingStats(app.knex, now, 31)).toBeGreaterThan(0);
  expect(await stats()).toMatchObject({
    last_week_views: 3,
    last_month_views: 6,
    daily_views_data: [
      { ...old, date: '2025-11-22' },
      old,
      { date: '2026-10-22', views: 1, uniqueVisitors: 1 },
      { date: '2026-10-23', views: 1, uniqueVisitors: 1 },
      { date: '2026-11-05', views: 1, uniqueVisitors: 1 },
      { date: '2026-11-14', views: 1, uniqueVisitors: 1 },
      { date: '2026-11-15', views: 1, uniqueVisitors: 1 },
      { date: '2026-11-21', views: 2, uniqueVisitors: 1 },
    ],
  });
  expect(await refreshRollingStats(app.knex, now, 31)).toBe(0);
  // A month later the windows are empty although no visitor came.
  await refreshRollingStats(app.knex, new Date('2026-12-25T10:00:00Z'), 2);
  expect(await stats()).toMatchObject({ last_week_views: 0, last_month_views: 0 });
});
