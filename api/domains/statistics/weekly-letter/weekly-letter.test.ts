import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMail } from '../../../adapters/mail.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient } from '../../../testing/sign-in.ts';
import { startSmtpServer } from '../../../testing/smtp-server.ts';
// The worker's part, which no other door of this domain opens.
import { deliverNextMail } from '../../messaging/mail/deliver-mail.ts';
import { tasks } from '../tasks.ts';

/** 9:00 in Israel on Sunday, 16 November 2025: in the past, so that sessions made now are valid on it. */
const sunday = '2025-11-16T07:00:00Z';
let now = new Date(sunday);

let app: TestApp;
let owner: { id: number; email: string; username: string };
let card: { id: number };
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = new Date(sunday);
  [owner, card] = await ownerWithCard();
});
afterEach(async () => {
  for (const table of ['mail_log', 'weekly_letters', 'contact_leads', 'card_events', 'business_profiles'])
    await app.knex(table).delete();
});
afterAll(() => app.close());

async function ownerWithCard(overrides = {}) {
  const user = await createUser(app.knex, { isEmailVerified: true, ...overrides });
  return [user, await createBusinessProfile(app.knex, { userId: user.id, businessName: 'דנה לוי' })] as const;
}

let visitors = 0;
const see = (at: string, row: object = {}, profile = card) =>
  app.knex('card_events').insert({
    profile_id: profile.id,
    occurred_at: at,
    type: 'view',
    visitor_hash: Buffer.from(String((visitors += 1)).padEnd(16, '.')),
    ...row,
  });
const run = () => tasks.find(({ name }) => name === 'send-weekly-letters')?.run(app.deps);
const letters = () => app.knex('mail_log').where({ template: 'weekly_letter' });
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

test('tells the same figures as the statistics page, and asks for the one thing that waits', async () => {
  // The first and the last minute of the week in Israel, and what belongs to the weeks beside it.
  for (const at of [
    '2025-11-08T22:01:00Z',
    '2025-11-13T09:00:00Z',
    '2025-11-13T09:05:00Z',
    '2025-11-15T21:58:00Z',
  ])
    await see(at);
  for (const at of ['2025-11-08T21:59:00Z', '2025-11-01T23:00:00Z', '2025-11-15T22:01:00Z']) await see(at);
  await see('2025-11-12T09:00:00Z', { left_out: 'bot' });
  for (const type of ['phone', 'whatsapp', 'download']) await see('2025-11-12T09:00:00Z', { type });
  const wrote = (name: string, createdAt: string, others: object = {}) =>
    createContactLead(app.knex, { profileId: card.id, name, createdAt: new Date(createdAt), ...others });
  await wrote('ותיקה', '2025-11-12T10:00:00Z');
  await wrote('גלית אורן', '2025-11-13T10:00:00Z', { message: 'מחפשים אדריכלית לדירת 4 חדרים' });
  // Of older ones, of those that are answered, of strangers' and of those of a moment ago it says nothing.
  await wrote('נענתה', '2025-11-14T10:00:00Z', { status: 'in_progress' });
  await wrote('זרה', '2025-11-14T10:00:00Z', { profileId: (await createBusinessProfile(app.knex)).id });
  await wrote('טרייה', new Date(now.getTime() - 11 * 3_600_000).toISOString());
  await run();
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ user_id: owner.id, to_address: owner.email, language: 'he' });
  const client = await signedInClient(app, owner);
  const page = (await client.get(`/api/cards/${card.id}/stats?from=2025-11-09&to=2025-11-15`)).body;
  expect([page.period.totals.views, page.previous.totals.views]).toEqual([4, 2]);
  const text = bare(letter.text_body);
  const { views, clicks, contactFormSubmissions, downloads } = page.period.totals;
  expect(text).toContain(`צפיות: ${views} (שתיים יותר)`);
  expect(text).toContain(`לחיצות ליצירת קשר: ${clicks} (שתיים יותר)`);
  expect(text).toContain(`פניות בטופס: ${contactFormSubmissions} (ללא שינוי)`);
  expect(text).toContain(`שמירות איש קשר: ${downloads} (אחת יותר)`);
  expect(text).toContain('9–15 בנובמבר');
  expect(text).toContain('הכי הרבה ביום ה׳: 2');
  expect(text).toContain('לפנייה של גלית אורן עוד אין תשובה, מיום ה׳.');
  expect(text).toContain(`/contact-leads/${card.id}`);
});

test.each([
  ['the last minute of the Sabbath', '2025-11-15T21:59:00Z', 1],
  ['the first minute of the Sunday it goes out on', '2025-11-15T22:00:00Z', 0],
])('a card that was seen in %s alone', async (_when, at, written) => {
  await see(at);
  await run();
  expect(await letters()).toHaveLength(written);
});

test('says by how much a week was weaker than the one before', async () => {
  for (const day of ['03', '04', '05', '06', '12']) await see(`2025-11-${day}T09:00:00Z`);
  // Three weeks later nobody waits for an answer any more.
  await createContactLead(app.knex, {
    profileId: card.id,
    name: 'נשכחה',
    createdAt: new Date(now.getTime() - 22 * 86_400_000),
  });
  await run();
  const text = bare((await letters())[0].text_body);
  expect(text).toContain('צפיות: 1 (3 פחות)');
  expect(text).not.toContain('נשכחה');
});

const hour = 3_600_000;
test.each([
  ['exactly half a day', 12 * hour, false],
  ['a moment more than half a day', 12 * hour + 1, true],
  ['a moment less than three weeks', 21 * 24 * hour - 1, true],
  ['exactly three weeks', 21 * 24 * hour, false],
])('a lead that waits for %s is told of: %s ms, %s', async (_how, age, isTold) => {
  await see('2025-11-12T09:00:00Z');
  const createdAt = new Date(now.getTime() - age);
  await createContactLead(app.knex, { profileId: card.id, name: 'גלית אורן', createdAt });
  await run();
  expect(bare((await letters())[0].text_body).includes('גלית אורן')).toBe(isTold);
});

test.each([
  [{ profileImage: null }, 'הוספת תמונה'],
  [{ businessHours: [] }, 'הוספת שעות'],
  [{ businessHours: [{ day: 1, spans: [], byAppointment: true }] }, 'לכרטיסים שלי'],
  [{ about: ' ' }, 'כתיבת כמה מילים'],
  [{}, 'לכרטיסים שלי'],
])('asks for what the card lacks, and to share one that lacks nothing: %j', async (part, button) => {
  const whole = { profileImage: '/media/x.jpg', ...part };
  await BusinessProfile.query(app.knex).findById(card.id).patch(whole);
  await see('2025-11-12T09:00:00Z');
  await run();
  expect((await letters())[0].text_body).toContain(button);
});

test('goes out once for an owner and week, on Sunday, or after a holy day', async () => {
  // The last moment of the week.
  await see('2025-11-15T21:59:59Z');
  for (const at of ['2025-11-15T07:00:00Z', '2025-11-17T07:00:00Z']) {
    now = new Date(at);
    await run();
  }
  expect(await letters()).toEqual([]);
  now = new Date(sunday);
  // Two workers at once, and a later run the same morning.
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await letters()).toHaveLength(1);
  // The next week has a letter of its own, if it was seen.
  now = new Date('2025-11-23T07:00:00Z');
  await run();
  expect(await letters()).toHaveLength(1);
  // 13 April 2025 was the first day of Passover, a Sunday.
  await see('2025-04-09T09:00:00Z');
  now = new Date('2025-04-13T07:00:00Z');
  await run();
  expect(await letters()).toHaveLength(1);
  now = new Date('2025-04-14T07:00:00Z');
  await run();
  expect(await letters()).toHaveLength(2);
});

test('a run that dies while it writes leaves no half: the letter is written by the next', async () => {
  // The first moment of the week.
  await see('2025-11-08T22:00:00Z');
  const dying = {
    ...app.deps,
    hooks: { ...app.deps.hooks, statistics: { tasks: [() => Promise.reject(new Error('gone'))] } },
  };
  await tasks.find(({ name }) => name === 'send-weekly-letters')?.run(dying);
  expect([await letters(), await app.knex('weekly_letters')]).toEqual([[], []]);
  await run();
  expect(await letters()).toHaveLength(1);
});

test('nobody gets one who saw nothing, may not read statistics, or is not sure to own the address', async () => {
  const unverified = await ownerWithCard({ isEmailVerified: false });
  const demo = await ownerWithCard({ isDemo: true });
  const lapsed = await ownerWithCard();
  await createPackage(app.knex, {
    userId: lapsed[0].id,
    status: 'expired',
    startDate: new Date('2025-09-01'),
    endDate: new Date('2025-10-01'),
  });
  const off = await ownerWithCard({ notificationChoices: { letter: { mail: false } } });
  for (const [, profile] of [unverified, demo, lapsed, off]) await see('2025-11-12T09:00:00Z', {}, profile);
  await see('2025-11-12T09:00:00Z', { left_out: 'owner' });
  // Just before the week, and just after it.
  for (const at of ['2025-11-08T21:59:59Z', '2025-11-15T22:00:00Z']) await see(at);
  await run();
  expect(await letters()).toEqual([]);
});

test('stops by one POST without signing in, from its page or from the mail program, and can come again', async () => {
  await app.knex('users').where({ id: owner.id }).update({ language: 'en' });
  await createBusinessProfile(app.knex, { userId: owner.id });
  await see('2025-11-12T09:00:00Z');
  await run();
  const [kept] = await letters();
  expect(bare(kept.text_body)).toContain('All 2 of your cards');
  const server = await startSmtpServer();
  const deps = { ...app.deps, env: { ...app.deps.env, SMTP_URL: server.url } };
  await deliverNextMail(deps, openMail(deps.env));
  const headers = Object.fromEntries(
    (server.received[0]?.mail.headers ?? []).map(({ key, value }) => [key, value]),
  );
  await server.close();
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const address = new URL(/^<(.*)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '');
  const choice = async () =>
    (await (await signedInClient(app, owner)).get('/api/account/notification-choices')).body.letter;
  const post = (search: string, body?: unknown, raw?: string) =>
    app.client().post(address.pathname + search, body, {
      csrf: false,
      ...(raw && { raw, contentType: 'application/x-www-form-urlencoded' }),
    });
  expect(await choice()).toEqual({ mail: true });
  expect((await post(address.search, undefined, 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect(await choice()).toEqual({ mail: false });
  expect((await post(address.search, { wanted: true })).body).toEqual({
    mail: true,
    of: 'letter',
  });
  expect(await choice()).toEqual({ mail: true });
  // The log keeps no working link, and nobody else's token works.
  expect(JSON.stringify(await letters())).not.toContain(address.searchParams.get('token') ?? 'none');
  for (const search of ['?token=1.x', `?token=${owner.id}.${'a'.repeat(43)}`, ''])
    expect((await post(search, {})).status).toBe(422);
  expect(await choice()).toEqual({ mail: true });
});
