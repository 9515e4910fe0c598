import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardFieldNames, publicTexts } from '../../../contract/cards/card-fields.ts';
import { addressOfPicture } from '../../../contract/cards/picture-address.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { clientOf } from '../../../testing/act-as.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type CardOwner, createCardOwner } from '../../../testing/card-owner.ts';
import { everyField } from '../../../testing/every-card-field.ts';
import { createMedia } from '../../../testing/factories/media.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { waitForLock } from '../../../testing/wait-for-lock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const owner = (cardType?: 'basic' | 'pro', fields?: Partial<BusinessProfile>) =>
  createCardOwner(app, cardType, fields);

describe('reading and saving', () => {
  test('every field comes back as it was written, and the visitor sees it', async () => {
    const dana = await owner();
    const code = String(dana.id).padStart(20, 'k');
    const picture = addressOfPicture(`${code}-640x480`);
    await createMedia(app.knex, { userId: dana.id, storageKey: `${code}-640x480`, width: 640, height: 480 });
    const paper = { pages: 8, fileName: 'a.pdf', byteSize: 5_000, width: 320, height: 452 };
    const storageKey = `${code}-320x452`;
    await createMedia(app.knex, { userId: dana.id, storageKey, purpose: 'document', ...paper });
    const pictures = {
      documents: [{ name: 'תפריט', file: `/media/${storageKey}/pdf/8p-5000.pdf` }],
      coverImage: picture,
      profileImage: picture,
      logoImage: picture,
      galleryImages: [
        {
          url: picture,
          width: 640,
          height: 480,
          caption: 'לפני',
          isShown: true,
          showFrom: null,
          showUntil: null,
        },
      ],
    };
    const sent = { ...everyField, ...pictures, customSlug: `dana-${dana.id}-עיצוב` };
    expect(Object.keys(sent).toSorted()).toEqual([...cardFieldNames].toSorted());
    const saved = await dana.save(sent);
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.fields).toEqual(sent);
    expect((await dana.read()).fields).toEqual(sent);
    const page = await fetch(`${app.url}/api/cards/${dana.card.id}`).then((answer) => answer.json());
    expect(page).toMatchObject({
      ...Object.fromEntries(publicTexts.map((field) => [field, (sent as Record<string, unknown>)[field]])),
      name: sent.businessName,
      template: 'night',
      contactForm: { title: 'דברו איתנו' },
    });
  });

  test('a field that is not sent stays, and an empty one becomes nothing', async () => {
    const dana = await owner();
    const before = await dana.read();
    const { body } = await dana.save({ jobTitle: '', phone: null, about: ' \n ' });
    expect(body.fields).toEqual({ ...before.fields, jobTitle: null, phone: null, about: null });
    expect(body.version).toBe(before.version + 1);
  });

  test('texts are cleaned of marks that turn or hide them; numbers, handles and links are understood', async () => {
    const dana = await owner();
    const { body } = await dana.save({
      businessName: '  \u202Eדנה\u202C \u2066לוי ',
      whatsapp: 'https://wa.me/972521234567',
      instagram: '@dana.levi',
      website: 'example.co.il',
      phone: '1-700-700-700',
    });
    expect(body.fields).toMatchObject({
      businessName: 'דנה לוי',
      whatsapp: '052-123-4567',
      instagram: 'https://www.instagram.com/dana.levi',
      website: 'https://example.co.il/',
      phone: '1-700-700-700',
    });
  });

  test('what is no field of the owner is not taken', async () => {
    const dana = await owner('basic');
    const other = await createUser(app.knex);
    await dana.save({
      jobTitle: 'חדש',
      userId: other.id,
      cardType: 'pro',
      community: 'קהילה',
      packageId: 1,
      id: 5,
    });
    expect(await BusinessProfile.query(app.knex).findById(dana.card.id)).toMatchObject({
      userId: dana.id,
      cardType: 'basic',
      community: null,
      jobTitle: 'חדש',
    });
  });
});

describe('somebody else', () => {
  test.each(['user', 'moderator', 'admin'] as const)('%s: 404 for all of it', async (userRole) => {
    const dana = await owner();
    const stranger = await clientOf(app, await createUser(app.knex, { userRole }));
    const path = `/api/cards/${dana.card.id}`;
    const before = await dana.read();
    const replies = await Promise.all([
      stranger.get(`${path}/editing`),
      stranger.put(path, { version: before.version, businessName: 'נגנב' }),
      stranger.put(`${path}/visibility`, { isPublic: false }),
      stranger.put(`${path}/card-type`, { cardType: 'basic' }),
      stranger.get(`${path}/address-check?slug=abc`),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await dana.read()).toEqual(before);
  });

  test('a guest: 401', async () => {
    const dana = await owner();
    expect((await app.client().get(`/api/cards/${dana.card.id}/editing`)).status).toBe(401);
  });
});

describe('two at once', () => {
  test('the older save is refused with what is stored now, and nothing of it is written', async () => {
    const dana = await owner();
    const { version } = await dana.read();
    const path = `/api/cards/${dana.card.id}`;
    const [first, second] = await Promise.all([
      dana.client.put(path, { version, businessName: 'הראשון' }),
      dana.client.put(path, { version, businessName: 'השני' }),
    ]);
    const [winner, loser] = first.status === 200 ? [first, second] : [second, first];
    expect([winner.status, loser.status]).toEqual([200, 409]);
    expect(loser.body).toMatchObject({ code: 'conflict', present: winner.body });
    expect(await dana.read()).toEqual(winner.body);
  });

  test('the same save twice is one save: its first answer may have been lost', async () => {
    const dana = await owner();
    const { version } = await dana.read();
    const send = () => dana.client.put(`/api/cards/${dana.card.id}`, { version, businessName: 'פעמיים' });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });
});

describe('publishing', () => {
  test('makes private and public, and visitors notice at once', async () => {
    const dana = await owner();
    const page = () => fetch(`${app.url}/api/cards/${dana.card.id}`).then(({ status }) => status);
    expect(await page()).toBe(200);
    const hidden = await dana.client.put(`/api/cards/${dana.card.id}/visibility`, { isPublic: false });
    expect(hidden.body.isPublic).toBe(false);
    expect(await page()).toBe(404);
    await dana.client.put(`/api/cards/${dana.card.id}/visibility`, { isPublic: true });
    expect(await page()).toBe(200);
  });
});

describe('the address check', () => {
  const check = async (dana: CardOwner, slug: string) =>
    (await dana.client.get(`/api/cards/${dana.card.id}/address-check?slug=${encodeURIComponent(slug)}`)).body;

  test('writes an address as it would be stored and says that it is free', async () => {
    const dana = await owner();
    expect(await check(dana, ` Dana Levi_${dana.id} `)).toEqual({
      slug: `dana-levi-${dana.id}`,
      state: 'free',
      reason: null,
      suggestions: [],
    });
    expect((await check(dana, dana.card.customSlug ?? '')).state).toBe('present');
  });

  test('refuses with a reason and offers free ones that the save takes', async () => {
    const [dana, ron] = [await owner('pro', { businessName: 'נגריית אלון' }), await owner()];
    const taken = await check(dana, ron.card.customSlug ?? '');
    expect(taken).toMatchObject({ state: 'taken', reason: 'הכתובת כבר תפוסה' });
    expect(taken.suggestions.length).toBeGreaterThan(2);
    for (const slug of taken.suggestions) expect((await dana.save({ customSlug: slug })).status).toBe(200);
    expect(await check(dana, 'admin')).toMatchObject({
      state: 'refused',
      reason: 'הכתובת הזאת שמורה למערכת',
    });
    expect((await check(dana, '')).suggestions).toContain('נגריית-אלון');
  });

  test("another's former address is taken for a year, one's own is free", async () => {
    const [dana, ron] = [await owner(), await owner()];
    const former = ron.card.customSlug ?? '';
    await app
      .knex('business_profiles')
      .where({ id: ron.card.id })
      .update({ created_at: new Date(Date.now() - 2 * 86_400_000) });
    expect((await ron.save({ customSlug: `ron-new-${ron.id}` })).status).toBe(200);
    expect((await check(ron, former)).state).toBe('free');
    expect((await check(dana, former)).state).toBe('taken');
    const reply = await dana.save({ customSlug: former });
    expect([reply.status, reply.body.errors]).toEqual([409, { customSlug: 'הכתובת כבר תפוסה' }]);
    expect((await fetch(`${app.url}/p/${former}`, { redirect: 'manual' })).headers.get('location')).toContain(
      `/p/ron-new-${ron.id}`,
    );
  });

  const leaving = {
    'moves to another address': (trx: Knex, { card }: CardOwner) =>
      trx('business_profiles')
        .where({ id: card.id })
        .update({ custom_slug: `moved-${card.id}` }),
    'closes the account': (trx: Knex, { id }: CardOwner) => trx('users').where({ id }).delete(),
  };
  test.each(Object.entries(leaving))(
    'one that is asked for while its owner %s is nobody else’s, whoever comes first',
    async (_deed, leave) => {
      const old = { createdAt: new Date(Date.now() - 2 * 86_400_000) };
      const [dana, ron, noa] = [await owner(), await owner('pro', old), await owner('pro', old)];
      let asked: ReturnType<CardOwner['save']> | undefined;
      await app.knex.transaction(async (trx) => {
        await leave(trx, ron);
        asked = dana.save({ customSlug: ron.card.customSlug });
        await waitForLock(app.knex);
      });
      const late = await asked;
      expect([late?.status, late?.body.errors]).toEqual([409, { customSlug: 'הכתובת כבר תפוסה' }]);

      const taking = app.knex.transaction(async (trx) => {
        const ofDana = () => trx('business_profiles').where({ id: dana.card.id });
        await ofDana().update({ job_title: 'נגרית' });
        await app.knex.transaction((other) => leave(other, noa));
        await ofDana().update({ custom_slug: noa.card.customSlug });
      });
      await expect(taking).rejects.toMatchObject({ constraint: 'business_profiles_custom_slug_key' });
    },
  );
});
