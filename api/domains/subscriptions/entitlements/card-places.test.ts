import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardType } from '../../../contract/cards/entities/business-profile.schema.ts';
import { Package } from '../../../models/Package.ts';
import { crowd } from '../../../testing/crowd.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import {
  entitlementsFrom,
  entitlementsOf,
  freeBasicCards,
} from '../../subscriptions/entitlements/entitlements.ts';
import { seatedCards } from '../../subscriptions/entitlements/seated-cards.ts';
import { coveredCardIds, findMyCard } from '../../cards/edit/my-card.queries.ts';
import { placesOf } from './card-places.ts';

const now = new Date('2026-11-21T10:00:00Z');
const yesterday = new Date('2026-11-20T10:00:00Z');
let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  knex = database.knex;
});
afterAll(() => database.destroy());

const types = ['basic', 'pro'] as const;
/** Every row of cards up to three (thorough: four), in order of creation. */
const longestRow = crowd(3, 4);
/** Places of each type beside the free one: with one of each, a row of three meets too few, as many and too many. */
const morePlaces = crowd(1, 2);
const rowsOfCards: CardType[][] = [[]];
for (const row of rowsOfCards)
  if (row.length < longestRow) rowsOfCards.push(...types.map((type) => [...row, type]));

interface Owner {
  id: number;
  cards: { id: number; cardType: CardType }[];
}

async function createOwner(cards: CardType[], basic: number, pro: number): Promise<Owner> {
  const { id } = await createUser(knex);
  await createPackage(knex, { userId: id, basicCardCount: 9, proCardCount: 9, endDate: yesterday });
  if (basic + pro > 0)
    await createPackage(knex, { userId: id, basicCardCount: basic, proCardCount: pro, endDate: null });
  await knex('team_members').insert({
    package_id: companyPackage.id,
    user_id: id,
    email: `${id}@team.example`,
    status: 'active',
    joined_at: now,
  });
  await createBusinessProfile(knex, { userId: id, cardType: 'pro', packageId: companyPackage.id });
  const made: Owner['cards'] = [];
  for (const cardType of cards)
    made.push({ id: (await createBusinessProfile(knex, { userId: id, cardType })).id, cardType });
  return { id, cards: made };
}

let companyPackage: Package;

test('the rule of coverage is the same for one owner, for all cards at once, and in TypeScript', async () => {
  companyPackage = await createPackage(knex, { isEnterprise: true, endDate: null, proCardCount: 0 });
  for (let basic = 0; basic <= morePlaces; basic += 1)
    for (let pro = 0; pro <= morePlaces; pro += 1)
      for (const cards of rowsOfCards) {
        const owner = await createOwner(cards, basic, pro);
        const given = await entitlementsOf(knex, owner.id, now);
        const seated = seatedCards(owner.cards, given);
        const ids = seated.map(({ id }) => id).toSorted((one, other) => one - other);
        const what = `${basic} basic and ${pro} pro places, ${cards.join(' ')}`;

        const covered = await coveredCardIds(knex, owner.id, now);
        const own = new Set(owner.cards.map(({ id }) => id));
        expect(
          covered.filter((id) => own.has(id)).toSorted((one, other) => one - other),
          what,
        ).toEqual(ids);
        for (const { id } of owner.cards)
          expect((await findMyCard(knex, owner.id, id, now)).isCovered, what).toBe(ids.includes(id));
        // The team's card takes a place of the company's package, whatever its owner has.
        expect(covered, what).toHaveLength(ids.length + 1);

        const places = await placesOf(knex, owner.id, now);
        const packages = await Package.query(knex).where({ user_id: owner.id });
        const { basicCards, proCards } = entitlementsFrom(packages, now);
        expect([places.basic.total, places.pro.total], what).toEqual([basicCards, proCards]);
        expect(basicCards, what).toBe(freeBasicCards + basic);
        expect(places.basic.used + places.pro.used, what).toBe(seated.length);
        // A place is free for a type when its next card gets a place and takes none from another card.
        for (const cardType of types) {
          const next = seatedCards([...owner.cards, { id: Infinity, cardType }], given);
          const fits = next.length > seated.length && next.some(({ id }) => id === Infinity);
          expect(places.free.includes(cardType), `${what}: a ${cardType} one more`).toBe(fits);
        }
      }

  // The same cards asked for as one set: by the sitemap, and by a query without an owner.
  const idsOf = async (sql: string) =>
    (await knex.raw<{ rows: { id: number }[] }>(`${sql} order by id`, [now])).rows.map(({ id }) => id);
  const all = await idsOf('select id from visible_cards_at(?)');
  expect(all.length).toBeGreaterThan(crowd(100, 300));
  expect(all).toEqual(
    await idsOf(`select id from business_profiles where (select is_covered from covered_cards_at(?) covered
      where covered.user_id = business_profiles.user_id and covered.profile_id = business_profiles.id)`),
  );
}, 120_000);

test('everybody has one basic place, and cards left over from a package that ended take none', async () => {
  const { id } = await createUser(knex);
  const nothing = { basic: { total: 1, used: 0 }, pro: { total: 0, used: 0 }, free: ['basic'] };
  expect(await placesOf(knex, id, now)).toEqual(nothing);
  await createPackage(knex, { userId: id, basicCardCount: 0, proCardCount: 4, endDate: now });
  for (let n = 0; n < 4; n += 1) await createBusinessProfile(knex, { userId: id, cardType: 'pro' });
  expect(await placesOf(knex, id, now)).toEqual(nothing);
  expect(await placesOf(knex, id, yesterday)).toEqual({
    basic: { total: 1, used: 0 },
    pro: { total: 4, used: 4 },
    free: ['basic'],
  });
});

test('a card is visible while it is public, covered, and not taken down', async () => {
  const { id: userId } = await createUser(knex);
  const visible = async () =>
    (await knex('visible_cards').where({ user_id: userId }).pluck('id')) as number[];
  const { id } = await createBusinessProfile(knex, { userId, cardType: 'basic' });
  expect(await visible()).toEqual([id]);
  await knex('business_profiles').where({ id }).update({ is_public: false });
  expect(await visible()).toEqual([]);
  await knex('business_profiles').where({ id }).update({ is_public: true });
  await knex('card_takedowns').insert({ profile_id: id, card_name: 'דנה', reason: 'spam' });
  expect(await visible()).toEqual([]);
  await knex('card_takedowns').where({ profile_id: id }).update({ lifted_at: new Date() });
  expect(await visible()).toEqual([id]);
  await knex('business_profiles').where({ id }).update({ card_type: 'pro' });
  expect(await visible()).toEqual([]);
  expect(await knex('places_used').where({ user_id: userId })).toMatchObject([{ pro_total: 0, pro_used: 0 }]);
});

test.each([
  [
    'whether one card is covered',
    'select is_covered from covered_cards_at(now()) where user_id = 7 and profile_id = 7',
  ],
  ['the places of one owner', 'select * from places_used_at(now()) where user_id = 7'],
])('for %s the database looks at one owner’s rows, whatever the size of its tables', async (_what, sql) => {
  const plan = await knex.transaction(async (trx) => {
    // The tables of a test are small enough to be scanned; for large ones the index is the quicker way.
    await trx.raw('set local enable_seqscan = off');
    const { rows } = await trx.raw<{ rows: { 'QUERY PLAN': string }[] }>(`explain ${sql}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  // A function that the planner can't inline would be computed for every user first.
  expect(plan).not.toContain('Function Scan');
  for (const table of ['business_profiles', 'packages'])
    expect(plan).toMatch(new RegExp(String.raw`${table}_user_id_index.*\n\s+Index Cond: \(user_id = `, 'u'));
});
