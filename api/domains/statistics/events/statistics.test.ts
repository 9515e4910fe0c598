import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient } from '../../../testing/sign-in.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
// In the past, so that sessions made now are still valid on its days.
let now = new Date('2026-11-17T10:00:00Z');

let app: TestApp;
let card: { id: number; userId: number };
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now }, env: { TRUSTED_PROXY_HOPS: 1 } });
});
beforeEach(async () => {
  card = await createBusinessProfile(app.knex);
  // A new minute: earlier events no longer count against the allowance.
  now = new Date(now.getTime() + 61_000);
});
afterAll(() => app.close());

interface Sent {
  from?: string;
  agent?: string;
  headers?: Record<string, string>;
  client?: ReturnType<TestApp['client']>;
}

const send = (
  body: unknown,
  { from = '203.0.113.1', agent = chrome, headers = {}, client = app.client() }: Sent = {},
) =>
  client.post(`/api/cards/${card.id}/events`, body, {
    csrf: false,
    headers: { 'User-Agent': agent, 'X-Forwarded-For': from, ...headers },
  });
const totals = () => app.knex('profile_stats').where({ profile_id: card.id }).first();
const events = () => app.knex('card_events').where({ profile_id: card.id }).orderBy('occurred_at');

test('every kind of event is stored when it is answered, and raises its total', async () => {
  const types = [
    'view',
    'phone',
    'email',
    'website',
    'whatsapp',
    'map',
    'social',
    'link',
    'document',
    'payment',
    'share',
  ];
  for (const type of types) {
    const reply = await send({ type });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(await app.knex('card_events').where({ profile_id: card.id, type })).toHaveLength(1);
  }
  expect(await totals()).toMatchObject({
    views: 1,
    unique_visitors: 1,
    phone_clicks: 1,
    email_clicks: 1,
    website_clicks: 1,
    whatsapp_clicks: 1,
    map_clicks: 1,
    social_clicks: 1,
  });
});

test('a beacon as browsers send it, text/plain from our own page, is taken', async () => {
  const reply = await app.client().post(`/api/cards/${card.id}/events`, undefined, {
    csrf: false,
    raw: JSON.stringify({ type: 'view', source: 'https://www.google.com/' }),
    contentType: 'text/plain;charset=UTF-8',
    headers: { 'User-Agent': chrome, Origin: app.url, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(reply.status).toBe(204);
  expect(await events()).toMatchObject([{ type: 'view', source: 'search', device: 'phone', left_out: null }]);
});

test('another site can not make its visitors count', async () => {
  for (const headers of [
    { Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null' },
  ])
    expect(
      (await send({ type: 'view' }, { headers: headers as unknown as Record<string, string> })).status,
    ).toBe(403);
  expect(await events()).toEqual([]);
});

test('what is no event is refused', async () => {
  for (const body of [
    {},
    { type: 'download' },
    { type: 'contact_form' },
    { type: ['view'] },
    { type: 'view', source: 7 },
  ])
    expect((await send(body)).status).toBe(422);
  const giant = await send({ type: 'view', source: 'x'.repeat(9_000) });
  expect(giant.status).toBe(413);
  expect(await events()).toEqual([]);
});

test('missing and private cards are the same 404, beside events that are stored', async () => {
  const hidden = await createBusinessProfile(app.knex, { isPublic: false });
  const post = (id: number) =>
    app
      .client()
      .post(`/api/cards/${id}/events`, { type: 'view' }, { csrf: false, headers: { 'User-Agent': chrome } });
  const replies = await Promise.all([post(999_999_999), post(hidden.id), post(card.id)]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 204]);
  expect(await app.knex('card_events').whereIn('profile_id', [999_999_999, hidden.id])).toEqual([]);
});

test('a visitor is one a day at one card, and another the next day', async () => {
  const other = await createBusinessProfile(app.knex);
  for (const from of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) await send({ type: 'view' }, { from });
  await send({ type: 'view' }, { from: '203.0.113.7', agent: `${chrome} Other/1` });
  expect(await totals()).toMatchObject({ views: 4, unique_visitors: 3 });
  const hashes = new Set((await events()).map((row) => row.visitor_hash.toString('hex')));
  expect(hashes.size).toBe(3);
  now = new Date(now.getTime() + 24 * 3_600_000);
  await send({ type: 'view' }, { from: '203.0.113.7' });
  expect(await totals()).toMatchObject({ views: 5, unique_visitors: 4 });
  card = other;
  await send({ type: 'view' }, { from: '203.0.113.7' });
  expect(await totals()).toMatchObject({ views: 1, unique_visitors: 1 });
});

test('views of many at once are all counted', async () => {
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      send({ type: 'view' }, { from: `203.0.113.${(index % 50) + 1}` }),
    ),
  );
  expect(replies.every(({ status }) => status === 204)).toBe(true);
  expect(await totals()).toMatchObject({ views: 100, unique_visitors: 50 });
});

describe('who is no person is kept, and not counted', () => {
  test.each([
    ['bot', { agent: bot }],
    ['preview', { agent: 'WhatsApp/2.23.20.0 A' }],
    ['prefetch', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
    ['prefetch', { headers: { Purpose: 'prefetch' } }],
    ['preview', { headers: { Range: 'bytes=0-1023' } }],
  ])('%s', async (reason, sent) => {
    expect((await send({ type: 'view' }, sent as Sent)).status).toBe(204);
    expect(await events()).toMatchObject([{ type: 'view', left_out: reason }]);
    expect(await totals()).toMatchObject({ views: 0, unique_visitors: 0 });
  });

  test('the owner, but not another person who is signed in', async () => {
    const owner = await signedInClient(app, { id: card.userId });
    await send({ type: 'phone' }, { client: owner });
    await send({ type: 'view' }, { client: owner });
    expect((await events()).map((row) => row.left_out)).toEqual(['owner', 'owner']);
    const other = await signedInClient(app, await createUser(app.knex));
    await send({ type: 'view' }, { client: other, from: '203.0.113.9' });
    expect(await totals()).toMatchObject({ views: 1, phone_clicks: 0 });
  });

  test('a program is noted once, however it asks', async () => {
    for (let index = 0; index < 3; index += 1) await send({ type: 'view' }, { agent: bot });
    expect(await events()).toHaveLength(1);
  });

  test("Instagram's browser on a Pixel is a person from a social network", async () => {
    const agent = `${chrome} Instagram 312.1.0.34.111 Android (34/14; 420dpi; 1080x2209; Google/google; Pixel 7)`;
    await send({ type: 'view' }, { agent });
    expect(await events()).toMatchObject([{ left_out: null, source: 'social' }]);
    expect(await totals()).toMatchObject({ views: 1 });
  });
});

test('the same click again within seconds counts once, a later one again', async () => {
  const replies = await Promise.all([
    send({ type: 'phone' }),
    send({ type: 'phone' }),
    send({ type: 'email' }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await totals()).toMatchObject({ phone_clicks: 1, email_clicks: 1 });
  now = new Date(now.getTime() + 3_000);
  await send({ type: 'phone' });
  expect(await totals()).toMatchObject({ phone_clicks: 2 });
});

test('a thousand a minute from one address are capped; the next minute is free', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 125; index += 1) statuses.push((await send({ type: 'view' })).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(120);
  const refused = await send({ type: 'view' });
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await send({ type: 'view' }, { from: '203.0.113.77' })).status).toBe(204);
  now = new Date(now.getTime() + 61_000);
  expect((await send({ type: 'view' })).status).toBe(204);
});

test('no address, user agent or referrer is stored or logged', async () => {
  const from = '198.51.100.23';
  const source = 'https://secret-referrer.example/?q=<script>';
  await send(
    { type: 'view', source },
    { from, agent: `${chrome} Tell-Tale/1`, headers: { Referer: source } },
  );
  await send({ type: 'view', source: 'x'.repeat(9_000) }, { from });
  const { rows } = await app.knex.raw(
    `select e::text as row from card_events e union all select v::text from card_event_visitors v
     union all select r::text from rate_limits r union all select s::text from card_event_salts s`,
  );
  const kept = JSON.stringify(rows) + JSON.stringify(app.logLines);
  for (const raw of [from, 'Tell-Tale', 'secret-referrer', '198.51']) expect(kept).not.toContain(raw);
});

describe('the picture for browsers without scripts', () => {
  const path = () => `/api/cards/${card.id}/view.gif`;
  const read = (headers: Record<string, string>) =>
    app.client().get(path(), { headers: { 'User-Agent': chrome, ...headers } });

  test('counts on our own page', async () => {
    const reply = await read({
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Dest': 'image',
      Referer: `${app.url}/p/${card.id}?s=nfc`,
    });
    expect([reply.status, reply.headers.get('Content-Type'), reply.headers.get('Cache-Control')]).toEqual([
      200,
      'image/gif',
      'no-store',
    ]);
    await read({ Referer: `${app.url}/p/${card.id}` });
    expect((await events()).map((row) => row.source)).toEqual(['nfc', 'direct']);
    expect(await totals()).toMatchObject({ views: 2, unique_visitors: 1 });
  });

  test('counts nowhere else', async () => {
    for (const headers of [
      {},
      { Referer: 'https://evil.example/' },
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image', Referer: `${app.url}/p/1` },
      { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
      { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document' },
    ])
      expect((await read(headers as Record<string, string>)).status).toBe(404);
    expect(await events()).toEqual([]);
  });
});

test('a batch that fails part of the way leaves nothing, and the next one is stored', async () => {
  await app.knex.raw('alter table card_event_visitors rename to visitors_away');
  try {
    const reply = await send({ type: 'view' });
    expect(reply.status).toBeGreaterThanOrEqual(500);
  } finally {
    await app.knex.raw('alter table visitors_away rename to card_event_visitors');
  }
  expect(await events()).toEqual([]);
  expect(await totals()).toMatchObject({ views: 0 });
  expect((await send({ type: 'view' })).status).toBe(204);
});
