import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardPath } from '../../../contract/cards/make-public-card.ts';
import type { Teams } from '../../../contract/subscriptions/team.schema.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { Package } from '../../../models/Package.ts';
import type { User } from '../../../models/User.ts';
import { clientAs, clientOf } from '../../../testing/act-as.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardTakedown } from '../../../testing/factories/card-takedown.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
let now = new Date();
let owner: User;
let shared: Package;
let company: TestClient;
const day = 86_400_000;

beforeAll(async () => {
  app = await startTestApp({
    env: { PUBLIC_URL: 'http://bikur.example' },
    deps: { storefront: cardStorefront },
    clock: { now: () => now },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date();
  await app.knex('rate_limits').delete();
  owner = await createUser(app.knex, { username: `company${now.getTime()}` });
  shared = await createPackage(app.knex, {
    userId: owner.id,
    isEnterprise: true,
    enterpriseUserLimit: 4,
    enterpriseCommunity: 'אופק נדל״ן & Co 7',
  });
  company = await clientOf(app, owner);
});

let count = 0;
const someAddress = () => `person${(count += 1)}.${now.getTime()}@example.test`;
const invite = (emails: unknown, client = company, id = shared.id) =>
  client.post(`/api/teams/${id}/invitations`, { emails });
const team = async () => {
  const { teams } = (await company.get('/api/teams')).body as Teams;
  return teams[0]!;
};

async function tokenFor(email: string): Promise<string> {
  const mail = await app
    .knex('mail_log')
    .where({ to_address: email, template: 'team_invitation' })
    .orderBy('id', 'desc')
    .first();
  const token = /invitation\?token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1];
  if (!token) throw new Error(`no invitation for ${email}`);
  return token;
}

async function join(wish: object = {}, user?: User) {
  const member = user ?? (await createUser(app.knex));
  const client = await clientOf(app, member);
  const email = someAddress();
  expect((await invite([email])).status).toBe(200);
  const reply = await client.post('/api/invitation/acceptance', { token: await tokenFor(email), ...wish });
  expect(reply.status, reply.text).toBe(201);
  const card = await BusinessProfile.query(app.knex).findById(reply.body.cardId).throwIfNotFound();
  return { member, client, email, card };
}
const isShown = async ({ id }: { id: number }) => {
  const reply = await app.client().get(`/p/${id}`);
  return reply.status === 200;
};

describe('inviting', () => {
  it('mails a link to everybody and counts places, the owner’s among them', async () => {
    const emails = [someAddress(), someAddress()];
    const reply = await invite(emails);
    expect(reply.status, reply.text).toBe(200);
    expect(await team()).toMatchObject({ used: 3, userLimit: 4, isActive: true });
    expect((await team()).people).toEqual(
      emails.map((email) => ({
        id: expect.any(Number),
        email,
        username: null,
        status: 'invited',
        invitedAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + 14 * day).toISOString(),
        isLate: false,
        joinedAt: null,
        endedAt: null,
        cards: [],
      })),
    );
    const read = await app.client().get(`/api/invitation?token=${await tokenFor(emails[0]!)}`);
    expect(read.body).toMatchObject({ community: 'אופק נדל״ן & Co 7', email: emails[0], setsName: null });
  });

  it('speaks the language of whoever has an account, and else the company’s', async () => {
    const [reader, stranger] = [await createUser(app.knex, { language: 'en' }), someAddress()];
    await invite([reader.email, stranger]);
    const mails = app.knex('mail_log').where({ template: 'team_invitation' });
    expect(
      await mails.whereIn('to_address', [reader.email, stranger]).orderBy('id').pluck('language'),
    ).toEqual(['en', 'he']);
  });

  it('says what is wrong at its address and then invites nobody', async () => {
    const there = someAddress();
    await invite([there]);
    const fresh = someAddress();
    const reply = await invite([fresh, 'no-address', there.toUpperCase()]);
    expect(Object.keys(reply.body.errors)).toEqual(['emails.1']);
    const second = await invite([fresh, there.toUpperCase(), owner.email]);
    expect(Object.keys(second.body.errors)).toEqual(['emails.1', 'emails.2']);
    expect((await invite([])).status).toBe(422);
    expect((await invite(Array.from({ length: 51 }, someAddress))).status).toBe(422);
    expect((await invite(['a'.repeat(10_000)])).status).toBe(422);
    expect((await team()).people).toHaveLength(1);
  });

  it('goes never beyond the places, also when asked twelve times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => invite([someAddress()])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await team()).used).toBe(4);
    const refused = replies.find(({ status }) => status === 422);
    expect(refused?.body.errors.emails).toContain('תפוסים');
  });

  it('is nobody else’s, and not done while the package is over', async () => {
    const stranger = await clientOf(app, await createUser(app.knex));
    expect((await invite([someAddress()], stranger)).status).toBe(404);
    const plain = await createPackage(app.knex, { userId: owner.id });
    expect((await invite([someAddress()], company, plain.id)).status).toBe(404);
    const email = someAddress();
    await invite([email]);
    const [invited] = (await team()).people;
    await shared.$query(app.knex).patch({ endDate: new Date(now.getTime() - day) });
    const token = await tokenFor(email);
    for (const reply of [
      await invite([someAddress()]),
      await company.post(`/api/team-people/${invited!.id}/invitation`),
      await stranger.post('/api/invitation/acceptance', { token }),
    ])
      expect([reply.status, reply.body.message]).toEqual([409, expect.stringContaining('אינה פעילה')]);
  });

  it('is taken back by the company, which frees the place; whoever has joined is not invited again', async () => {
    const email = someAddress();
    await invite([email]);
    const token = await tokenFor(email);
    const [invited] = (await team()).people;
    const joined = await join();
    const person = (await team()).people.find((one) => one.email === joined.email);
    expect((await company.post(`/api/team-people/${person!.id}/invitation`)).status).toBe(409);
    expect((await company.delete(`/api/team-people/${invited!.id}`)).status).toBe(200);
    expect((await app.client().get(`/api/invitation?token=${token}`)).status).toBe(422);
    expect((await company.post(`/api/team-people/${invited!.id}/invitation`)).status).toBe(404);
    expect((await invite([email, someAddress()])).status).toBe(200);
    expect((await invite([someAddress()])).status).toBe(422);
    // A team without a limit has room for everybody.
    await shared.$query(app.knex).patch({ enterpriseUserLimit: null });
    expect((await invite(Array.from({ length: 5 }, someAddress))).status).toBe(200);
    expect((await company.delete(`/api/team-people/${person!.id}`)).status).toBe(200);
  });

  it('an invitation that nobody took in time gives its place back; one sent again has a new link', async () => {
    const [first, second, third] = [someAddress(), someAddress(), someAddress()];
    await invite([first, second, third]);
    const old = await tokenFor(first);
    const [person] = (await team()).people;
    expect((await company.post(`/api/team-people/${person!.id}/invitation`)).status).toBe(200);
    expect((await app.client().get(`/api/invitation?token=${old}`)).status).toBe(422);
    expect((await app.client().get(`/api/invitation?token=${await tokenFor(first)}`)).status).toBe(200);
    expect((await team()).people.map(({ isLate }) => isLate)).toEqual([false, false, false]);
    await app.knex('team_members').where({ package_id: shared.id }).update({ expires_at: now });
    expect((await team()).people.map(({ isLate }) => isLate)).toEqual([true, true, true]);
    expect((await app.client().get(`/api/invitation?token=${await tokenFor(second)}`)).status).toBe(422);
    expect((await invite([first, second, third])).status).toBe(200);
  });
});

describe('joining', () => {
  it('makes a card that visitors see, for somebody without a plan of their own', async () => {
    const { client, card, member } = await join({ businessName: 'נועה, יועצת 24/7' });
    expect(card).toMatchObject({ businessName: 'נועה, יועצת 24/7', cardType: 'pro', packageId: shared.id });
    expect(await isShown(card)).toBe(true);
    const { body } = await client.get('/api/teams');
    const endDate = shared.endDate!.toISOString();
    const ofMine = {
      community: 'אופק נדל״ן & Co 7',
      ownerName: owner.username,
      isActive: true,
      endDate,
      joinedAt: now.toISOString(),
      card: { id: card.id, name: 'נועה, יועצת 24/7' },
    };
    expect(body).toEqual({ teams: [], memberships: [{ id: expect.any(Number), ...ofMine }] });
    expect(await team()).toMatchObject({
      endDate,
      people: [{ username: member.username, joinedAt: now.toISOString(), expiresAt: null, isLate: false }],
    });
    const editing = (await client.get(`/api/cards/${card.id}/editing`)).body;
    expect(editing).toMatchObject({ isCovered: true, plan: { gallery: true, allTemplates: true } });
    const communities = await app
      .client()
      .get(`/api/communities?${new URLSearchParams({ name: shared.enterpriseCommunity! })}`);
    expect(communities.body.communities[0].count).toBe(1);
    const notes = await app.knex('notifications').where({ user_id: owner.id }).pluck('content');
    expect(notes).toEqual([expect.stringContaining(member.username)]);
    const own = { businessName: 'כרטיס שלי', phone: '0521234567' };
    expect((await client.post('/api/cards', { ...own, cardType: 'pro' })).status).toBe(402);
    expect((await client.post('/api/cards', own)).status).toBe(201);
    // From the moment at which the company's plan ends, both read that it is over.
    await shared.$query(app.knex).patch({ endDate: now });
    expect(await team()).toMatchObject({ isActive: false, endDate: now.toISOString() });
    const { memberships } = (await client.get('/api/teams')).body as Teams;
    expect(memberships).toMatchObject([{ isActive: false, endDate: now.toISOString() }]);
  });

  it('takes a card one has, once; the link is good for one person', async () => {
    const member = await createUser(app.knex);
    const mine = await createBusinessProfile(app.knex, { userId: member.id, businessName: 'שלי' });
    const { client, card } = await join({ cardId: mine.id }, member);
    expect(card).toMatchObject({ id: mine.id, businessName: 'שלי', cardType: 'pro' });
    const membership = (await client.get('/api/teams')).body.memberships[0];
    expect((await client.post(`/api/memberships/${membership.id}/card`, {})).status).toBe(409);
    const email = someAddress();
    await invite([email]);
    const token = await tokenFor(email);
    expect((await client.post('/api/invitation/acceptance', { token })).status).toBe(409);
    expect((await company.post('/api/invitation/acceptance', { token })).status).toBe(409);
    const others = await Promise.all([1, 2, 3].map(async () => clientOf(app, await createUser(app.knex))));
    const replies = await Promise.all(
      others.map((other) => other.post('/api/invitation/acceptance', { token })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });

  it('takes no card of somebody else, no broken link, no guest and no demo account', async () => {
    const email = someAddress();
    await invite([email]);
    const token = await tokenFor(email);
    const client = await clientOf(app, await createUser(app.knex));
    const foreign = await createBusinessProfile(app.knex);
    const reply = await client.post('/api/invitation/acceptance', { token, cardId: foreign.id });
    expect(reply.status).toBe(404);
    expect((await client.post('/api/invitation/acceptance', { token: 'x' })).body.errors).toHaveProperty(
      'token',
    );
    expect((await app.client().post('/api/invitation/acceptance', { token })).status).toBe(401);
    const demo = await clientOf(app, await createUser(app.knex, { isDemo: true }));
    expect((await demo.post('/api/invitation/acceptance', { token })).status).toBe(403);
    expect((await client.post('/api/invitation/acceptance', { token })).status).toBe(201);
  });

  it('is open to whoever left, and to a member of another team, but not with that team’s card', async () => {
    const { member, client, card } = await join();
    const { memberships } = (await client.get('/api/teams')).body as Teams;
    await client.delete(`/api/memberships/${memberships[0]!.id}`);
    expect((await client.get('/api/teams')).body.memberships).toEqual([]);
    expect((await join({ cardId: card.id }, member)).card.id).toBe(card.id);
    // Once among those who belong to the team, with the card, and once among those of before, without.
    const { id, businessName } = card;
    expect((await team()).people).toMatchObject([
      { status: 'active', endedAt: null, cards: [{ id, name: businessName, path: cardPath(card) }] },
      { status: 'left', endedAt: now.toISOString(), cards: [] },
    ]);
    const chief = await createUser(app.knex);
    const theirs = await createPackage(app.knex, {
      userId: chief.id,
      isEnterprise: true,
      enterpriseCommunity: 'צוות אחר',
    });
    const email = someAddress();
    await invite([email], await clientOf(app, chief), theirs.id);
    const token = await tokenFor(email);
    const moved = await client.post('/api/invitation/acceptance', { token, cardId: card.id });
    expect(moved.status).toBe(409);
    const second = await client.post('/api/invitation/acceptance', { token });
    expect(second.status).toBe(201);
    const cards = () => BusinessProfile.query(app.knex).where({ user_id: member.id }).orderBy('id');
    const ofTheirs = { id: second.body.cardId, packageId: theirs.id, community: 'צוות אחר' };
    // Without a name of its own the card bears its owner's.
    expect(await cards()).toMatchObject([
      { id: card.id, packageId: shared.id },
      { ...ofTheirs, businessName: member.username },
    ]);
    const [first] = ((await client.get('/api/teams')).body as Teams).memberships;
    expect((await client.delete(`/api/memberships/${first!.id}`)).status).toBe(200);
    expect(await cards()).toMatchObject([{ id: card.id, packageId: null, community: null }, ofTheirs]);
  });

  it('can be declined, which frees the place', async () => {
    const email = someAddress();
    await invite([email]);
    const token = await tokenFor(email);
    expect((await app.client().post('/api/invitation/refusal', { token })).status).toBe(204);
    expect((await app.client().post('/api/invitation/refusal', { token })).status).toBe(422);
    expect(await team()).toMatchObject({ used: 1, people: [{ email, status: 'declined' }] });
  });
});

describe('the company’s list', () => {
  it.each([
    [
      'hidden by its owner',
      (id: number) => BusinessProfile.query(app.knex).findById(id).patch({ isPublic: false }),
      false,
    ],
    [
      'held for staff',
      (id: number) =>
        BusinessProfile.query(app.knex).findById(id).patch({ heldFor: 'PayPal', heldSince: new Date() }),
      true,
    ],
    ['taken down', (id: number) => createCardTakedown(app.knex, { profileId: id }), true],
  ])('says of a member’s card that is %s that visitors don’t see it', async (_what, hide, isPublic) => {
    const { card } = await join();
    const listed = async () => (await team()).people[0]?.cards;
    expect(await listed()).toMatchObject([{ id: card.id, isPublic: true, isShown: true }]);
    await hide(card.id);
    expect(await listed()).toMatchObject([{ id: card.id, isPublic, isShown: false }]);
    expect(await isShown(card)).toBe(false);
  });
});

describe('what the company sets', () => {
  const design = (cardId: number | null, parts: string[], client = company) =>
    client.put(`/api/teams/${shared.id}/design`, { cardId, parts });
  const source = () =>
    createBusinessProfile(app.knex, {
      userId: owner.id,
      cardType: 'pro',
      businessName: 'אופק',
      template: 'classic',
      accentColor: '#123456',
      palette: 'plum',
      typeface: 'plain',
      colorScheme: 'light',
      website: 'https://ofek.example',
    });

  it('is on every card of the team at once, new ones included, and follows the company’s card', async () => {
    const before = await join();
    const card = await source();
    const own = await createBusinessProfile(app.knex, { userId: before.member.id, businessName: 'רק שלי' });
    const parts = ['design', 'name', 'website'];
    expect((await design(card.id, parts)).status).toBe(200);
    expect(await team()).toMatchObject({ design: { cardId: card.id, parts } });
    // What a member has beside the team is the member's.
    expect(await BusinessProfile.query(app.knex).findById(own.id)).toMatchObject({ businessName: 'רק שלי' });
    const after = await join({ businessName: 'ייעלם' });
    const set = {
      businessName: 'אופק',
      template: 'classic',
      accentColor: '#123456',
      palette: 'plum',
      typeface: 'plain',
      colorScheme: 'light',
      website: 'https://ofek.example',
    };
    const now1 = () => BusinessProfile.query(app.knex).findById(before.card.id).throwIfNotFound();
    expect(await now1()).toMatchObject(set);
    expect(after.card).toMatchObject(set);
    const { version } = (await company.get(`/api/cards/${card.id}/editing`)).body;
    const saved = await company.put(`/api/cards/${card.id}`, {
      version,
      template: 'night',
      phone: '0521234567',
    });
    expect(saved.status, saved.text).toBe(200);
    expect(await now1()).toMatchObject({ template: 'night', businessName: 'אופק', phone: before.card.phone });
  });

  it('can’t be changed by whoever has the card; the rest can', async () => {
    await design((await source()).id, ['design']);
    const { client, card } = await join();
    const read = (await client.get(`/api/cards/${card.id}/editing`)).body;
    expect(read.team).toEqual({
      community: 'אופק נדל״ן & Co 7',
      fields: ['template', 'sections', 'showMark', 'accentColor', 'palette', 'colorScheme', 'typeface'],
    });
    const save = (changes: object) =>
      client.put(`/api/cards/${card.id}`, { version: read.version, ...changes });
    const refused = await save({ template: 'bold', businessName: 'נועה' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { template: 'את השדה הזה קובעת החברה לכל הכרטיסים שלה' },
    ]);
    expect((await save({ template: 'classic', businessName: 'נועה' })).status).toBe(200);
    expect((await client.put(`/api/cards/${card.id}/card-type`, { cardType: 'basic' })).status).toBe(409);
    const copy = await client.post(`/api/cards/${card.id}/duplicate`);
    expect(copy.status).toBe(402);
  });

  it('is the company’s alone to say, with a pro card of its own', async () => {
    const card = await source();
    const { client } = await join();
    expect((await design(card.id, ['design'], client)).status).toBe(404);
    expect((await design((await createBusinessProfile(app.knex)).id, ['design'])).status).toBe(404);
    const strangers = await createBusinessProfile(app.knex, { cardType: 'pro' });
    expect((await design(strangers.id, ['design'])).status).toBe(404);
    const basic = await createBusinessProfile(app.knex, { userId: owner.id, cardType: 'basic' });
    expect((await design(basic.id, ['design'])).status).toBe(404);
    expect((await team()).ownCards).toEqual([{ id: card.id, name: 'אופק' }]);
    expect((await design(card.id, ['password'])).status).toBe(422);
    await design(card.id, ['design']);
    expect((await design(null, [])).body.teams[0].design).toBeNull();
    const second = await createPackage(app.knex, { userId: owner.id, isEnterprise: true });
    const { teams } = (await company.get('/api/teams')).body as Teams;
    expect(teams.map(({ id }) => id)).toEqual([second.id, shared.id]);
  });
});

describe('an end', () => {
  it('of membership leaves the card to its owner, without the company and without its place', async () => {
    const colleague = await join();
    for (const leave of [true, false]) {
      now = new Date(now.getTime() + 1_000);
      const { member, client, card, email } = await join();
      const person = (await team()).people.find((one) => one.email === email)!;
      const { memberships } = (await client.get('/api/teams')).body as Teams;
      const stranger = await clientOf(app, await createUser(app.knex));
      expect((await stranger.delete(`/api/team-people/${person.id}`)).status).toBe(404);
      expect((await stranger.delete(`/api/memberships/${memberships[0]!.id}`)).status).toBe(404);
      const reply = await (leave
        ? client.delete(`/api/memberships/${memberships[0]!.id}`)
        : company.delete(`/api/team-people/${person.id}`));
      expect(reply.status, reply.text).toBe(200);
      expect(await BusinessProfile.query(app.knex).findById(card.id)).toMatchObject({
        userId: member.id,
        packageId: null,
        community: null,
      });
      expect(await isShown(card)).toBe(false);
      expect(await BusinessProfile.query(app.knex).findById(colleague.card.id)).toMatchObject({
        packageId: shared.id,
        community: shared.enterpriseCommunity,
      });
      const told = await app
        .knex('notifications')
        .where({ user_id: leave ? owner.id : member.id })
        .orderBy('id', 'desc')
        .first();
      expect(told).toMatchObject(
        leave
          ? { title: 'מישהו עזב את הצוות', content: expect.stringContaining(member.username) }
          : { title: 'הכרטיס יצא מהצוות' },
      );
      expect((await company.delete(`/api/team-people/${person.id}`)).status).toBe(404);
    }
    // Who belongs to it stands first, then those of before, the last one who went on top.
    expect((await team()).people.map(({ status }) => status)).toEqual(['active', 'removed', 'left']);
    expect((await team()).used).toBe(2);
  });

  it('of the package darkens the cards, and a new period brings them back as they were', async () => {
    const { card } = await join();
    expect(await isShown(card)).toBe(true);
    now = new Date(now.getTime() + 40 * day);
    expect(await isShown(card)).toBe(false);
    await app
      .knex('packages')
      .where({ id: shared.id })
      .update({ end_date: new Date(now.getTime() + day) });
    await expect.poll(() => isShown(card)).toBe(true);
    await app.knex('packages').where({ id: shared.id }).update({ status: 'cancelled', is_paid: false });
    await expect.poll(() => isShown(card)).toBe(false);
  });

  it('a card of one’s own plan that nothing covers darkens no card of the team', async () => {
    const member = await createUser(app.knex);
    const old = await createBusinessProfile(app.knex, { userId: member.id, cardType: 'pro' });
    const { card } = await join({}, member);
    expect([await isShown(old), await isShown(card)]).toEqual([false, true]);
  });
});

describe('staff', () => {
  it('set places and community of a package, never below the people it has; the cards follow', async () => {
    const { card, member, client } = await join();
    const own = await createBusinessProfile(app.knex, { userId: member.id, community: 'קהילה אחרת' });
    const admin = await clientAs(app, 'admin');
    const set = (input: object, client = admin) =>
      client.post(`/api/admin/packages/${shared.id}/set-team`, {
        isEnterprise: true,
        enterpriseUserLimit: 9,
        enterpriseCommunity: 'אופק החדשה',
        reason: 'הזמנה טלפונית',
        ...input,
      });
    expect((await set({}, await clientAs(app, 'moderator'))).status).toBe(403);
    expect((await set({ enterpriseUserLimit: 1 })).body.errors).toHaveProperty('enterpriseUserLimit');
    expect((await set({ isEnterprise: false })).body.errors).toHaveProperty('isEnterprise');
    expect((await set({ reason: ' ' })).body.errors).toHaveProperty('reason');
    expect((await set({})).status).toBe(200);
    expect(await team()).toMatchObject({ userLimit: 9, community: 'אופק החדשה' });
    expect(await BusinessProfile.query(app.knex).findById(card.id)).toMatchObject({
      community: 'אופק החדשה',
    });
    expect(await BusinessProfile.query(app.knex).findById(own.id)).toMatchObject({ community: 'קהילה אחרת' });
    const audit = await app.knex('audit_log').where({ entity: 'packages', entity_id: String(shared.id) });
    expect(audit).toHaveLength(1);
    // The company's own place and the member's: as few as that are enough.
    expect((await set({ enterpriseUserLimit: 2 })).status).toBe(200);
    const { memberships } = (await client.get('/api/teams')).body as Teams;
    await client.delete(`/api/memberships/${memberships[0]!.id}`);
    expect((await set({ isEnterprise: false })).status).toBe(200);
    expect(await app.knex('packages').where({ id: shared.id }).first()).toMatchObject({
      is_enterprise: false,
      enterprise_user_limit: null,
      enterprise_community: null,
    });
  });
});
