import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Language } from '../../../contract/base/languages.ts';
import type { Dashboard } from '../../../contract/cards/dashboard.schema.ts';
import { ProfileStats } from '../../../models/ProfileStats.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { clientOf } from '../../../testing/act-as.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
let owner: User;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await createUser(app.knex);
});
afterAll(() => app.close());

const read = async (): Promise<Dashboard> =>
  (await (await clientOf(app, owner)).get('/api/dashboard')).body as Dashboard;
const card = (overrides = {}) => createBusinessProfile(app.knex, { userId: owner.id, ...overrides });

test('of a new owner has nothing but a free place', async () => {
  expect(await read()).toMatchObject({
    cards: 0,
    uncovered: 0,
    week: { views: 0, viewsBefore: 0 },
    leads: [],
    plans: [],
    places: { basic: { total: 1, used: 0 }, pro: { total: 0, used: 0 }, free: ['basic'] },
    done: [],
    firstCardId: null,
    firstCardName: null,
  });
});

test('greets by the name of the oldest card, never by the user name', async () => {
  await card({ businessName: 'סטודיו גפן 🌿' });
  await card({ businessName: 'השני' });
  const body = await read();
  expect(body.firstCardName).toBe('סטודיו גפן 🌿');
  expect(JSON.stringify(body)).not.toContain(owner.username);
});

test('names places, plan and cards that wait for renewal', async () => {
  const renewal = new Date(Date.now() + 86_400_000);
  await createPackage(app.knex, {
    userId: owner.id,
    proCardCount: 1,
    basicCardCount: 0,
    autoRenew: true,
    nextPaymentDate: renewal,
  });
  await createPackage(app.knex, { userId: owner.id, status: 'expired', proCardCount: 9 });
  const first = await card({ cardType: 'pro' });
  await card({ cardType: 'pro' });
  const { cards, uncovered, places, plans, firstCardId } = await read();
  expect({ cards, uncovered, firstCardId }).toEqual({ cards: 2, uncovered: 1, firstCardId: first.id });
  expect(places).toEqual({ basic: { total: 1, used: 0 }, pro: { total: 1, used: 1 }, free: ['basic'] });
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatchObject({
    status: 'active',
    renewsAt: renewal.toISOString(),
    overdueUntil: null,
    community: null,
  });
  // One that could not be charged says until when it stays; one that isn't renewed, that it ends.
  const [ended, grace] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 6 * 86_400_000)];
  const active = () => app.knex('packages').where({ user_id: owner.id }).whereNot({ status: 'expired' });
  await active().update({ status: 'past_due', end_date: ended, grace_until: grace });
  expect((await read()).plans).toMatchObject([
    { status: 'past_due', endsAt: ended.toISOString(), overdueUntil: grace.toISOString() },
  ]);
  await active().update({ status: 'active', end_date: grace, grace_until: null, auto_renew: false });
  expect((await read()).plans).toMatchObject([
    { status: 'active', renewsAt: null, endsAt: grace.toISOString(), overdueUntil: null },
  ]);
});

test('brings the newest leads of own cards, ready to answer, without spam', async () => {
  const own = await card({ businessName: 'סטודיו גפן' });
  const lead = (overrides: object) => createContactLead(app.knex, { profileId: own.id, ...overrides });
  await createContactLead(app.knex, { profileId: (await createBusinessProfile(app.knex)).id });
  for (let day = 6; day > 0; day -= 1)
    await lead({ name: `פונה ${day}`, status: 'won', createdAt: new Date(Date.now() - day * 86_400_000) });
  await lead({ name: 'זבל', status: 'spam' });
  await lead({
    name: 'גלית אורן',
    status: 'new',
    phone: '0521234567',
    email: 'a+b@example.test',
    message: 'שלום',
  });
  const { leads, waitingLeads } = await read();
  expect(leads.map(({ name }) => name)).toEqual(['גלית אורן', 'פונה 1', 'פונה 2', 'פונה 3', 'פונה 4']);
  expect(waitingLeads).toBe(1);
  expect(leads[0]).toMatchObject({
    cardId: own.id,
    cardName: 'סטודיו גפן',
    phone: 'tel:+972521234567',
    whatsapp: 'https://wa.me/972521234567',
    email: 'mailto:a%2Bb@example.test',
  });
});

test('ticks each first step from what is there', async () => {
  const own = await card({ isPublic: false, businessHours: [], openingHours: null });
  expect((await read()).done).toEqual([]);
  await own.$query(app.knex).patch({ businessHours: [{ day: 1, spans: [] }] });
  expect((await read()).done).toEqual([]);
  await own.$query(app.knex).patch({ isPublic: true, openingHours: 'בתיאום', coverImage: '/media/x/1.jpg' });
  expect((await read()).done).toEqual(['published', 'picture', 'hours']);
  await ProfileStats.query(app.knex).findById(own.id).patch({ views: 1 });
  await createCardAllocation(app.knex, { userId: owner.id, profileId: own.id });
  expect((await read()).done).toEqual(['published', 'picture', 'hours', 'shared', 'chip']);
});

test('names the plan in the language of whoever reads', async () => {
  const product = await createProduct(app.knex, { name: 'פרו', translations: { en: { name: 'Pro' } } });
  await createPackage(app.knex, { userId: owner.id, productId: product.id });
  const client = await clientOf(app, owner);
  const planIn = async (language: Language) =>
    ((await client.get('/api/dashboard', { headers: { 'accept-language': language } })).body as Dashboard)
      .plans[0]?.name;
  expect([await planIn('en'), await planIn('he')]).toEqual(['Pro', 'פרו']);
});
