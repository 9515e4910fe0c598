import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { openDatabase } from '../../../adapters/database.ts';
import { createCardOwner, type CardOwner } from '../../../testing/card-owner.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { cardStorefront } from '../../../testing/card-storefront.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardTakedown } from '../../../testing/factories/card-takedown.ts';
import { createMedia } from '../../../testing/factories/media.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createProfileSlug } from '../../../testing/factories/profile-slug.ts';
import { createTeamMember } from '../../../testing/factories/team-member.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';
import { signedInClient, signInAs } from '../../../testing/sign-in.ts';

// Where guests find no card, each process remembers it. Whatever gives an address a card is seen at once by the process
// that did it and soon by the others; what others change of theirs makes nobody ask the database again.

/** What another process hears of, however much else the machine does. */
const soon = (look: () => unknown) => vi.waitFor(look, { timeout: 60_000 });

let here: TestApp;
let there: TestApp;
let admin: TestClient;

beforeAll(async () => {
  here = await startTestApp({ deps: { storefront: cardStorefront } });
  const knex = openDatabase(here.deps.env.DATABASE_URL ?? '', 4);
  there = await startTestApp({ knex, deps: { storefront: cardStorefront } });
  ({ client: admin } = await signInAs(here, 'admin'));
});
beforeEach(() => here.knex('rate_limits').delete());
afterAll(async () => {
  await there.close();
  await here.close();
});

const get = (app: TestApp, path: string) =>
  app.client().get(path, {
    headers: { Accept: 'text/html', 'Accept-Encoding': 'br', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' },
  });
const statusOf = async (app: TestApp, path: string) => (await get(app, path)).status;

/** The status, and how often the database was asked what stands at an address. */
async function asked(app: TestApp, path: string): Promise<[status: number, queries: number]> {
  let queries = 0;
  const count = ({ sql }: { sql: string }) => {
    if (/business_profiles|closed_card_addresses/u.test(sql)) queries += 1;
  };
  app.deps.knex.on('query', count);
  const status = await statusOf(app, path);
  app.deps.knex.off('query', count);
  return [status, queries];
}

/** Both processes know what guests find at the address, without asking the database. */
async function isKnown(path: string, status: number): Promise<void> {
  for (const app of [here, there])
    await soon(async () => expect(await asked(app, path)).toEqual([status, 0]));
}

async function saved(reply: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await reply;
  expect([status, text]).toEqual([
    expect.toSatisfy((one: number) => one >= 200 && one < 300),
    expect.anything(),
  ]);
}

let count = 0;
const newSlug = () => `wanted-${(count += 1)}`;
const nameOf = async ({ id }: CardOwner) =>
  ((await here.knex('users').where({ id }).first('username')) as { username: string }).username;
const editRow = async (id: number, change: object) => {
  const { body } = await admin.get(`/api/admin/business-profiles/${id}`);
  await saved(admin.put(`/api/admin/business-profiles/${id}`, { ...(body as object), ...change }));
};
const month = 30 * 86_400_000;

/** An address at which guests find no card, and what gives it one. */
interface Case {
  path: string;
  before?: number;
  change(): Promise<unknown>;
  after?: number;
}

const cases: Record<string, () => Promise<Case>> = {
  'a card made public, by its number': async () => {
    const { client, card } = await createCardOwner(here, 'pro', { isPublic: false });
    const change = () => saved(client.put(`/api/cards/${card.id}/visibility`, { isPublic: true }));
    return { path: `/p/${card.id}`, change };
  },
  'a card made public, by its address': async () => {
    const { client, card } = await createCardOwner(here, 'pro', { isPublic: false });
    const change = () => saved(client.put(`/api/cards/${card.id}/visibility`, { isPublic: true }));
    return { path: `/p/${card.customSlug}`, change };
  },
  'a card made public, by its owner’s name': async () => {
    const owner = await createCardOwner(here, 'pro', { isPublic: false });
    const change = () =>
      saved(owner.client.put(`/api/cards/${owner.card.id}/visibility`, { isPublic: true }));
    return { path: `/@${await nameOf(owner)}`, change };
  },
  'a first card, by its owner’s name': async () => {
    const user = await createUser(here.knex);
    const client = await signedInClient(here, user);
    const change = () => saved(client.post('/api/cards', { businessName: 'נגרייה', phone: '052-5550123' }));
    return { path: `/@${user.username}`, change };
  },
  'a new card, by the number that it gets': async () => {
    const user = await createUser(here.knex);
    const client = await signedInClient(here, user);
    const { id } = await createBusinessProfile(here.knex);
    const change = () => saved(client.post('/api/cards', { businessName: 'נגרייה', phone: '052-5550123' }));
    return { path: `/p/${id + 1}`, change };
  },
  'an address that a card is given': async () => {
    const { save } = await createCardOwner(here);
    const slug = newSlug();
    return { path: `/p/${slug}`, change: () => saved(save({ customSlug: slug })) };
  },
  'an address that staff give to a card': async () => {
    const { card } = await createCardOwner(here);
    const slug = newSlug();
    return { path: `/p/${slug}`, change: () => editRow(card.id, { customSlug: slug }) };
  },
  'a former address that is led on': async () => {
    const { card } = await createCardOwner(here);
    const slug = newSlug();
    const change = () => createProfileSlug(here.deps.knex, { profileId: card.id, slug });
    return { path: `/p/${slug}`, change, after: 301 };
  },
  'a former address that is led on for longer': async () => {
    const { card } = await createCardOwner(here);
    const { slug } = await createProfileSlug(here.knex, { profileId: card.id, expiresAt: new Date() });
    const change = () =>
      here.deps
        .knex('profile_slug_history')
        .where({ slug })
        .update({ expires_at: new Date(Date.now() + month) });
    return { path: `/p/${slug}`, change, after: 301 };
  },
  'a former address of a private card that is led to somebody else’s': async () => {
    const { card } = await createCardOwner(here, 'pro', { isPublic: false });
    const { slug } = await createProfileSlug(here.knex, { profileId: card.id });
    const other = await createCardOwner(here);
    const change = () =>
      here.deps.knex('profile_slug_history').where({ slug }).update({ profile_id: other.card.id });
    return { path: `/p/${slug}`, change, after: 301 };
  },
  'a private card that becomes somebody else’s, by their name': async () => {
    const { card } = await createCardOwner(here);
    const user = await createUser(here.knex);
    const change = () =>
      here.deps.knex('business_profiles').where({ id: card.id }).update({ user_id: user.id });
    return { path: `/@${user.username}`, change, after: 302 };
  },
  'a name that a user takes': async () => {
    const { client } = await createCardOwner(here);
    const username = `taken${(count += 1)}`;
    const change = () => saved(client.put('/api/account', { username, phone: '', language: 'he' }));
    return { path: `/@${username}`, change };
  },
  'a plan that is bought': async () => {
    const { id } = await createUser(here.knex);
    const card = await createBusinessProfile(here.knex, { userId: id, cardType: 'pro' });
    const change = () => createPackage(here.deps.knex, { userId: id });
    return { path: `/p/${card.id}`, before: 302, change };
  },
  'a plan that is renewed': async () => {
    const { id, card } = await createCardOwner(here);
    const endsAt = (milliseconds: number) => ({ end_date: new Date(Date.now() + milliseconds) });
    await here
      .knex('packages')
      .where({ user_id: id })
      .update(endsAt(-month / 6));
    const change = () => here.deps.knex('packages').where({ user_id: id }).update(endsAt(month));
    return { path: `/p/${card.id}`, before: 302, change };
  },
  'a takedown that is lifted': async () => {
    const { card } = await createCardOwner(here);
    await createCardTakedown(here.knex, { profileId: card.id });
    const change = () =>
      saved(admin.post(`/api/admin/business-profiles/${card.id}/lift-takedown`, { message: null }));
    return { path: `/p/${card.id}`, before: 410, change };
  },
  'a card that staff let go on': async () => {
    const { card } = await createCardOwner(here);
    await here
      .knex('business_profiles')
      .where({ id: card.id })
      .update({ held_for: 'PayPal', held_since: new Date() });
    const change = () =>
      here.deps.knex('business_profiles').where({ id: card.id }).update({ held_for: null, held_since: null });
    return { path: `/p/${card.customSlug}`, change };
  },
  'a team that takes a member in': async () => {
    const { id: packageId } = await createPackage(here.knex, { isEnterprise: true });
    const { id: userId } = await createUser(here.knex);
    const card = await createBusinessProfile(here.knex, { userId, cardType: 'pro', packageId });
    const change = () => createTeamMember(here.deps.knex, { packageId, userId });
    return { path: `/p/${card.id}`, before: 302, change };
  },
  'an account that is closed, with a private card': async () => {
    const owner = await createCardOwner(here, 'pro', { isPublic: false });
    const confirmation = await nameOf(owner);
    const client = await signedInClient(here, owner);
    const change = () =>
      saved(client.post('/api/account/closing', { confirmation, currentPassword: factoryPassword }));
    return { path: `/p/${owner.card.id}`, change, after: 410 };
  },
  'an account that is closed, by its owner’s name': async () => {
    const owner = await createCardOwner(here, 'pro', { isPublic: false });
    const confirmation = await nameOf(owner);
    const client = await signedInClient(here, owner);
    const change = () =>
      saved(client.post('/api/account/closing', { confirmation, currentPassword: factoryPassword }));
    return { path: `/@${confirmation}`, change, after: 410 };
  },
};

describe('an address without a card is given one by', () => {
  it.each(Object.entries(cases))('%s', async (_name, prepare) => {
    const { path, before = 404, change, after = 200 } = await prepare();
    await isKnown(path, before);
    await change();
    expect(await statusOf(here, path)).toBe(after);
    await soon(async () => expect(await statusOf(there, path)).toBe(after));
  });
});

describe('what is known of an address without a card', () => {
  it('stays while others change what is theirs', async () => {
    const closed = await createCardOwner(here, 'pro', { isPublic: false });
    const paths = [`/p/${closed.card.id}`, `/p/${newSlug()}`, '/@nobody-at-all'];
    const other = await createCardOwner(here);
    for (const path of paths) await isKnown(path, 404);
    await saved(other.save({ businessName: 'שם אחר' }));
    await createMedia(here.deps.knex, { userId: other.id });
    await here.deps.knex('packages').where({ user_id: other.id }).update({ price: '1.00' });
    await createCardTakedown(here.deps.knex, { profileId: other.card.id });
    await createTeamMember(here.deps.knex, { userId: other.id });
    expect(await statusOf(here, `/p/${other.card.id}`)).toBe(410);
    await soon(async () => expect(await statusOf(there, `/p/${other.card.id}`)).toBe(410));
    for (const path of paths)
      for (const app of [here, there]) expect([path, ...(await asked(app, path))]).toEqual([path, 404, 0]);
  });

  it('goes with a change of the card that is there', async () => {
    const { card, save } = await createCardOwner(here, 'pro', { isPublic: false });
    await isKnown(`/p/${card.id}`, 404);
    await saved(save({ businessName: 'שם אחר' }));
    const [status, queries] = await asked(here, `/p/${card.id}`);
    expect([status, queries > 0]).toEqual([404, true]);
  });
});

test('an address that nobody has is looked for again after some minutes, should a notice be lost', async () => {
  let now = new Date();
  const app = await startTestApp({ clock: { now: () => now }, deps: { storefront: cardStorefront } });
  try {
    const path = `/p/${newSlug()}`;
    await soon(async () => expect(await asked(app, path)).toEqual([404, 0]));
    now = new Date(now.getTime() + 10 * 60_000);
    const [status, queries] = await asked(app, path);
    expect([status, queries > 0]).toEqual([404, true]);
  } finally {
    await app.close();
  }
});

test('a former address of a private card is free once it leads nowhere, for whoever takes it', async () => {
  // The application's clock is behind the database's, by which the address is free already.
  let now = new Date(Date.now() - month);
  const app = await startTestApp({ clock: { now: () => now }, deps: { storefront: cardStorefront } });
  try {
    const { id: profileId } = await createBusinessProfile(app.knex, { isPublic: false });
    const { slug } = await createProfileSlug(app.knex, {
      profileId,
      expiresAt: new Date(Date.now() - 1_000),
    });
    await soon(async () => expect(await asked(app, `/p/${slug}`)).toEqual([404, 0]));
    now = new Date();
    await createBusinessProfile(app.knex, { customSlug: slug });
    expect(await statusOf(app, `/p/${slug}`)).toBe(200);
  } finally {
    await app.close();
  }
});
