import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
let card: { id: number };
beforeAll(async () => {
  app = await startTestApp();
  card = await createBusinessProfile(app.knex, { businessName: 'סטודיו גפן' });
});
afterEach(async () => {
  await app.knex('rate_limits').delete();
  await app.knex('card_reports').delete();
  await app.knex('notifications').delete();
});
afterAll(() => app.close());

const report = (body: unknown, id = card.id, headers: Record<string, string> = {}) =>
  app.client().post(`/api/cards/${id}/report`, body, { csrf: false, headers });
const reports = () => app.knex('card_reports');

test('a report is kept open, and every admin hears of it in their language', async () => {
  const hebrew = await createUser(app.knex, { userRole: 'admin' });
  const english = await createUser(app.knex, { userRole: 'admin', language: 'en' });
  const reply = await report({
    reason: 'impersonation',
    details: 'זה <b>השם</b> שלי\r\nבלי רשות',
    email: 'me@example.test',
  });
  expect([reply.status, reply.body]).toEqual([201, { received: true }]);
  expect(await reports()).toMatchObject([
    {
      profile_id: card.id,
      card_name: 'סטודיו גפן',
      reason: 'impersonation',
      details: 'זה <b>השם</b> שלי\nבלי רשות',
      email: 'me@example.test',
      status: 'new',
    },
  ]);
  const notices = await app
    .knex('notifications')
    .whereIn('user_id', [hebrew.id, english.id])
    .orderBy('user_id');
  expect(notices.map(({ title }) => title)).toEqual(['דיווח על כרטיס', 'A card was reported']);
});

test('a reason is enough; an unknown one, a wrong mail address or 3,000 characters are not', async () => {
  expect((await report({ reason: 'spam' })).status).toBe(201);
  expect(await reports()).toMatchObject([{ details: null, email: null }]);
  for (const body of [
    {},
    { reason: 'ugly' },
    { reason: 'spam', email: 'x' },
    { reason: 'spam', details: 'x'.repeat(3_000) },
  ])
    expect((await report(body)).status).toBe(422);
  expect(await reports()).toHaveLength(1);
});

test('cards that can not be seen are the same 404', async () => {
  const hidden = await createBusinessProfile(app.knex, { isPublic: false });
  for (const id of [hidden.id, 999_999_999]) expect((await report({ reason: 'spam' }, id)).status).toBe(404);
});

test('the hidden field, another site and the sixth within an hour reach nobody', async () => {
  expect((await report({ reason: 'spam', website: 'x' })).status).toBe(201);
  expect((await report({ reason: 'spam' }, card.id, { Origin: 'https://evil.example' })).status).toBe(403);
  expect(await reports()).toEqual([]);
  for (let index = 0; index < 4; index += 1) await report({ reason: 'spam' });
  expect((await report({ reason: 'spam' })).status).toBe(429);
  expect(await reports()).toHaveLength(4);
});

test('a report stays when the card is gone', async () => {
  const gone = await createBusinessProfile(app.knex, { businessName: 'Gone' });
  await report({ reason: 'fraud' }, gone.id);
  await app.knex('business_profiles').where({ id: gone.id }).delete();
  expect(await reports()).toMatchObject([{ profile_id: null, card_name: 'Gone' }]);
});

test('a form without a script comes back in the card’s language with all that was typed, then leads to the thanks', async () => {
  const arabic = await createBusinessProfile(app.knex, {
    businessName: 'פרץ',
    translations: [{ language: 'ar', texts: [] }],
  });
  const send = (fields: Record<string, string>, lang = 'ar') =>
    app.client().post(`/api/cards/${arabic.id}/report?lang=${lang}`, undefined, {
      raw: new URLSearchParams(fields).toString(),
      contentType: 'application/x-www-form-urlencoded',
      csrf: false,
      headers: { Accept: 'text/html', Cookie: 'lang=en' },
    });
  const typed = { reason: 'spam', details: 'שם </textarea> שלי', email: 'me@' };
  const wrong = await send(typed);
  expect([wrong.status, wrong.headers.get('Content-Language')]).toEqual([422, 'ar']);
  for (const part of [
    '<html lang="ar" dir="rtl">',
    'value="spam" required checked',
    'שם &lt;/textarea&gt; שלי</textarea>',
    'value="me@" aria-invalid="true" aria-describedby="email-error"',
    `action="/api/cards/${arabic.id}/report?lang=ar"`,
  ])
    expect(wrong.text).toContain(part);
  expect(wrong.text).toMatch(/<p class="error" id="email-error">[^<a-z]*[؀-ۿ]/u);
  expect((await send({ details: 'x' })).text).toMatch(/id="reason-error">[^<a-z]*[؀-ۿ]/u);
  expect(await reports()).toEqual([]);
  const sent = await send({ ...typed, email: 'me@example.test' });
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, `/p/${arabic.id}/report?lang=ar&sent=1`]);
  expect((await app.client().get(sent.headers.get('Location') ?? '')).text).toContain('<html lang="ar"');
  expect((await send({ reason: 'spam' }, 'he')).headers.get('Location')).toBe(
    `/p/${arabic.id}/report?lang=he&sent=1`,
  );
});
