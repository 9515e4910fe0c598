import { request } from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cardFieldNames, type CardFields } from '../../../contract/cards/card-fields.ts';
import type { ImportedItem } from '../../../contract/accounts/data-import.schema.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createMedia } from '../../../testing/factories/media.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUserAddress } from '../../../testing/factories/user-address.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { bearerHeaders, signedInClient, signInAs } from '../../../testing/sign-in.ts';
import { buildExport } from '../export/build-export.ts';
import { addressOfMedia } from '../../cards/media/address-of-media.ts';
import { storeDocument } from '../../cards/media/store-document.ts';
import { storePicture } from '../../cards/media/store-picture.ts';

let app: TestApp;
/** Of these tests alone: other processes unpack files beside them. */
let temporary: string;
const usualTemporary = process.env['TMPDIR'];
beforeAll(async () => {
  app = await startTestApp();
  temporary = await mkdtemp(join(tmpdir(), 'import-tests-'));
  process.env['TMPDIR'] = temporary;
});
beforeEach(() => app.knex('rate_limits').delete());
afterAll(async () => {
  await app.close();
  if (usualTemporary === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usualTemporary;
  await rm(temporary, { recursive: true });
});

type Files = Record<string, Uint8Array>;
const asJson = (value: unknown) => strToU8(JSON.stringify(value));
const mark = { format: 'bikur-export', version: 1 };
const zipOf = (cards: object[], more: Files = {}, addresses: object[] = []) =>
  zipSync(
    {
      'bikur.json': asJson(mark),
      'account.json': asJson({ addresses }),
      'cards.json': asJson({ cards }),
      ...more,
    },
    // Millions of zeros are packed small enough with little effort.
    { level: 1 },
  );
const send = (client: TestClient, zip: Uint8Array, headers = {}) =>
  client.request('POST', '/api/account/import', undefined, {
    raw: new Uint8Array(zip),
    contentType: 'application/zip',
    headers,
  });
const outcomes = (items: ImportedItem[]) => items.map(({ name, outcome }) => [name, outcome]);
const cardsOf = (userId: number) => BusinessProfile.query(app.knex).where({ user_id: userId }).orderBy('id');
const exportOf = (userId: number) => buildExport(app.deps, { userId, language: 'he' }, async () => {});
const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function personWithPlaces(proCardCount = 3, basicCardCount = 0) {
  const person = await signInAs(app, 'user');
  await createPackage(app.knex, { userId: person.user.id, proCardCount, basicCardCount });
  return person;
}

/** A pro card with something in every kind of field, and its pictures. */
async function fullCard(userId: number) {
  const keep = async (colour: string, purpose: 'cover' | 'gallery') =>
    storePicture(app.knex, app.deps.storage, {
      bytes: await picture(colour),
      userId,
      profileId: null,
      purpose,
    });
  const [cover, first] = [await keep('#0b7a6b', 'cover'), await keep('#b7410e', 'gallery')];
  const paper = await PDFDocument.create();
  const menu = await storeDocument(app.knex, app.deps.storage, {
    bytes: Buffer.from(await paper.save()),
    name: 'menu.pdf',
    userId,
  });
  const link = { title: 'תפריט Menu 🍽️', url: 'https://example.test/menu', isShown: false, showFrom: null };
  return createBusinessProfile(app.knex, {
    userId,
    cardType: 'pro',
    businessName: 'סטודיו Dana 🌷 2',
    template: 'bold',
    accentColor: '#0b7a6b',
    palette: 'forest',
    colorScheme: 'light',
    phone: '052-555-0123',
    whatsapp: '052-555-0123',
    useCustomSlug: true,
    isPublic: true,
    community: 'רמת גן',
    lat: 32.0853,
    lng: 34.7818,
    about: 'שורה\nשנייה',
    logoImage: first.address,
    facebook: 'https://www.facebook.com/dana',
    showFacebook: false,
    customLinks: [{ ...link, showUntil: '2027-01-01T00:00:00.000Z' }],
    services: [
      {
        name: 'תספורות',
        items: [
          {
            name: 'תספורת',
            description: null,
            priceKind: 'from',
            price: '180',
            priceTo: null,
            priceUnit: null,
            duration: '45 דק׳',
            picture: first.address,
            canOrder: true,
          },
        ],
      },
    ],
    questions: [{ question: 'מתי?', answer: 'עכשיו' }],
    sections: [{ name: 'questions', title: 'לפני שבאים', isShown: false }],
    specialDays: ['2020-09-11', '2099-09-11'].map((date) => ({
      from: date,
      to: date,
      name: null,
      holiday: 'roshHashanaEve' as const,
      spans: [{ opens: '09:00', closes: '13:00' }],
      byAppointment: false,
    })),
    phones: [{ label: 'משרד & Fax', number: '03-555-0142' }],
    paymentLinks: [{ kind: 'paybox', title: 'כרטיסייה', url: 'https://links.payboxapp.com/a1' }],
    branches: [
      {
        name: 'סניף רעננה',
        address: 'אחוזה 120, רעננה',
        phone: '09-555-0120',
        hours: [{ day: 5, spans: [], byAppointment: true }],
      },
    ],
    documents: [{ name: 'תפריט 🍽️', file: addressOfMedia(menu) }],
    showContactForm: true,
    contactFormTitle: 'כתבו לי',
    coverImage: cover.address,
    galleryImages: [
      {
        url: first.address,
        width: 60,
        height: 40,
        caption: 'א',
        isShown: true,
        showFrom: null,
        showUntil: null,
      },
    ],
  });
}

const written = (card: BusinessProfile): Partial<CardFields> => {
  const fields = Object.fromEntries(cardFieldNames.map((name) => [name, card[name]])) as CardFields;
  const { coverImage: _cover, logoImage: _logo, galleryImages, services, documents, ...others } = fields;
  const withoutPictures = services.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, picture: item.picture && '' })),
  }));
  return {
    ...others,
    services: withoutPictures,
    documents: documents.map(({ name, file }) => ({ name, file: file.split('/').at(-1) ?? '' })),
    galleryImages: galleryImages.map((image) => ({ ...image, url: '' })),
  };
};

test('a file goes into a new account: equal cards with their pictures, private; twice it adds nothing', async () => {
  const { user: first } = await signInAs(app, 'user');
  const card = await fullCard(first.id);
  const slug = card.customSlug;
  await createUserAddress(app.knex, { userId: first.id, recipientPhone: '052-555-0199' });
  const zip = await exportOf(first.id);
  await User.query(app.knex).deleteById(first.id);
  await app.knex('closed_card_addresses').delete();
  const { client, user } = await personWithPlaces();

  const answer = await send(client, zip);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  expect(answer.body.cards).toMatchObject([
    {
      name: card.businessName,
      outcome: 'added',
      faults: [{ field: 'isPublic', text: 'היה פומבי, וחזר פרטי: מבקרים יראו אותו אחרי פרסום' }],
    },
  ]);
  expect(outcomes(answer.body.addresses)).toMatchObject([[expect.any(String), 'added']]);
  const [copy, ...others] = await cardsOf(user.id);
  if (!copy) throw new Error('no card');
  expect(others).toEqual([]);
  expect(written(copy)).toEqual(written(card));
  expect(copy).toMatchObject({ customSlug: slug, cardType: 'pro', isPublic: false, community: null });
  expect(copy.coverImage).not.toBe(card.coverImage);
  for (const address of [copy.coverImage, copy.logoImage, copy.galleryImages[0]?.url]) {
    const shown = await fetch(app.url + String(address));
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  }
  const menu = await fetch(app.url + String(copy.documents[0]?.file));
  expect([menu.status, menu.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  expect(copy.documents).not.toEqual(card.documents);
  const media = await app.knex('media').where({ user_id: user.id });
  expect(media).toHaveLength(3);

  const again = await send(client, zip);
  expect(outcomes(again.body.cards)).toEqual([[card.businessName, 'already']]);
  expect(outcomes(again.body.addresses)).toMatchObject([[expect.any(String), 'already']]);
  expect(again.body.cards[0].cardId).toBe(copy.id);
  expect(await cardsOf(user.id)).toHaveLength(1);
  expect(await app.knex('media').where({ user_id: user.id })).toHaveLength(3);
});

test('leads come along with their cards: with their dates and notes, marked, once, and nobody hears of them', async () => {
  const { user: first } = await signInAs(app, 'user');
  const card = await createBusinessProfile(app.knex, { userId: first.id, businessName: 'קרמיקה' });
  const lead = (more: object) => createContactLead(app.knex, { profileId: card.id, ...more });
  const createdAt = new Date('2025-03-04T05:06:07.890Z');
  const handledAt = new Date('2025-03-05T05:06:07.000Z');
  const words = { name: 'רותי', phone: '052-5550177', email: null, message: 'שלום\nכמה?' };
  await lead({ ...words, status: 'won', notes: 'לקוחה', source: 'card', createdAt, handledAt });
  await lead({ name: 'אבי', email: 'avi@example.test' });
  const zip = await exportOf(first.id);
  const { client, user } = await personWithPlaces();
  const answer = await send(client, zip);
  expect(answer.body.leads).toEqual({ added: 2, already: 0, skipped: 0 });
  const [copy] = await cardsOf(user.id);
  const leads = await app.knex('contact_leads').where({ profile_id: copy?.id }).orderBy('created_at');
  expect(leads).toMatchObject([
    {
      ...words,
      status: 'won',
      notes: 'לקוחה',
      source: 'import',
      created_at: createdAt,
      handled_at: handledAt,
    },
    { name: 'אבי', source: 'import', handled_by: null },
  ]);
  expect(await app.knex('mail_log').where({ user_id: user.id })).toEqual([]);
  expect(await app.knex('notifications').where({ user_id: user.id })).toEqual([]);
  const own = (await client.get('/api/leads')).body.leads as { isImported: boolean }[];
  expect(own.map(({ isImported }) => isImported)).toEqual([true, true]);

  expect((await send(client, zip)).body.leads).toEqual({ added: 0, already: 2, skipped: 0 });
  expect(await app.knex('contact_leads').where({ profile_id: copy?.id })).toHaveLength(2);
});

test('leads that can not be read, of a card that is not in the file or of tomorrow, are counted and left out', async () => {
  const { client, user } = await personWithPlaces();
  const stranger = await createBusinessProfile(app.knex);
  const good = {
    profileId: 7,
    name: 'רותי',
    phone: '0525550177',
    status: 'new',
    createdAt: '2025-01-01T00:00:00Z',
  };
  const leads = [
    good,
    good,
    { ...good, name: 'א' },
    { ...good, phone: null },
    { ...good, phone: '' },
    { ...good, name: 'בלי טלפון', phone: '', email: 'dana@example.test' },
    // Somebody else of the same name at the same moment.
    { ...good, name: 'בלי טלפון', phone: '', email: 'dana2@example.test' },
    { ...good, status: 'rich' },
    { ...good, createdAt: 'yesterday' },
    { ...good, createdAt: '2999-01-01T00:00:00Z' },
    { ...good, profileId: stranger.id },
    { ...good, name: 'עם אפס\u0000', message: 'x\u0000y', handledBy: stranger.userId },
  ];
  const zip = zipOf([{ id: 7, businessName: 'קרמיקה' }], { 'leads.json': asJson({ leads }) });
  const answer = await send(client, zip);
  expect([answer.status, answer.body.leads]).toEqual([200, { added: 4, already: 1, skipped: 7 }]);
  const [card] = await cardsOf(user.id);
  expect(await app.knex('contact_leads').where({ profile_id: card?.id })).toHaveLength(4);
  expect(await app.knex('contact_leads').where({ profile_id: stranger.id })).toEqual([]);
  expect((await send(client, zipOf([{ businessName: 'בלי פניות' }]))).body.leads.added).toBe(0);
});

test('when the leads of a file can not be stored, its cards are there and the answer says so', async () => {
  const { client, user } = await personWithPlaces();
  await app.knex.raw('alter table contact_leads rename to contact_leads_gone');
  const lead = {
    profileId: 7,
    name: 'רותי',
    phone: '0525550177',
    status: 'new',
    createdAt: '2025-01-01T00:00:00Z',
  };
  const zip = zipOf([{ id: 7, businessName: 'קרמיקה' }], { 'leads.json': asJson({ leads: [lead] }) });
  try {
    const answer = await send(client, zip);
    expect([answer.status, answer.body.leads]).toEqual([200, { added: 0, already: 0, skipped: 1 }]);
  } finally {
    await app.knex.raw('alter table contact_leads_gone rename to contact_leads');
  }
  expect(await cardsOf(user.id)).toHaveLength(1);
});

test('into the account it came from it adds nothing; a changed card comes back beside the changed one', async () => {
  const { client, user } = await personWithPlaces();
  const card = await fullCard(user.id);
  await createBusinessProfile(app.knex, { userId: user.id, phone: '0525550123' });
  const zip = await exportOf(user.id);
  expect(outcomes((await send(client, zip)).body.cards).map(([, outcome]) => outcome)).toEqual([
    'already',
    'already',
  ]);
  await card.$query(app.knex).patch({ about: 'אחרת' });
  const { cards } = (await send(client, zip)).body;
  expect(cards).toMatchObject([
    { outcome: 'added', faults: [{ field: 'isPublic' }, { field: 'customSlug' }] },
    { outcome: 'already' },
  ]);
  const all = await cardsOf(user.id);
  expect(all).toHaveLength(3);
  expect(all[2]).toMatchObject({ about: 'שורה\nשנייה', coverImage: card.coverImage, isPublic: false });
  expect(all[2]?.customSlug).not.toBe(card.customSlug);
});

test('two at once add each card once', async () => {
  const { client, user } = await personWithPlaces();
  const zip = zipOf([{ businessName: 'כפול', phone: null }]);
  const answers = await Promise.all([send(client, zip), send(client, zip), send(client, zip)]);
  for (const { status } of answers) expect([200, 503]).toContain(status);
  expect(await cardsOf(user.id)).toHaveLength(1);
});

test('places: a pro card takes a basic place without the pro features; beyond the places cards are skipped', async () => {
  const { client, user } = await signInAs(app, 'user');
  const pro = {
    businessName: 'פרו',
    cardType: 'pro',
    template: 'bold',
    promoVideoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    customSlug: 'never-mind',
    useCustomSlug: true,
    phones: ['משרד', 'פקס', 'נייד'].map((label) => ({ label, number: '03-555-0142' })),
  };
  const zip = zipOf([pro, { businessName: 'שנייה' }]);
  const { cards } = (await send(client, zip, { 'Accept-Language': 'en' })).body;
  expect(outcomes(cards)).toEqual([
    ['פרו', 'added'],
    ['שנייה', 'skipped'],
  ]);
  expect(cards[0].faults.map(({ field }: { field: string }) => field)).toEqual([
    'template',
    'promoVideoUrl',
    'phones',
    'customSlug',
  ]);
  expect(cards[1].reason).toContain('no free place');
  const [card] = await cardsOf(user.id);
  expect(card).toMatchObject({
    cardType: 'basic',
    template: 'basic',
    promoVideoUrl: null,
    useCustomSlug: false,
    phones: [{ label: 'משרד', number: '03-555-0142' }],
  });
  expect(outcomes((await send(client, zip)).body.cards)).toEqual([
    ['פרו', 'already'],
    ['שנייה', 'skipped'],
  ]);
});

test('ids, owners, packages and pictures of others in the file are not taken over', async () => {
  const { user: other } = await signInAs(app, 'user');
  const foreign = await createBusinessProfile(app.knex, { userId: other.id, businessName: 'זר' });
  const theirs = await createMedia(app.knex, { userId: other.id, storageKey: `${'d'.repeat(20)}-800x800` });
  const { client, user } = await personWithPlaces();
  const cards = [
    {
      ...foreign.toRow(),
      id: foreign.id,
      userId: other.id,
      businessName: 'שלי',
      packageId: 1,
      isSuspicious: false,
      takenDownAt: null,
      price: '0.00',
      isPublic: true,
      community: 'x',
      version: 99,
      coverImage: `/media/${theirs.storageKey}/${theirs.width}.jpg`,
      profileImage: 'https://evil.example/x.jpg',
    },
  ];
  const more = {
    'account.json': asJson({
      account: [{ id: user.id, userRole: 'admin', isEmailVerified: true, isDemo: true, email: other.email }],
      packages: [{ userId: user.id, productId: 1, status: 'active', proCardCount: 99 }],
      addresses: [],
    }),
  };
  const before = await User.query(app.knex).findById(user.id);
  const { body } = await send(client, zipOf(cards, more));
  expect(outcomes(body.cards)).toEqual([['שלי', 'added']]);
  expect(body.cards[0].faults.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'coverImage',
    'customSlug',
    'isPublic',
    'profileImage',
  ]);
  const [card] = await cardsOf(user.id);
  expect(card).toMatchObject({
    coverImage: null,
    profileImage: null,
    isPublic: false,
    community: null,
    version: 1,
  });
  expect(card?.id).not.toBe(foreign.id);
  expect((await BusinessProfile.query(app.knex).findById(foreign.id))?.businessName).toBe('זר');
  expect(await User.query(app.knex).findById(user.id)).toEqual(before);
  expect(await app.knex('packages').where({ user_id: user.id })).toHaveLength(1);
});

test('rows that break the contract: a name of 10,000 letters skips the card, another fault only its field', async () => {
  const { client, user } = await personWithPlaces();
  const zip = zipOf(
    [
      { businessName: 'א'.repeat(10_000) },
      { businessName: '   ' },
      { businessName: 7, id: 'x' },
      {
        businessName: 'טוב',
        phone: 'abc',
        website: 'javascript:alert(1)',
        galleryImages: 'no',
        lat: 5,
        about: null,
      },
    ],
    {},
    [{ street: 'הרצל', city: 'ח'.repeat(10_000) }, { nothing: true }],
  );
  const { body } = await send(client, zip);
  expect(body.cards.map(({ outcome }: ImportedItem) => outcome)).toEqual([
    'skipped',
    'skipped',
    'skipped',
    'added',
  ]);
  expect(body.cards[0].name).toHaveLength(80);
  expect(body.cards[0].faults).toEqual([{ field: 'businessName', text: 'אפשר להזין עד 120 תווים' }]);
  expect(body.cards[3].faults.map(({ field }: { field: string }) => field)).toEqual([
    'phone',
    'website',
    'galleryImages',
  ]);
  expect(outcomes(body.addresses).map(([, outcome]) => outcome)).toEqual(['skipped', 'skipped']);
  const [card] = await cardsOf(user.id);
  expect(card).toMatchObject({ businessName: 'טוב', phone: null, website: null, lat: null, lng: null });
});

test('a broken picture stays behind, and a card that can’t be stored leaves no picture', async () => {
  const { client, user } = await personWithPlaces();
  const [good, bad] = [`${'a'.repeat(20)}-60x40`, `${'b'.repeat(20)}-60x40`];
  const card = {
    businessName: 'עם תמונות',
    coverImage: `/media/${good}/60.jpg`,
    profileImage: `/media/${bad}/60.jpg`,
  };
  const files = {
    [`pictures/${good}.jpg`]: await picture('#123456'),
    [`pictures/${bad}.jpg`]: strToU8('<svg onload=alert(1)>'),
  };
  await app.knex.raw(`create function refuse_card() returns trigger language plpgsql as
    $$ begin raise exception 'disk full'; end $$;
    create trigger refuse_card before insert on business_profiles for each row execute function refuse_card()`);
  try {
    const { body } = await send(client, zipOf([card], files));
    expect(body.cards).toMatchObject([{ outcome: 'skipped', reason: expect.stringContaining('משהו השתבש') }]);
  } finally {
    await app.knex.raw('drop trigger refuse_card on business_profiles; drop function refuse_card()');
  }
  expect(await app.knex('media').where({ user_id: user.id })).toEqual([]);
  const { body } = await send(client, zipOf([card], files));
  expect(body.cards).toMatchObject([{ outcome: 'added', faults: [{ field: 'profileImage' }] }]);
  expect((await cardsOf(user.id))[0]).toMatchObject({ profileImage: null, coverImage: expect.any(String) });
});

test('what is no file of ours is refused as a whole, in the person’s language', async () => {
  const { client, user } = await personWithPlaces();
  const whole = zipOf([{ businessName: 'שלם' }], { 'pictures/x.jpg': new Uint8Array(50_000) });
  const table = (name: string, text: string) => zipOf([], { [name]: strToU8(text) });
  const bomb = zipOf([], { 'cards.json': new Uint8Array(33 * 1_024 * 1_024) });
  const many = Object.fromEntries(
    Array.from({ length: 5_001 }, (_, index) => [`${index}`, new Uint8Array(0)]),
  );
  const cases: [string, Uint8Array, number, RegExp][] = [
    ['nothing', new Uint8Array(0), 415, /not a zip/],
    ['no zip', strToU8('<html>'), 415, /not a zip/],
    ['cut off', whole.slice(0, 150), 415, /damaged|not a file of Bikur/],
    [
      'garbage in a zip',
      Uint8Array.from([...strToU8('PK\u0003\u0004'), ...new Uint8Array(500).fill(255)]),
      415,
      /./,
    ],
    ['broken JSON', table('cards.json', '{"cards": ['), 415, /damaged/],
    ['another shape', table('cards.json', '{"cards": {}}'), 415, /not a file of Bikur/],
    [
      'another version',
      table('bikur.json', '{"format":"bikur-export","version":2}'),
      415,
      /not a file of Bikur/,
    ],
    ['a foreign zip', zipSync({ 'a.txt': strToU8('hello') }), 415, /not a file of Bikur/],
    ['a bomb', bomb, 413, /too large/],
    ['too many files', zipOf([], many), 413, /too large/],
  ];
  for (const [name, zip, status, message] of cases) {
    const answer = await send(client, zip, { 'Accept-Language': 'en' });
    expect([name, answer.status, answer.body.message]).toEqual([
      name,
      status,
      expect.stringMatching(message),
    ]);
  }
  expect(await cardsOf(user.id)).toEqual([]);
  expect(await readdir(temporary)).toEqual([]);
});

test('names that step out of the folder are never files', async () => {
  const { client } = await personWithPlaces();
  const bytes = await picture('#654321');
  const slips = {
    '../../evil.txt': bytes,
    '/etc/evil': bytes,
    [`pictures/../${'c'.repeat(20)}-60x40.jpg`]: bytes,
  };
  const { body } = await send(client, zipOf([{ businessName: 'תמים' }], slips));
  expect(outcomes(body.cards)).toEqual([['תמים', 'added']]);
  expect(Object.keys(unzipSync(zipOf([], slips)))).toContain('../../evil.txt');
  expect((await readdir(temporary)).filter((name) => /evil|^c{20}/.test(name))).toEqual([]);
});

test('a file that says it is too large is refused before it comes', async () => {
  const { user } = await signInAs(app, 'user');
  const headers = { ...(await bearerHeaders(app, user)), 'Content-Length': 400 * 1_024 * 1_024 };
  const status = await new Promise((resolve, reject) => {
    const sending = request(`${app.url}/api/account/import`, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    sending.flushHeaders();
  });
  expect(status).toBe(413);
});

test('it needs a person, their anti-forgery token, and not the demo account', async () => {
  const zip = zipOf([{ businessName: 'x' }]);
  expect((await send(app.client(), zip)).status).toBe(401);
  const { client } = await signInAs(app, 'user');
  const plain = { raw: new Uint8Array(zip), contentType: 'application/zip', csrf: false as const };
  expect((await client.request('POST', '/api/account/import', undefined, plain)).status).toBe(403);
  const demo = await signedInClient(app, await createUser(app.knex, { isDemo: true }));
  expect((await send(demo, zip)).body.code).toBe('demo_account_protected');
});
