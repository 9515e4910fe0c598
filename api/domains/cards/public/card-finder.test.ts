import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import type { User } from '../../../models/User.ts';
import type { CardAddress } from './card-address.ts';
import { CardFinder } from './card-finder.ts';

const now = new Date();
const day = 86_400_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

it('reads those together that are asked for at once, and gives each its own', async () => {
  const { knex } = database;
  const people = await Promise.all(Array.from({ length: 4 }, () => createUser(knex)));
  await Promise.all(
    people.map((person, at) =>
      createPackage(knex, {
        userId: person.id,
        proCardCount: at,
        endDate: new Date(now.getTime() + (at - 1) * day),
      }),
    ),
  );
  const made = await Promise.all(
    people.flatMap(({ id: userId }) => [
      createBusinessProfile(knex, { userId, cardType: 'pro' }),
      createBusinessProfile(knex, { userId, cardType: 'basic' }),
      createBusinessProfile(knex, { userId, cardType: 'pro', useCustomSlug: true, isPublic: false }),
    ]),
  );
  const addresses: CardAddress[] = made.flatMap(({ id, customSlug }) => [
    { by: 'id' as const, id },
    { by: 'slug' as const, slug: String(customSlug) },
    { by: 'customSlug' as const, slug: String(customSlug) },
  ]);
  const named: CardAddress[] = people.flatMap(({ username }) => [
    { by: 'username' as const, username },
    { by: 'username' as const, username: username.toUpperCase() },
  ]);
  const missing: CardAddress[] = [
    { by: 'id', id: 999_999_999 },
    { by: 'slug', slug: 'nobody-s' },
    { by: 'username', username: 'nobody' },
    { by: 'id', id: 10 ** 15 - 1 },
  ];
  let statements = 0;
  knex.on('query', () => (statements += 1));
  const finder = new CardFinder(knex);
  const asked = [...addresses, ...missing, ...named];
  const found = await Promise.all(asked.map((address) => finder.find(address, now)));
  // By the short address, the name, the former address and the number.
  expect(statements).toBe(4);
  const foundByName = found.splice(addresses.length + missing.length);
  const firstOf = ({ id }: User) =>
    Math.min(...made.flatMap((card) => (card.userId === id && card.isPublic ? card.id : [])));
  expect(foundByName.map((each) => each?.card.id)).toEqual(
    people.flatMap((person) => [firstOf(person), firstOf(person)]),
  );
  expect(found.slice(addresses.length)).toEqual(missing.map(() => null));
  expect(found.slice(0, addresses.length).map((each) => each?.card.id)).toEqual(
    made.flatMap(({ id }) => [id, id, id]),
  );
  const { rows } = await knex.raw<{ rows: { id: number; is_covered: boolean }[] }>(
    'select id, is_card_covered(id, user_id, ?) as is_covered from business_profiles order by id',
    [now],
  );
  const covered = new Map(rows.map(({ id, is_covered: isCovered }) => [id, isCovered]));
  expect(new Set(covered.values())).toEqual(new Set([true, false]));
  for (const each of found) if (each) expect(each.card.isCovered).toBe(covered.get(each.card.id));
});

it('tells all who asked together of a failure, and goes on', async () => {
  const { knex } = database;
  const { id, userId } = await createBusinessProfile(knex);
  const finder = new CardFinder(knex);
  const refused = [
    { by: 'id' as const, id: NaN },
    { by: 'id' as const, id },
  ].map((one) => finder.find(one, now));
  expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await finder.find({ by: 'id', id }, now))?.card.userId).toBe(userId);
});
