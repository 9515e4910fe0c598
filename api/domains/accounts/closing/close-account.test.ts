import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardReview } from '../../../testing/factories/card-review.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createMedia } from '../../../testing/factories/media.ts';
import { createProfileSlug } from '../../../testing/factories/profile-slug.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createReceipt } from '../../../testing/factories/receipt.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';
import { bearerHeaders, signedInClient } from '../../../testing/sign-in.ts';
import { makePictureId } from '../../cards/media/picture-key.ts';
import { removeExpiredAccountData } from './remove-expired-account-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { PUBLIC_URL: 'http://bikur.example' },
    deps: { storefront: cardStorefront },
  });
});
beforeEach(() => app.knex('rate_limits').delete());
afterAll(() => app.close());

const path = '/api/account/closing';
const wish = (user: User, change: object = {}) => ({
  confirmation: user.username,
  currentPassword: factoryPassword,
  ...change,
});

let count = 0;
async function owner(overrides: Partial<User> = {}) {
  const user = await createUser(app.knex, overrides);
  const client = await signedInClient(app, user);
  const slug = `closing-${(count += 1)}`;
  const card = await createBusinessProfile(app.knex, { userId: user.id, customSlug: slug, isPublic: true });
  return { user, client, card, slug };
}
const isThere = async (user: User) => (await app.knex('users').where({ id: user.id })).length === 1;

describe('closing one’s account', () => {
  test('says first what goes and what stays', async () => {
    const { user, client, card } = await owner();
    await createContactLead(app.knex, { profileId: card.id });
    await createCardReview(app.knex, { profileId: card.id });
    await createReceipt(app.knex, { userId: user.id });
    expect((await client.get(path)).body).toEqual({
      obstacle: null,
      cards: 1,
      leads: 1,
      reviews: 1,
      pictures: 0,
      chips: 0,
      orders: 0,
      receipts: 1,
      paidUntil: null,
    });
    expect((await app.client().get(path)).status).toBe(401);
  });

  test('takes everything, ends every sign-in, keeps receipts aside and sends a last mail', async () => {
    const { user, client, card } = await owner();
    const lead = await createContactLead(app.knex, { profileId: card.id });
    const receipt = await createReceipt(app.knex, { userId: user.id });
    const other = await signedInClient(app, user);
    const headers = await bearerHeaders(app, user);
    const { user: neighbour } = await owner();
    const reply = await client.post(path, wish(user, { confirmation: ` ${user.username.toUpperCase()} ` }));
    expect([reply.status, reply.body.message]).toEqual([200, expect.stringContaining('החשבון נמחק')]);
    expect([await isThere(user), await isThere(neighbour)]).toEqual([false, true]);
    for (const [table, id] of [
      ['business_profiles', card.id],
      ['contact_leads', lead.id],
    ] as const)
      expect(await app.knex(table).where({ id }), table).toEqual([]);
    expect((await client.get('/api/auth/current-user')).status).toBe(401);
    expect((await other.get('/api/auth/current-user')).status).toBe(401);
    expect((await app.client().get('/api/auth/current-user', { headers })).status).toBe(401);
    const login = { email: user.email, password: factoryPassword };
    expect((await app.client().post('/api/auth/login', login)).status).toBe(401);
    expect(await app.knex('receipts').where({ id: receipt.id }).first()).toMatchObject({
      user_id: null,
      former_customer: { id: user.id, email: user.email, username: user.username },
    });
    const mails = await app.knex('mail_log').where({ to_address: user.email, template: 'account_deleted' });
    expect(mails).toMatchObject([{ user_id: null, status: 'queued' }]);
    const again = { username: `again${user.id}`, email: user.email, password: 'secret-1' };
    expect((await app.client().post('/api/auth/register', again)).status).toBe(201);
  });

  test('its pictures are gone from their addresses at once, and nobody else’s', async () => {
    const { storage } = app.deps;
    const { user, client, card } = await owner();
    const { user: neighbour } = await owner();
    const keys = [];
    for (const userId of [user.id, neighbour.id]) {
      const { storageKey } = await createMedia(app.knex, { userId, storageKey: makePictureId(640, 480) });
      await storage.put(`${storageKey}/640.jpg`, Buffer.from('a picture'));
      keys.push(storageKey);
    }
    await storage.put(`card-${card.id}/share.jpg`, Buffer.from('a drawing'));
    const waiting = makePictureId(640, 480);
    await app.knex('discarded_files').insert({ storage_key: waiting, discarded_at: new Date('2026-01-01') });
    expect((await client.post(path, wish(user))).status).toBe(200);
    const sizes = [`${keys[0]}/640.jpg`, `card-${card.id}/share.jpg`, `${keys[1]}/640.jpg`].map((key) =>
      storage.sizeOf(key),
    );
    expect(await Promise.all(sizes)).toEqual([null, null, 9]);
    expect(await app.knex('discarded_files').pluck('storage_key')).toContain(waiting);
  });

  test('needs the name and the password, and a wrong one changes nothing', async () => {
    const { user, client } = await owner();
    const refused = async (change: object) => (await client.post(path, wish(user, change))).body.errors;
    expect(await refused({ confirmation: 'somebody' })).toHaveProperty('confirmation');
    expect(await refused({ confirmation: '' })).toEqual({ confirmation: 'שדה חובה' });
    expect(await refused({ currentPassword: undefined })).toEqual({ currentPassword: 'שדה חובה' });
    expect(await refused({ currentPassword: 'wrong-1' })).toHaveProperty('currentPassword');
    for (const leadsTo of ['javascript:alert(1)', 'data:text/html,x', '//evil', 'https://a@b.co', 'x y'])
      expect(await refused({ leadsTo }), leadsTo).toHaveProperty('leadsTo');
    expect(await isThere(user)).toBe(true);
    const mails = await app.knex('mail_log').where({ to_address: user.email });
    expect(mails).toEqual([]);
  });

  test('the demo account, staff and who is still charged stay', async () => {
    const demo = await owner({ isDemo: true });
    const admin = await owner({ userRole: 'admin' });
    const moderator = await owner({ userRole: 'moderator' });
    const owed = await owner();
    const { id: parentAttemptId, packageId } = await createPaymentAttempt(app.knex, {
      userId: owed.user.id,
      status: 'succeeded',
    });
    await createPaymentAttempt(app.knex, {
      userId: owed.user.id,
      packageId,
      kind: 'refund',
      parentAttemptId,
      status: 'failed',
      needsReview: true,
    });
    const paying = await owner();
    await createRecurringPayment(app.knex, { userId: paying.user.id, status: 'active' });
    const answers = [];
    for (const { user, client } of [demo, admin, moderator, paying, owed]) {
      const { obstacle } = (await client.get(path)).body;
      const reply = await client.post(path, wish(user));
      answers.push([obstacle, reply.status, await isThere(user)]);
    }
    expect(answers).toEqual([
      ['demo', 403, true],
      ['staff', 409, true],
      ['staff', 409, true],
      ['renewal', 409, true],
      ['money', 409, true],
    ]);
    await app.knex('recurring_payments').where({ user_id: paying.user.id }).update({ status: 'paused' });
    expect((await paying.client.post(path, wish(paying.user))).status).toBe(200);
  });

  test('pressed twice at once it is closed once', async () => {
    const { user, client } = await owner();
    const answers = await Promise.all([client.post(path, wish(user)), client.post(path, wish(user))]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([401, 403, 404]).toContain(statuses[1]);
    expect(await app.knex('mail_log').where({ to_address: user.email })).toHaveLength(1);
  });

  test('without a password a fresh proof is asked for', async () => {
    const { user, client } = await owner({ password: null, isGoogleAccount: true });
    await app
      .knex('sessions')
      .where({ user_id: user.id })
      .update({ proved_at: new Date('2026-01-01') });
    const stale = await client.post(path, { confirmation: user.username });
    expect(stale.body.code).toBe('proof_needed');
    const fresh = await signedInClient(app, user);
    expect((await fresh.post(path, { confirmation: user.username })).status).toBe(200);
  });
});

describe('the addresses of a closed account', () => {
  const look = (address: string) => app.client().get(address, { headers: { Accept: 'text/html' } });

  test('show a neutral page for a year and are nobody else’s', async () => {
    const { user, client, card, slug } = await owner();
    const former = await createProfileSlug(app.knex, { profileId: card.id });
    const addresses = [`/p/${slug}`, `/p/${card.id}`, `/p/${former.slug}`, `/@${user.username}`, `/${slug}`];
    expect((await look(`/p/${slug}`)).status).toBe(200);
    await client.post(path, wish(user));
    for (const address of addresses) {
      const page = await look(address);
      expect([address, page.status]).toEqual([address, 410]);
      expect(page.text).toContain('הכרטיס הזה כבר לא כאן');
      expect(page.text).not.toContain(card.businessName);
    }
    expect((await look(`/p/${slug}.vcf`)).status).toBe(404);
    const taken = {
      username: user.username.toUpperCase(),
      email: `t${user.id}@example.test`,
      password: 'secret-1',
    };
    const refused = await app.client().post('/api/auth/register', taken);
    expect([refused.status, refused.body.errors]).toEqual([409, { username: 'שם המשתמש כבר תפוס' }]);
    await expect(createBusinessProfile(app.knex, { customSlug: slug })).rejects.toThrow('closed lately');
    const later = new Date(Date.now() + 366 * 86_400_000);
    expect((await removeExpiredAccountData(app.knex, later)).addresses).toBeGreaterThanOrEqual(
      addresses.length - 1,
    );
    expect((await look(`/p/${slug}`)).status).toBe(404);
    expect((await app.client().post('/api/auth/register', taken)).status).toBe(201);
  });

  test('lead where their owner wished, but never to themselves', async () => {
    const { user, client, card, slug } = await owner();
    for (const own of [`/p/${slug}`, `/P/${slug}/`, `/@${user.username}`, `/profile-${card.id}`]) {
      const leadsTo = new URL(own, app.deps.env.PUBLIC_URL).href;
      const refused = await client.post(path, wish(user, { leadsTo }));
      expect(refused.body.errors?.leadsTo, own).toContain('נסגרת יחד עם החשבון');
    }
    expect(await isThere(user)).toBe(true);
    const closed = await client.post(path, wish(user, { leadsTo: 'example.co.il/דנה' }));
    expect(closed.body).toEqual({ message: expect.any(String) });
    const page = await look(`/p/${slug}`);
    expect(page.status).toBe(302);
    expect(page.headers.get('Location')).toMatch(/^https:\/\/example\.co\.il\//);
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test('closed by staff they show the neutral page, and receipts are kept as well', async () => {
    const { user, slug } = await owner();
    const receipt = await createReceipt(app.knex, { userId: user.id, paymentDate: new Date('2018-03-01') });
    await app.knex('users').where({ id: user.id }).delete();
    expect((await look(`/p/${slug}`)).status).toBe(410);
    const kept = () => app.knex('receipts').where({ id: receipt.id, user_id: null });
    await removeExpiredAccountData(app.knex, new Date('2025-12-31T12:00:00Z'));
    expect(await kept()).toHaveLength(1);
    await removeExpiredAccountData(app.knex, new Date('2026-01-02T12:00:00Z'));
    expect(await kept()).toEqual([]);
  });
});
