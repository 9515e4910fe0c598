import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';

// Pages and files of cards as browsers, previews and bots request them.
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const whatsapp = 'WhatsApp/2.23.20.0 A';

let app: TestApp;
let card: { id: number };
beforeAll(async () => {
  app = await startTestApp({
    deps: { storefront: cardStorefront },
  });
});
beforeEach(async () => {
  card = await createBusinessProfile(app.knex);
});
afterAll(() => app.close());

const ask = (method: string, suffix: string, agent: string, headers: Record<string, string> = {}) =>
  app
    .client()
    .request(method, `/p/${card.id}${suffix}`, undefined, { headers: { 'User-Agent': agent, ...headers } });
const events = () =>
  app.knex('card_events').where({ profile_id: card.id }).select('type', 'left_out', 'source');
const totals = () => app.knex('profile_stats').where({ profile_id: card.id }).first();

test("a person's page request counts nothing; their page tells of the view itself, once", async () => {
  expect((await ask('GET', '', chrome)).status).toBe(200);
  expect(await events()).toEqual([]);
});

test('a preview asks for the head, a part and the page, and is one view that was left out', async () => {
  for (const [method, headers] of [
    ['HEAD', {}],
    ['GET', { Range: 'bytes=0-299999' }],
    ['GET', {}],
  ] as const)
    await ask(method, '?s=whatsapp', whatsapp, headers);
  expect(await events()).toEqual([{ type: 'view', left_out: 'preview', source: 'whatsapp' }]);
  expect(await totals()).toMatchObject({ views: 0, unique_visitors: 0 });
});

test('HEAD and pages fetched ahead are left out, whoever asks', async () => {
  await ask('HEAD', '', chrome);
  await ask('GET', '', `${chrome} Edg/131`, { 'Sec-Purpose': 'prefetch' });
  expect((await events()).map(({ left_out: reason }) => reason).sort()).toEqual(['bot', 'prefetch']);
});

test('a saved contact counts for people; not for programs, and not when only its head is asked for', async () => {
  expect((await ask('GET', '.vcf', chrome)).status).toBe(200);
  expect(await totals()).toMatchObject({ card_downloads: 1 });
  await ask('GET', '.vcf', whatsapp);
  await ask('HEAD', '.vcf', `${chrome} Other/1`);
  expect(await totals()).toMatchObject({ card_downloads: 1 });
});

test('a page is answered although its event can not be stored', async () => {
  await app.knex.raw('alter table card_events rename to events_away');
  try {
    expect((await ask('GET', '', whatsapp)).status).toBe(200);
    expect((await ask('GET', '.vcf', chrome)).status).toBe(200);
  } finally {
    await app.knex.raw('alter table events_away rename to card_events');
  }
});
