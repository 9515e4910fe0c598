import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createTeamDesign } from '../../../testing/factories/team-design.ts';
import { createTeamMember } from '../../../testing/factories/team-member.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient, signInAs } from '../../../testing/sign-in.ts';
import { tasks } from '../tasks.ts';

let app: TestApp;
let admin: TestClient;
let adminId: number;
const now = new Date('2026-11-22T07:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  const signedIn = await signInAs(app, 'admin');
  admin = signedIn.client;
  adminId = signedIn.user.id;
});
beforeEach(() => app.knex('rate_limits').delete());
afterEach(async () => {
  await app.knex('notifications').delete();
  await app.knex('mail_log').delete();
});
afterAll(() => app.close());

/** Somebody whose account is this many days old. */
async function owner({ days = 30, isEmailVerified = true } = {}) {
  const user = await createUser(app.knex, { isEmailVerified, createdAt: daysAgo(days) });
  return { user, client: await signedInClient(app, user) };
}
const start = { businessName: 'PayPal Support', phone: '052-5550123' };
const publish = async (client: TestClient, body: object = start) =>
  (await client.post('/api/cards', body)).body;
const statusOf = async (client: TestClient, id: number) =>
  ((await client.get('/api/cards')).body.cards as { id: number }[]).find((card) => card.id === id);
const seenBy = async (client: TestClient, path: string) =>
  (await client.get(path, { headers: { Accept: 'text/html' } })).status;
const versionOf = async (id: number) =>
  (await admin.get(`/api/admin/business-profiles/${id}`)).body.version as string;
const letThem = async () => {
  for (const { name, run } of tasks) if (name === 'release-proven-owners') await run(app.deps);
};

test('a card of a young account that sounds like a bank waits for staff: visitors meet what they meet at an unknown address', async () => {
  const { user, client } = await owner({ days: 2 });
  const made = await publish(client, { ...start, businessName: 'בנק לאומי – סניף מרכזי' });
  expect(made).toMatchObject({
    status: 'held',
    held: { words: 'בנק לאומי', takesMoney: false, needsEmail: false, until: daysAgo(-5).toISOString() },
  });
  const path = made.card.path as string;
  const files = ['', '.vcf', '/share.png', '/qr.svg', '/manifest.webmanifest', '/report'];
  const unknown = await Promise.all(files.map((file) => seenBy(app.client(), `/p/999999999${file}`)));
  expect(await Promise.all(files.map((file) => seenBy(app.client(), path + file)))).toEqual(unknown);
  expect(await seenBy(app.client(), `/@${user.username}`)).toBe(
    await seenBy(app.client(), '/@nobody-at-all'),
  );
  expect((await app.client().get(`/api/cards/${made.id}`)).status).toBe(404);
  expect((await app.client().get('/sitemap-cards-1.xml')).text).not.toContain(path);
  expect(
    (await app.client().post(`/api/cards/${made.id}/report`, { reason: 'spam' }, { csrf: false })).status,
  ).toBe(404);
  const event = { type: 'view' };
  expect((await app.client().post(`/api/cards/${made.id}/events`, event, { csrf: false })).status).toBe(
    (await app.client().post('/api/cards/999999999/events', event, { csrf: false })).status,
  );
  const chip = await createCardAllocation(app.knex, { profileId: made.id, userId: user.id });
  expect((await app.client().get(`/api/tapped-chip?code=${chip.tapCode}`)).body).toEqual(
    (await app.client().get('/api/tapped-chip?code=aaaaaaaaaaaaa')).body,
  );
  const addresses = await app.client().get(`/api/address-test?name=${path.slice('/p/'.length)}`);
  expect(addresses.text).not.toContain('לאומי');
  expect((await client.get('/api/dashboard')).body.done).not.toContain('published');
  // Its owner and an admin see it, as a page nobody keeps.
  for (const viewer of [client, admin]) expect(await seenBy(viewer, path)).not.toBe(404);
  expect(await app.knex('visible_cards').where({ id: made.id })).toEqual([]);

  expect(await app.knex('notifications').where({ user_id: user.id })).toMatchObject([
    { title: 'הכרטיס מחכה לבדיקה', type: 'card', link: '/dashboard' },
  ]);
  expect(await app.knex('notifications').where({ user_id: adminId })).toMatchObject([
    { title: 'כרטיס מחכה לבדיקה', link: `/admin/business-profiles/${made.id}/show` },
  ]);
});

test.each([
  ['a young account', { days: 6 }, start, true],
  ['an unverified address', { isEmailVerified: false }, start, true],
  ['a proven owner', { days: 8 }, start, false],
  ['an ordinary name', { days: 1 }, { ...start, businessName: 'קפה נוגה' }, false],
  ['a job title', { days: 1 }, { ...start, businessName: 'דנה', jobTitle: 'שירות לקוחות ישראכרט' }, true],
  ['a trade', { days: 1 }, { ...start, businessName: 'דנה', category: 'ביטוח לאומי' }, true],
  ['a common surname', { days: 1 }, { ...start, businessName: 'דנה לאומי' }, false],
  ['a way to order', { days: 1 }, { ...start, businessName: 'דנה', jobTitle: 'הזמנות ב-WhatsApp' }, false],
  [
    'an employer',
    { days: 1 },
    { ...start, businessName: 'ד״ר לוי', jobTitle: 'רופאה, קופת חולים כללית' },
    false,
  ],
  ['nothing but the name', { days: 1 }, { ...start, businessName: 'WhatsApp' }, true],
  ['a look-alike', { days: 1 }, { ...start, businessName: 'Pаypa1 Login' }, true],
])('%s (%o)', async (_case, who, body, isHeld) => {
  const { client } = await owner(who);
  expect((await publish(client, body)).status).toBe(isHeld ? 'held' : 'live');
});

test('a payment link on such a card waits for staff whoever its owner is, and each new address anew', async () => {
  const { client } = await owner({ days: 60 });
  const { id } = await publish(client);
  const paymentLinks = (code: string, title = 'חידוש חשבון') => [
    { kind: 'paybox', title, url: `https://links.payboxapp.com/${code}` },
  ];
  const save = async (changes: object) => {
    const { version } = (await client.get(`/api/cards/${id}/editing`)).body;
    return (await client.put(`/api/cards/${id}`, { version, ...changes })).body;
  };
  expect(await statusOf(client, id)).toMatchObject({ status: 'live' });
  const held = { words: 'PayPal', takesMoney: true };
  expect(await save({ paymentLinks: paymentLinks('one') })).toMatchObject({ held });
  await letThem();
  expect(await statusOf(client, id)).toMatchObject({ status: 'held', held });
  expect(await save({ paymentLinks: [] })).toMatchObject({ held: null });
  expect(await save({ paymentLinks: paymentLinks('one') })).toMatchObject({ held });
  const read = { version: await versionOf(id), reason: 'נציגות רשמית' };
  expect((await admin.post(`/api/admin/business-profiles/${id}/release`, read)).status).toBe(200);
  expect(await save({ about: 'אנחנו כאן' })).toMatchObject({ held: null });
  expect(await save({ paymentLinks: paymentLinks('two') })).toMatchObject({ held });
});

test.each([
  ['ביטוח לאומי, תשלום חוב', true],
  ['שיעור, גם ב־PayPal', false],
])('of a young account, a payment link for "%s" holds the card: %s', async (title, isHeld) => {
  const { client } = await owner({ days: 1 });
  const { id } = await publish(client, { ...start, businessName: 'דנה לוי' });
  const { version } = (await client.get(`/api/cards/${id}/editing`)).body;
  const paymentLinks = [{ kind: 'paypal', title, url: 'https://paypal.me/dana' }];
  const saved = await client.put(`/api/cards/${id}`, { version, paymentLinks });
  expect(saved.body.held !== null).toBe(isHeld);
});

test('what staff write themselves is never held', async () => {
  const { client } = await signInAs(app, 'moderator');
  expect((await publish(client)).status).toBe('live');
});

test('a name that is changed later is held, and shown again when it is changed back', async () => {
  const { client } = await owner({ days: 1 });
  const { id } = await publish(client, { ...start, businessName: 'דנה לוי' });
  const save = async (businessName: string) => {
    const { version } = (await client.get(`/api/cards/${id}/editing`)).body;
    return (await client.put(`/api/cards/${id}`, { version, businessName })).body;
  };
  expect(await save('Isracard')).toMatchObject({ held: { words: 'Isracard' } });
  expect(await save('ישראכרט')).toMatchObject({ held: { words: 'ישראכרט' } });
  expect(await statusOf(client, id)).toMatchObject({ status: 'held' });
  expect(await save('דנה לוי')).toMatchObject({ held: null });
  expect(await statusOf(client, id)).toMatchObject({ status: 'live', held: null });
});

test('a private card is judged when it is published; made private, it waits no more', async () => {
  const { user, client } = await owner({ isEmailVerified: false });
  const { id } = await createBusinessProfile(app.knex, {
    userId: user.id,
    businessName: 'דואר ישראל',
    isPublic: false,
  });
  const show = async (isPublic: boolean) =>
    (await client.put(`/api/cards/${id}/visibility`, { isPublic })).body;
  expect(await show(true)).toMatchObject({
    isPublic: true,
    held: { words: 'דואר ישראל', needsEmail: true, until: null },
  });
  expect(await show(false)).toMatchObject({ isPublic: false, held: null });
});

test('staff release it with a message: it is shown, its owner told by mail, and the same texts are held no more', async () => {
  const { user, client } = await owner({ days: 1 });
  const { id } = await publish(client);
  const path = `/api/admin/business-profiles/${id}`;
  const list = `/api/admin/business-profiles?filter=${encodeURIComponent(JSON.stringify({ isHeld: true, id: [id] }))}`;
  expect((await admin.get(list)).body).toMatchObject([{ id, isHeld: true, heldFor: 'PayPal' }]);
  expect((await admin.get('/api/admin/waiting')).body.heldCards).toBeGreaterThan(0);
  const seen = { version: await versionOf(id), reason: 'שיחה בטלפון' };
  const released = await admin.post(`${path}/release`, { ...seen, message: 'תודה על הסבלנות' });
  expect(released).toMatchObject({
    status: 200,
    body: { isHeld: false, heldFor: null, isSuspicious: false },
  });
  expect((await app.client().get(`/api/cards/${id}`)).status).toBe(200);
  const notices = await app.knex('notifications').where({ user_id: user.id }).orderBy('id');
  expect(notices).toHaveLength(2);
  const [, notice] = notices;
  expect(notice).toMatchObject({ title: 'הכרטיס מוצג למבקרים' });
  expect(notice.content).toContain('תודה על הסבלנות');
  expect(await app.knex('mail_log').where({ user_id: user.id })).toMatchObject([
    { template: 'card_released' },
  ]);
  expect(await app.knex('audit_log').where({ entity_id: String(id), action: 'release' })).toMatchObject([
    { actor_id: adminId },
  ]);
  expect((await admin.post(`${path}/release`, { ...seen, reason: 'שוב' })).status).toBe(409);

  const { version } = (await client.get(`/api/cards/${id}/editing`)).body;
  const saved = await client.put(`/api/cards/${id}`, { version, about: 'אנחנו כאן' });
  expect(saved.body.held).toBe(null);
  const other = await client.put(`/api/cards/${id}`, {
    version: saved.body.version,
    jobTitle: 'שירות לקוחות PayPal',
  });
  expect(other.body.held).toMatchObject({ words: 'PayPal' });
});

test('staff say why when they release, and nobody else may', async () => {
  const { client } = await owner({ days: 1 });
  const { id } = await publish(client);
  expect(await admin.post(`/api/admin/business-profiles/${id}/release`, {})).toMatchObject({
    status: 422,
    body: { errors: { reason: expect.any(String), version: expect.any(String) } },
  });
  expect(
    (await client.post(`/api/admin/business-profiles/${id}/release`, { reason: 'מותר לי' })).status,
  ).toBe(403);
});

test('staff release the words they have read and no others', async () => {
  const { client } = await owner({ days: 1 });
  const { id } = await publish(client);
  const read = await versionOf(id);
  const { version } = (await client.get(`/api/cards/${id}/editing`)).body;
  await client.put(`/api/cards/${id}`, { version, businessName: 'PayPal החזרים' });
  const release = (seen: string) =>
    admin.post(`/api/admin/business-profiles/${id}/release`, { version: seen, reason: 'נקרא' });
  expect(await release(read)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('השתנה') },
  });
  expect(await statusOf(client, id)).toMatchObject({ status: 'held' });
  expect((await release(await versionOf(id))).status).toBe(200);
});

test('switching a held card off and on again notifies nobody anew', async () => {
  const { client } = await owner({ days: 1 });
  const { id } = await publish(client);
  const notices = () => app.knex('notifications').where({ type: 'card' });
  const first = await notices();
  expect(first).toHaveLength(2);
  for (const isPublic of [false, true, false, true])
    await client.put(`/api/cards/${id}/visibility`, { isPublic });
  expect(await statusOf(client, id)).toMatchObject({ status: 'held' });
  expect(await notices()).toEqual(first);
});

test('one card that can not be released does not hold up the others', async () => {
  const { user, client } = await owner({ days: 6, isEmailVerified: false });
  const { id } = await publish(client);
  const other = await owner({ days: 6, isEmailVerified: false });
  const { id: second } = await publish(other.client);
  for (const { id: userId } of [user, other.user])
    await app
      .knex('users')
      .where({ id: userId })
      .update({ is_email_verified: true, created_at: daysAgo(8) });
  await app.knex.raw(`
    create function refuse_release() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse_release before update on business_profiles for each row
      when (old.id = ${id} and new.held_since is null) execute function refuse_release()`);
  await letThem();
  expect(await statusOf(client, id)).toMatchObject({ status: 'held' });
  expect(await statusOf(other.client, second)).toMatchObject({ status: 'live' });
  await app.knex.raw('drop trigger refuse_release on business_profiles; drop function refuse_release');
});

test('a held card that is taken down waits no more', async () => {
  const { client } = await owner({ days: 1 });
  const { id } = await publish(client);
  await admin.post(`/api/admin/business-profiles/${id}/take-down`, { reason: 'impersonation' });
  expect(await statusOf(client, id)).toMatchObject({ status: 'taken_down', held: null });
  await admin.post(`/api/admin/business-profiles/${id}/lift-takedown`, {});
  expect(await statusOf(client, id)).toMatchObject({ status: 'live' });
});

test('an owner who has verified the address, of an account of a week, is let go on without staff', async () => {
  const [early, late] = [await owner({ isEmailVerified: false, days: 10 }), await owner({ days: 3 })];
  const [{ id }, { id: other }] = [await publish(early.client), await publish(late.client)];
  await letThem();
  expect(await statusOf(early.client, id)).toMatchObject({ status: 'held' });
  await app.knex('users').where({ id: early.user.id }).update({ is_email_verified: true });
  await letThem();
  expect(await statusOf(early.client, id)).toMatchObject({ status: 'live' });
  expect(await statusOf(late.client, other)).toMatchObject({ status: 'held' });
  expect(await app.knex('mail_log').where({ user_id: early.user.id })).toMatchObject([
    { template: 'card_released' },
  ]);
  await letThem();
  expect(await app.knex('mail_log').where({ user_id: early.user.id })).toHaveLength(1);
});

test('a copy of a held card is private, and judged by itself when it is published', async () => {
  const { user, client } = await owner({ days: 1 });
  await createPackage(app.knex, { userId: user.id, basicCardCount: 3, endDate: null });
  const { id } = await publish(client);
  const copy = await client.post(`/api/cards/${id}/duplicate`, {});
  expect(copy.body).toMatchObject({ status: 'private', held: null });
  const shown = await client.put(`/api/cards/${copy.body.id}/visibility`, { isPublic: true });
  expect(shown.body.held).toMatchObject({ words: 'PayPal' });
});

test('the cards of a team that take the name over are held like any other', async () => {
  const company = await owner({ days: 30 });
  const team = await createPackage(app.knex, {
    userId: company.user.id,
    proCardCount: 5,
    enterpriseCommunity: 'צוות',
    endDate: null,
  });
  const source = await createBusinessProfile(app.knex, {
    userId: company.user.id,
    cardType: 'pro',
    businessName: 'מוסך דנה',
  });
  const member = await owner({ days: 1 });
  await createTeamMember(app.knex, { packageId: team.id, userId: member.user.id, status: 'active' });
  const card = await createBusinessProfile(app.knex, {
    userId: member.user.id,
    packageId: team.id,
    cardType: 'pro',
  });
  await createTeamDesign(app.knex, { packageId: team.id, profileId: source.id, lockedParts: ['name'] });
  await company.client.put(`/api/cards/${source.id}`, { version: 1, businessName: 'Mastercard' });
  expect(await statusOf(company.client, source.id)).toMatchObject({ status: 'live' });
  expect(await statusOf(member.client, card.id)).toMatchObject({ status: 'held' });
});
