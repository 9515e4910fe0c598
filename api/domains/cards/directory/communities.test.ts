import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Communities } from '../../../contract/cards/example-cards.schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardTakedown } from '../../../testing/factories/card-takedown.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
let now = new Date();
const month = 30 * 86_400_000;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date();
  await app.knex('users').delete();
});

async function found(community: string, cards: number) {
  const user = await createUser(app.knex);
  const shared = await createPackage(app.knex, {
    userId: user.id,
    isEnterprise: true,
    enterpriseCommunity: community,
    proCardCount: 20,
    endDate: new Date(now.getTime() + month),
  });
  for (let card = 1; card <= cards; card += 1)
    await createBusinessProfile(app.knex, {
      userId: user.id,
      cardType: 'pro',
      community,
      businessName: `${community} ${card}`,
    });
  return { user, shared };
}

async function read(query: Record<string, string> = {}): Promise<Communities> {
  const reply = await app.client().get(`/api/communities?${new URLSearchParams(query)}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as Communities;
}
const names = ({ communities }: Communities) => communities.map(({ name }) => name);

describe('GET /api/communities', () => {
  it('is empty while there is none', async () => {
    expect(await read()).toMatchObject({ communities: [], pages: 0 });
  });

  it('lists communities with their first four cards, and one with all of them page by page', async () => {
    await found('אופק "נדל״ן"', 14);
    await found('בית & גן', 1);
    const all = await read();
    expect(names(all)).toEqual(['אופק "נדל״ן"', 'בית & גן']);
    expect(all.communities[0]).toMatchObject({ count: 14 });
    expect(all.communities[0]?.cards).toHaveLength(4);
    const one = await read({ name: 'אופק "נדל״ן"', page: '2' });
    expect(one.communities[0]?.cards.map(({ name }) => name)).toEqual(['אופק "נדל״ן" 13', 'אופק "נדל״ן" 14']);
    expect(one.pages).toBe(2);
    expect(await read({ name: "' or true --" })).toMatchObject({ communities: [], pages: 0 });
    expect(all.communities[0]?.cards.map(({ name }) => name.at(-1))).toEqual(['1', '2', '3', '4']);
    // Six to a page, by their names.
    for (const name of ['דור', 'גל', 'הד', 'זיו']) await found(name, 1);
    expect(await read()).toMatchObject({ pages: 1 });
    await found('ורד', 1);
    const [first, second] = [await read(), await read({ page: '2' })];
    expect(names(first)).toEqual(['אופק "נדל״ן"', 'בית & גן', 'גל', 'דור', 'הד', 'ורד']);
    expect([names(second), second.pages]).toEqual([['זיו'], 2]);
  });

  it('shows no private card, none that only writes the name, and nothing once the package has ended', async () => {
    const { user, shared } = await found('אופק', 1);
    await createBusinessProfile(app.knex, {
      userId: user.id,
      cardType: 'pro',
      community: 'אופק',
      isPublic: false,
    });
    const hidden = { userId: user.id, cardType: 'pro', community: 'אופק' } as const;
    await createBusinessProfile(app.knex, { ...hidden, heldSince: now, heldFor: 'PayPal' });
    const { id: profileId } = await createBusinessProfile(app.knex, hidden);
    await createCardTakedown(app.knex, { profileId });
    await createBusinessProfile(app.knex, { community: 'אופק' });
    await createBusinessProfile(app.knex, { community: 'אופק', packageId: shared.id });
    expect((await read()).communities[0]?.count).toBe(2);
    now = new Date(now.getTime() + 2 * month);
    expect((await read()).communities).toEqual([]);
  });
});
