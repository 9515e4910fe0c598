import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReservedAddress } from '../../../contract/cards/reserved-addresses.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';

const day = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ deps: { storefront: cardStorefront } });
});
afterAll(() => app.close());

async function card(overrides: Partial<BusinessProfile> = {}, isPaid = true): Promise<BusinessProfile> {
  const user = await createUser(app.knex);
  const endDate = new Date(Date.now() + (isPaid ? day : -day));
  await createPackage(app.knex, { userId: user.id, startDate: new Date(Date.now() - 2 * day), endDate });
  return createBusinessProfile(app.knex, { userId: user.id, cardType: 'pro', ...overrides });
}

const get = (path: string) => app.client().get(path, { headers: { Accept: 'text/html' } });
const move = (id: number, customSlug: string | null) =>
  app.knex('business_profiles').where('id', id).update({ custom_slug: customSlug });
async function answer(path: string): Promise<[number, string | null]> {
  const { status, headers } = await get(path);
  return [status, headers.get('Location')];
}

/** As if the card had had its present address for two days. */
async function settle(id: number): Promise<void> {
  const ago = new Date(Date.now() - 2 * day);
  await app.knex('business_profiles').where({ id }).update({ created_at: ago });
  await app.knex('card_address_changes').where({ profile_id: id }).update({ changed_at: ago });
}

describe('a short address', () => {
  async function owner(customSlug: string) {
    const user = await createUser(app.knex);
    await createPackage(app.knex, { userId: user.id, endDate: new Date(Date.now() + day) });
    const made = await createBusinessProfile(app.knex, {
      userId: user.id,
      cardType: 'pro',
      customSlug,
      useCustomSlug: true,
    });
    await settle(made.id);
    const client = app.client();
    await client.signIn(user);
    const save = async (changes: object) => {
      const { version } = (await client.get(`/api/cards/${made.id}/editing`)).body as { version: number };
      return client.put(`/api/cards/${made.id}`, { version, ...changes });
    };
    return { id: made.id, client, save };
  }

  it('leads to the card after a new name, for a year, and so do its files', async () => {
    const { save, id } = await owner('short-one');
    expect(await answer('/short-one')).toEqual([200, null]);
    expect((await save({ customSlug: 'short-two' })).status).toBe(200);
    for (const path of ['/short-one', '/p/short-one'])
      expect(await answer(path)).toEqual([301, '/p/short-two']);
    for (const file of ['.vcf', '/qr.svg'])
      expect([file, (await get(`/p/short-one${file}`)).status]).toEqual([file, 200]);
    await app
      .knex('profile_slug_history')
      .where({ profile_id: id })
      .update({ expires_at: new Date(Date.now() - 1) });
    for (const path of ['/short-one', '/p/short-one']) expect(await answer(path)).toEqual([404, null]);
  });

  it('leads to the card after it was switched off, and renamed then', async () => {
    const { save, id } = await owner('off-one');
    expect((await save({ useCustomSlug: false })).status).toBe(200);
    expect(await answer('/off-one')).toEqual([301, '/p/off-one']);
    expect((await save({ customSlug: 'off-two' })).status).toBe(200);
    for (const path of ['/off-one', '/off-two']) expect(await answer(path)).toEqual([301, '/p/off-two']);
    await settle(id);
    expect((await save({ customSlug: null })).status).toBe(200);
    for (const path of ['/off-one', '/off-two']) expect(await answer(path)).toEqual([301, `/p/${id}`]);
  });

  it('leads to the card after it was set back to basic', async () => {
    const { client, id } = await owner('back-to-basic');
    expect((await client.put(`/api/cards/${id}/card-type`, { cardType: 'basic' })).status).toBe(200);
    const [status, to] = await answer('/back-to-basic');
    expect(status).toBe(301);
    expect(await answer(to ?? '')).toEqual([200, null]);
    const resolved = await app.client().get('/api/at-routes-test?path=%2Fback-to-basic');
    expect([200, 404]).toContain(resolved.status);
  });

  it('of a private card leads nobody anywhere', async () => {
    const { client, save, id } = await owner('soon-private');
    expect((await save({ useCustomSlug: false })).status).toBe(200);
    expect((await client.put(`/api/cards/${id}/visibility`, { isPublic: false })).status).toBe(200);
    expect(await answer('/soon-private')).toEqual([404, null]);
  });

  it('is kept when it lived for a day: five at most, and ten changes a day', async () => {
    const { save, id } = await owner('hop-0');
    const former = () =>
      app.knex('profile_slug_history').where({ profile_id: id }).orderBy('id').pluck('slug');
    expect((await save({ customSlug: 'hop-typo' })).status).toBe(200);
    expect((await save({ customSlug: 'hop-1' })).status).toBe(200);
    // A name that was mended at once reserves nothing.
    expect(await former()).toEqual(['hop-0']);
    expect(await answer('/hop-typo')).toEqual([404, null]);
    for (let number = 2; number <= 8; number += 1) {
      await settle(id);
      expect((await save({ customSlug: `hop-${number}` })).status).toBe(200);
    }
    expect(await former()).toEqual(['hop-3', 'hop-4', 'hop-5', 'hop-6', 'hop-7']);
    expect(await answer('/hop-2')).toEqual([404, null]);
    await app.knex('card_address_changes').where({ profile_id: id }).update({ changed_at: new Date() });
    // Nine were made; the tenth is the last of this day.
    expect((await save({ customSlug: 'hop-10' })).status).toBe(200);
    const refused = await save({ customSlug: 'hop-11' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { customSlug: 'הכתובת כבר הוחלפה 10 פעמים ביממה האחרונה. אפשר להחליף שוב מחר' },
    ]);
    expect((await save({ businessName: 'שאר השדות נשמרים' })).status).toBe(200);
    const other = await owner('hop-other');
    expect((await other.save({ customSlug: 'hop-2' })).status).toBe(200);
    expect((await other.save({ customSlug: 'hop-3' })).status).toBe(409);
    const changedAgo = (milliseconds: number) =>
      app
        .knex('card_address_changes')
        .where({ profile_id: id })
        .update({ changed_at: new Date(Date.now() - milliseconds) });
    await changedAgo(day - 60_000);
    expect((await save({ customSlug: 'hop-11' })).status).toBe(422);
    await changedAgo(day);
    expect((await save({ customSlug: 'hop-11' })).status).toBe(200);
  });
});

describe('an address that was changed', () => {
  it('leads to the present one, over every step, and is the present one again when taken back', async () => {
    const { id } = await card({ customSlug: 'step-a' });
    await settle(id);
    await move(id, 'step-b');
    expect(await answer('/p/step-a')).toEqual([301, '/p/step-b']);
    await settle(id);
    await move(id, 'step-c');
    for (const former of ['step-a', 'step-b'])
      expect(await answer(`/p/${former}`)).toEqual([301, '/p/step-c']);
    // A frame on another site, a language and a campaign's mark come along.
    expect(await answer('/p/step-a?embed=1&lang=ar')).toEqual([301, '/p/step-c?embed=1&lang=ar']);
    await settle(id);
    await move(id, 'step-a');
    expect(await answer('/p/step-a')).toEqual([200, null]);
    for (const former of ['step-b', 'step-c'])
      expect(await answer(`/p/${former}`)).toEqual([301, '/p/step-a']);
    await settle(id);
    await move(id, null);
    expect(await answer('/p/step-a')).toEqual([301, `/p/${id}`]);
  });

  it('is nobody else’s for a year, then free', async () => {
    const { id } = await card({ customSlug: 'mine-once' });
    await settle(id);
    await move(id, 'mine-now');
    const other = await card();
    await expect(move(other.id, 'mine-once')).rejects.toMatchObject({ code: '23505' });
    const admin = app.client();
    await admin.signIn(await createUser(app.knex, { userRole: 'admin' }));
    const row = (await admin.get(`/api/admin/business-profiles/${other.id}`)).body as object;
    const refused = await admin.put(`/api/admin/business-profiles/${other.id}`, {
      ...row,
      customSlug: 'mine-once',
    });
    expect([refused.status, Object.keys((refused.body as { errors: object }).errors)]).toEqual([
      409,
      ['customSlug'],
    ]);
    const [{ days }] = (await app
      .knex('profile_slug_history')
      .where('slug', 'mine-once')
      .select(app.knex.raw('extract(day from expires_at - retired_at)::int as days'))) as [{ days: number }];
    expect([365, 366]).toContain(days);
    await app
      .knex('profile_slug_history')
      .where('slug', 'mine-once')
      .update({ expires_at: new Date(Date.now() - 1) });
    expect(await answer('/p/mine-once')).toEqual([404, null]);
    await move(other.id, 'mine-once');
    expect(await answer('/p/mine-once')).toEqual([200, null]);
  });

  it('tells nobody of a card that was made private', async () => {
    const { id } = await card({ customSlug: 'was-public' });
    await settle(id);
    await move(id, 'now-private');
    await app.knex('business_profiles').where('id', id).update({ is_public: false });
    expect(await answer('/p/was-public')).toEqual([404, null]);
  });
});

describe('a Hebrew address', () => {
  it('has a twin in ASCII, which codes, chips and files carry', async () => {
    const { id } = await card({
      customSlug: 'מאפיית-הגליל',
      useCustomSlug: true,
      businessName: 'מאפיית הגליל',
    });
    const page = (await get(`/${encodeURIComponent('מאפיית-הגליל')}`)).text;
    expect(page).toContain(
      `<link rel="canonical" href="http://127.0.0.1:0/${encodeURIComponent('מאפיית-הגליל')}">`,
    );
    for (const part of [
      `href="/p/${id}.vcf"`,
      `src="/p/${id}/qr.svg"`,
      `data-url="http://127.0.0.1:0/p/${id}"`,
    ])
      expect(page).toContain(part);
    for (const path of ['מאפיית-הגליל', 'מאפיית-הגליל'.normalize('NFD')])
      expect(await answer(`/p/${encodeURIComponent(path)}`)).toEqual([200, null]);
  });
});

describe('addresses that are no card’s', () => {
  it('answer alike, whether the card is private, missing, foreign or never could be', async () => {
    const hidden = await card({ isPublic: false, customSlug: 'hidden-one', useCustomSlug: true });
    const lapsed = await card({ isPublic: false, customSlug: 'hidden-two' }, false);
    const paths = [
      '/p/hidden-one',
      '/hidden-one',
      `/p/${hidden.id}`,
      '/p/hidden-two',
      `/p/${lapsed.id}`,
      '/p/999999999',
      '/p/never-there',
      '/never-there',
      '/@nobody-at-all',
      '/p/ab',
      '/p/0',
      '/p/-1',
      '/p/1e3',
      `/p/${'a'.repeat(41)}`,
      '/p/%D7%90%D7%91%20%D7%92',
      '/help-me-please',
      '/profile-x',
    ];
    const other = app.client();
    await other.signIn({ email: (await createUser(app.knex)).email });
    const seen = new Set<string>();
    for (const path of paths)
      for (const client of [app.client(), other]) {
        const reply = await client.get(path, { headers: { Accept: 'text/html' } });
        const headers = [...reply.headers]
          .filter(
            ([name]) => !['date', 'x-request-id', 'content-security-policy', 'set-cookie'].includes(name),
          )
          .sort();
        seen.add(JSON.stringify([reply.status, reply.text, headers]));
      }
    expect(seen.size).toBe(1);
    expect([...seen][0]).toMatch(/^\[404,"<!doctype html>not found"/);
  });

  it.each(['', '.vcf', '/qr.svg', '/share.jpg', '/report', '/accessibility', '/manifest.webmanifest'])(
    'have no file %j either',
    async (file) => {
      const hidden = await card({ isPublic: false });
      const lapsed = await card({}, false);
      expect((await get(`/p/${hidden.id}${file}`)).status).toBe(404);
      expect(await answer(`/p/${lapsed.id}${file}`)).toEqual(
        file === '' ? [302, expect.stringContaining('/inactive-card?business=')] : [404, null],
      );
    },
  );
});

it('no card speaks for us or for those who never write first', () => {
  for (const name of [
    'admin',
    'api',
    'assets',
    'p',
    't',
    'help',
    'sandbox-pay',
    'bikur',
    'support',
    'bank',
    'police',
    'ביקור',
    'תמיכה',
    'profile-7',
    '-x',
    'x-',
  ])
    expect([name, isReservedAddress(name) || name.length < 3]).toEqual([name, true]);
  for (const name of ['dana-levi', 'קפה-נוגה', 'admins-cafe']) expect(isReservedAddress(name)).toBe(false);
});
