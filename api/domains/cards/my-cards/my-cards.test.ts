import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MyCard } from '../../../contract/cards/my-cards.schema.ts';
import { removeDiscardedFiles } from '../media/remove-discarded-files.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { ProfileStats } from '../../../models/ProfileStats.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { clientOf } from '../../../testing/act-as.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createCardReview } from '../../../testing/factories/card-review.ts';
import { createCardTakedown } from '../../../testing/factories/card-takedown.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createProfileSlug } from '../../../testing/factories/profile-slug.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
let owner: User;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await createUser(app.knex);
  client = await clientOf(app, owner);
});
afterAll(() => app.close());

const start = { businessName: 'סטודיו גפן', phone: '052-1234567' };
const ownCards = () => BusinessProfile.query(app.knex).where({ user_id: owner.id }).orderBy('id');
const card = (overrides = {}) => createBusinessProfile(app.knex, { userId: owner.id, ...overrides });
const withPlaces = (proCardCount: number, basicCardCount = 0) =>
  createPackage(app.knex, { userId: owner.id, proCardCount, basicCardCount });

async function recordViews(profileId: number, views: number, daysAgo = 0): Promise<void> {
  const rows = Array.from({ length: views }, (_, index) => ({
    profile_id: profileId,
    occurred_at: new Date(Date.now() - daysAgo * 86_400_000),
    type: 'view',
    source: 'direct',
    device: 'phone',
    visitor_hash: Buffer.alloc(16, index + daysAgo),
  }));
  await app.knex('card_events').insert(rows);
}

describe('a new card', () => {
  test('is public, found by a visitor under an address made from its name, and holds what was typed', async () => {
    const reply = await client.post('/api/cards', {
      ...start,
      businessName: 'נגריית  גפן\u202e 24',
      about: 'רהיטים לפי מידה.',
      category: 'נגר',
      businessHours: [{ day: 0, spans: [{ opens: '08:00', closes: '17:00' }] }],
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ cardType: 'basic', status: 'live', card: { name: 'נגריית גפן 24' } });
    const visitor = await app.client().get(`/api/cards/${reply.body.card.path.slice(3)}`);
    expect(visitor.body).toMatchObject({
      name: 'נגריית גפן 24',
      template: 'basic',
      about: ['רהיטים לפי מידה.'],
    });
    expect(reply.body.card.path).toMatch(/^\/p\/[a-z0-9-]+-gefen-24(-\d+)?$/);
  });

  test('takes the better place that is free: a pro card, with its template and links', async () => {
    await withPlaces(1);
    const links = [{ title: 'הצעת מחיר', url: 'https://wa.me/972521234567?text=hi' }];
    const reply = await client.post('/api/cards', { ...start, template: 'night', customLinks: links });
    expect(reply.body).toMatchObject({
      cardType: 'pro',
      card: { template: 'night', links: [{ title: 'הצעת מחיר' }] },
    });
    const next = await client.post('/api/cards', start);
    expect(next.body.cardType).toBe('basic');
  });

  const none = { description: null, price: null, priceTo: null, priceUnit: null, picture: null };
  const service = { ...none, name: 'תספורת', duration: 'שעה', priceKind: 'request', canOrder: true };
  const offered = (count: number, part = {}) => [
    { name: 'תספורות', items: Array.from({ length: count }, () => ({ ...service, ...part })) },
  ];
  const asked = { question: 'יש חניה?', answer: 'כחול־לבן ברחוב.' };
  const sunday = { day: 0, spans: [{ opens: '09:00', closes: '17:00' }] };

  test('holds what its owner confirmed of the proposals, and says nothing of the rest', async () => {
    const seen = async ({ body }: { body: MyCard }) =>
      (await app.client().get(`/api/cards/${body.card.path.slice(3)}`)).body;
    const bare = await client.post('/api/cards', start);
    const silent = { services: [], questions: [], openingDays: [], sections: [], about: [], jobTitle: null };
    expect(await seen(bare)).toMatchObject(silent);
    await withPlaces(1);
    const full = await client.post('/api/cards', {
      ...start,
      address: 'ביאליק 24, רמת גן',
      services: offered(1),
      questions: [asked],
      businessHours: [sunday],
      sections: [{ name: 'gallery', title: 'יצא מהכיסא', isShown: true }],
      showContactForm: true,
      contactFormTitle: 'מה עושים עם השיער?',
    });
    expect(full.status).toBe(201);
    const [, stored] = await ownCards();
    expect(stored).toMatchObject({
      address: 'ביאליק 24, רמת גן',
      sections: [{ name: 'gallery', title: 'יצא מהכיסא' }],
      businessHours: [sunday],
      services: [{ name: 'תספורות', items: [{ name: 'תספורת', price: null, picture: null }] }],
    });
    expect(await seen(full)).toMatchObject({
      services: [{ items: [{ price: { kind: 'request', amount: null } }] }],
      questions: [asked],
      sections: [{ title: 'יצא מהכיסא' }],
    });
  });

  test('may have its Hebrew name as its address, on a pro place', async () => {
    await withPlaces(1);
    const name = `חנות הכובעים ${owner.id}`;
    const { body } = await client.post('/api/cards', {
      ...start,
      businessName: name,
      addressScript: 'hebrew',
    });
    const [stored] = await ownCards();
    expect(stored).toMatchObject({ customSlug: `חנות-הכובעים-${owner.id}`, useCustomSlug: true });
    expect(decodeURIComponent(body.card.canonicalUrl)).toContain(`/חנות-הכובעים-${owner.id}`);
    expect(body.card.path).toBe(`/p/${stored?.id}`);
  });

  test('two people with one name both get a card, also at the same moment', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => createUser(app.knex)));
    const clients = await Promise.all(people.map((person) => clientOf(app, person)));
    const body = { ...start, businessName: 'פרחי השרון' };
    const replies = await Promise.all(clients.map((each) => each.post('/api/cards', body)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.body.card.path)).size).toBe(4);
  });

  test('is refused beyond the places, also when eight ask at once', async () => {
    await withPlaces(2);
    const replies = await Promise.all(Array.from({ length: 8 }, () => client.post('/api/cards', start)));
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 402, 402, 402, 402, 402]);
    expect(await ownCards()).toHaveLength(3);
    const refused = replies.find(({ status }) => status === 402);
    expect(refused?.body).toMatchObject({ code: 'payment_required' });
    expect(refused?.body.message).toContain('המקומות');
    const pro = await client.post('/api/cards', { ...start, cardType: 'pro' });
    expect(pro.status).toBe(402);
  });

  test.each([
    [{ businessName: '', phone: '' }, ['businessName', 'phone']],
    [{ businessName: 'א', phone: 'אין לי' }, ['businessName', 'phone']],
    [{ ...start, businessName: 'א'.repeat(10_000) }, ['businessName']],
    [{ ...start, customLinks: [{ title: 'x', url: 'javascript:alert(1)' }] }, ['customLinks.0.url']],
    [{ ...start, template: 'gold' }, ['template']],
    [{ ...start, businessHours: [{ day: 9, spans: [] }] }, ['businessHours.0.day']],
    [
      { ...start, businessHours: [{ day: 1, spans: [{ opens: '17:00', closes: '09:00' }] }] },
      ['businessHours.0.spans.0.closes'],
    ],
    [{ ...start, services: offered(1, { priceKind: 'exact', price: 'זול' }) }, ['services.0.items.0.price']],
    [{ ...start, services: offered(1, { picture: '/media/x' }) }, ['services.0.items.0.picture']],
    [{ ...start, questions: [{ ...asked, answer: '' }] }, ['questions.0.answer']],
    // Beyond a basic card: a sixth service, the form, and links of its own.
    [{ ...start, services: offered(6) }, ['services']],
    [{ ...start, showContactForm: true }, ['showContactForm']],
    [{ ...start, customLinks: [{ title: 'x', url: 'https://a.example' }] }, ['customLinks']],
  ])('with faults names each field: %o', async (body, fields) => {
    const reply = await client.post('/api/cards', body);
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.body.errors)).toEqual(fields);
    expect(await ownCards()).toHaveLength(0);
  });

  test('belongs to who makes it, whatever the body says', async () => {
    const other = await createUser(app.knex);
    await client.post('/api/cards', {
      ...start,
      userId: other.id,
      isPublic: false,
      customSlug: 'admin',
      version: 9,
    });
    const [stored] = await ownCards();
    expect(stored).toMatchObject({ userId: owner.id, isPublic: true, version: 1 });
    expect(stored?.customSlug).not.toBe('admin');
  });
});

describe('the list', () => {
  test('shows own cards alone, with status and the views of seven days', async () => {
    await withPlaces(2);
    await createBusinessProfile(app.knex);
    const live = await card({ cardType: 'pro' });
    const hidden = await card({ cardType: 'pro', isPublic: false });
    const lapsed = await card({ cardType: 'pro' });
    await recordViews(live.id, 3);
    await recordViews(live.id, 2, 3);
    await recordViews(live.id, 4, 9);
    await recordViews(live.id, 5, 30);
    const { body } = await client.get('/api/cards');
    expect(body).toMatchObject({ total: 3, page: 1, pages: 1 });
    expect(body.cards.map(({ id, status }: MyCard) => [id, status])).toEqual([
      [live.id, 'live'],
      [hidden.id, 'private'],
      [lapsed.id, 'needs_renewal'],
    ]);
    const { week } = body.cards[0];
    expect(week).toMatchObject({ views: 5, viewsBefore: 4 });
    expect(week.days.map(({ views }: { views: number }) => views)).toEqual([0, 0, 0, 2, 0, 0, 3]);
    expect(body.cards[1].week.views).toBe(0);
  });

  test('is searched, narrowed and paged', async () => {
    await withPlaces(20);
    for (let index = 0; index < 14; index += 1) await card({ cardType: 'pro', businessName: `עסק ${index}` });
    await card({ cardType: 'pro', businessName: '100%_בטוח', isPublic: false });
    const names = async (search: string) =>
      (await client.get(`/api/cards?${search}`)).body.cards.map((found: MyCard) => found.card.name);
    expect(await names('page=2')).toEqual(['עסק 12', 'עסק 13', '100%_בטוח']);
    expect(await names(`q=${encodeURIComponent('0%_ב')}`)).toEqual(['100%_בטוח']);
    expect(await names('q=%25%25')).toEqual([]);
    expect(await names('status=private')).toEqual(['100%_בטוח']);
    expect(await names('page=9')).toEqual([]);
    // Each card has one status: what staff did comes before what the owner lacks or chose.
    const [held, taken] = [
      await card({ cardType: 'pro', businessName: 'מעוכב', heldSince: new Date(), heldFor: 'PayPal' }),
      await card({ cardType: 'pro', businessName: 'הוסר' }),
    ];
    await createCardTakedown(app.knex, { profileId: taken.id });
    expect(await names('status=taken_down')).toEqual(['הוסר']);
    expect(await names('status=held')).toEqual([held.businessName]);
    expect(await names('status=needs_renewal')).toEqual([]);
    const live = [...(await names('status=live')), ...(await names('status=live&page=2'))];
    expect(live).toEqual(Array.from({ length: 14 }, (_, index) => `עסק ${index}`));
    await app.knex('packages').where({ user_id: owner.id }).delete();
    expect(await names('status=taken_down')).toEqual(['הוסר']);
    expect(await names('status=held')).toEqual([]);
    expect((await names('status=needs_renewal&page=2')).at(-1)).toBe('מעוכב');
    expect((await client.get('/api/cards?status=gone')).status).toBe(422);
  });
});

describe('a copy', () => {
  test('holds what the owner wrote, is private, has an address of its own and no statistics', async () => {
    await withPlaces(2);
    const source = await card({
      cardType: 'pro',
      template: 'bold',
      useCustomSlug: true,
      seoTitle: 'כותרת',
      isPublic: true,
    });
    await recordViews(source.id, 3);
    await ProfileStats.query(app.knex).findById(source.id).patch({ views: 900 });
    await createContactLead(app.knex, { profileId: source.id });
    const reply = await client.post(`/api/cards/${source.id}/duplicate`);
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ cardType: 'pro', status: 'private', week: { views: 0 } });
    const copy = await BusinessProfile.query(app.knex).findById(reply.body.id).throwIfNotFound();
    expect(copy).toMatchObject({
      businessName: `${source.businessName} (עותק)`,
      template: 'bold',
      about: source.about,
      businessHours: source.businessHours,
      seoTitle: 'כותרת',
      useCustomSlug: false,
      isPublic: false,
    });
    expect(copy.customSlug).not.toBe(source.customSlug);
    expect((await client.get(`/api/cards/${copy.id}/belongings`)).body).toMatchObject({ views: 0, leads: 0 });
    expect((await app.client().get(`/api/cards/${copy.id}`)).status).toBe(404);
  });

  test('of a long name keeps within the column', async () => {
    await withPlaces(2);
    const source = await card({ cardType: 'pro', businessName: 'א'.repeat(120) });
    const { body } = await client.post(`/api/cards/${source.id}/duplicate`);
    expect(body.card.name).toHaveLength(120);
    expect(body.card.name).toMatch(/\(עותק\)$/);
  });

  test('needs a place of the same kind, also when asked for twice at once', async () => {
    await withPlaces(2);
    const source = await card({ cardType: 'pro' });
    const ask = () => client.post(`/api/cards/${source.id}/duplicate`);
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 402, 402]);
  });
});

describe('deleting', () => {
  test('takes along statistics, events, leads, chips, former addresses and files; the address is free again', async () => {
    await withPlaces(1);
    const gone = await card({ cardType: 'pro' });
    await recordViews(gone.id, 2);
    const lead = await createContactLead(app.knex, { profileId: gone.id });
    await createCardReview(app.knex, { profileId: gone.id });
    const chip = await createCardAllocation(app.knex, { profileId: gone.id, userId: owner.id, quantity: 7 });
    await createProfileSlug(app.knex, { profileId: gone.id });
    await createPhysicalCardOrder(app.knex, { userId: owner.id, profileId: gone.id });
    await ProfileStats.query(app.knex).findById(gone.id).patch({ views: 12 });
    // Of the card that is to go, and of no other.
    const kept = await card();
    await createContactLead(app.knex, { profileId: kept.id });
    await createCardReview(app.knex, { profileId: kept.id });
    await createProfileSlug(app.knex, { profileId: kept.id });
    await createCardAllocation(app.knex, { userId: owner.id, profileId: kept.id });
    expect((await client.get(`/api/cards/${gone.id}/belongings`)).body).toEqual({
      views: 12,
      leads: 1,
      reviews: 1,
      chips: 7,
      formerAddresses: 1,
      orders: 1,
    });
    const { storage } = app.deps;
    for (const folder of ['card', 'pass'])
      await storage.put(`${folder}-${gone.id}/x/a.bin`, Buffer.from('x'));
    expect((await client.delete(`/api/cards/${gone.id}`)).status).toBe(204);
    await removeDiscardedFiles(app.knex, storage, [`card-${gone.id}`, `pass-${gone.id}`]);
    for (const folder of ['card', 'pass'])
      expect(await storage.sizeOf(`${folder}-${gone.id}/x/a.bin`)).toBeNull();
    const left = await Promise.all([
      app.knex('business_profiles').where({ id: gone.id }),
      app.knex('profile_stats').where({ profile_id: gone.id }),
      app.knex('card_events').where({ profile_id: gone.id }),
      app.knex('contact_leads').where({ id: lead.id }),
      app.knex('card_allocations').where({ id: chip.id }),
      app.knex('profile_slug_history').where({ profile_id: gone.id }),
    ]);
    expect(left.map((rows) => rows.length)).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await app.client().get(`/api/cards/${gone.customSlug}`)).status).toBe(404);
    expect((await client.delete(`/api/cards/${gone.id}`)).status).toBe(404);
    expect((await client.post('/api/cards', { ...start, cardType: 'pro' })).status).toBe(201);
  });
});

test('the demo account works in its own cards like anybody: they come back at night', async () => {
  await owner.$query(app.knex).patch({ isDemo: true });
  const made = await client.post('/api/cards', start);
  expect(made.status).toBe(201);
  expect((await client.delete(`/api/cards/${made.body.id}`)).status).toBe(204);
});

test("somebody else's card is as good as missing, whatever is asked of it", async () => {
  const foreign = await createBusinessProfile(app.knex);
  for (const id of [foreign.id, 999_999_999, 'x', '-1'])
    for (const [method, path] of [
      ['POST', `/api/cards/${id}/duplicate`],
      ['GET', `/api/cards/${id}/belongings`],
      ['DELETE', `/api/cards/${id}`],
    ] as const)
      expect([method, path, (await client.request(method, path)).status]).toEqual([method, path, 404]);
  expect(await BusinessProfile.query(app.knex).findById(foreign.id)).toBeDefined();
});

describe('a proposed address', () => {
  test('is free now, in Latin letters and in Hebrew ones', async () => {
    const name = `חנות ${owner.id}`;
    expect((await client.get(`/api/proposed-address?name=${encodeURIComponent(name)}`)).body).toEqual({
      ascii: expect.stringMatching(new RegExp(`-${owner.id}$`)),
      hebrew: `חנות-${owner.id}`,
    });
  });

  test('steps aside for present and former addresses, and for what we serve ourselves', async () => {
    const slug = `peleg-${owner.id}`;
    await card({ customSlug: slug });
    await createProfileSlug(app.knex, { slug: `${slug}-2`, expiresAt: new Date(Date.now() + 86_400_000) });
    const propose = async (name: string) =>
      (await client.get(`/api/proposed-address?name=${encodeURIComponent(name)}`)).body;
    expect((await propose(`Peleg ${owner.id}`)).ascii).toBe(`${slug}-3`);
    expect((await propose('dashboard')).ascii).toMatch(/^card-dashboard/);
    expect(await propose('🎈')).toEqual({ ascii: expect.stringMatching(/^my-card/), hebrew: null });
  });
});
