import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { entities } from '../entities.ts';
import type { BaseModel } from '../../models/BaseModel.ts';
import { createBusinessProfile } from '../factories/business-profile.ts';
import { createCardAllocation } from '../factories/card-allocation.ts';
import { createChipClaimCode } from '../factories/chip-claim-code.ts';
import { createChipStep } from '../factories/chip-step.ts';
import { createContactLead } from '../factories/contact-lead.ts';
import { createPackage } from '../factories/package.ts';
import { createPhysicalCardOrder } from '../factories/physical-card-order.ts';
import { createUser } from '../factories/user.ts';

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  knex = database.knex;
});
afterAll(() => database.destroy());

const foreignKeyViolation = '23503';

type CreateWith = (knex: Knex, values: object) => Promise<BaseModel>;

const count = async (table: string, where: Record<string, unknown>) =>
  Number((await knex(table).where(where).count({ count: '*' }))[0]?.['count']);

test.each([
  'user_addresses',
  'packages',
  'user_payment_methods',
  'recurring_payments',
  'physical_card_orders',
  'business_profiles',
  'messages',
  'notifications',
  'sessions',
  'access_tokens',
  'media',
])("deleting a person takes their %s along and leaves others' alone", async (table) => {
  const [person, other] = [await createUser(knex), await createUser(knex)];
  const entity = entities.find(({ model }) => model.tableName === table);
  const create = entity?.create as CreateWith;
  await create(knex, { userId: person.id });
  await create(knex, { userId: other.id });
  await knex('users').where({ id: person.id }).delete();
  expect(await count(table, { user_id: person.id })).toBe(0);
  expect(await count(table, { user_id: other.id })).toBe(1);
});

test.each([
  ['receipts', 'user_id', 'userId'],
  ['payment_attempts', 'user_id', 'userId'],
  ['error_logs', 'user_id', 'userId'],
  ['mail_log', 'user_id', 'userId'],
  ['audit_log', 'actor_id', 'actorId'],
  ['contact_leads', 'handled_by', 'handledBy'],
  ['card_reports', 'handled_by', 'handledBy'],
  ['card_takedowns', 'taken_by', 'takenBy'],
  ['card_reviews', 'decided_by', 'decidedBy'],
  ['support_tickets', 'assigned_to', 'assignedTo'],
  ['error_logs', 'handled_by', 'handledBy'],
])('deleting a person leaves %s without their name', async (table, column, property) => {
  const person = await createUser(knex);
  const entity = entities.find(({ model }) => model.tableName === table);
  const create = entity?.create as CreateWith;
  const id = (await create(knex, { [property]: person.id })).$id() as number;
  await knex('users').where({ id: person.id }).delete();
  expect(await knex(table).where({ id }).first(column)).toEqual({ [column]: null });
});

test('deleting a card takes its statistics, allocations, leads and events; its order stays', async () => {
  const card = await createBusinessProfile(knex);
  const order = await createPhysicalCardOrder(knex, { userId: card.userId, profileId: card.id });
  await createCardAllocation(knex, { orderId: order.id });
  await createContactLead(knex, { profileId: card.id });
  await knex('card_events').insert({ profile_id: card.id, type: 'view' });
  await knex('business_profiles').where({ id: card.id }).delete();
  for (const table of ['profile_stats', 'card_allocations', 'contact_leads', 'card_events'])
    expect([table, await count(table, { profile_id: card.id })]).toEqual([table, 0]);
  expect(await knex('physical_card_orders').where({ id: order.id }).first('profile_id')).toEqual({
    profile_id: null,
  });
});

test('deleting a package leaves its cards', async () => {
  const subscription = await createPackage(knex);
  const card = await createBusinessProfile(knex, {
    userId: subscription.userId,
    packageId: subscription.id,
  });
  await knex('packages').where({ id: subscription.id }).delete();
  expect(await knex('business_profiles').where({ id: card.id }).first('package_id')).toEqual({
    package_id: null,
  });
});

test('a product that somebody bought cannot be deleted', async () => {
  const subscription = await createPackage(knex);
  await expect(knex('products').where({ id: subscription.productId }).delete()).rejects.toMatchObject({
    code: foreignKeyViolation,
  });
});

test('nothing points at a row that is not there', async () => {
  await expect(createBusinessProfile(knex, { userId: 987_654_321 })).rejects.toMatchObject({
    nativeError: { code: foreignKeyViolation },
  });
});

test("deleting an order takes its own chips with their codes and logs, and leaves those that are somebody else's", async () => {
  const order = await createPhysicalCardOrder(knex);
  const [own, unclaimed, foreign] = [
    await createCardAllocation(knex, { orderId: order.id }),
    await createCardAllocation(knex, { orderId: order.id, userId: null }),
    await createCardAllocation(knex, { orderId: order.id, userId: (await createUser(knex)).id }),
  ];
  await createChipClaimCode(knex, { allocationId: unclaimed.id });
  await createChipStep(knex, { allocationId: own.id });
  await knex('physical_card_orders').where({ id: order.id }).delete();
  const left = await knex('card_allocations').whereIn('id', [own.id, unclaimed.id, foreign.id]);
  expect(left).toMatchObject([{ id: foreign.id, order_id: null, user_id: foreign.userId }]);
  expect(await count('chip_claim_codes', { allocation_id: unclaimed.id })).toBe(0);
  expect(await count('chip_steps', { allocation_id: own.id })).toBe(0);
});

test('deleting a person leaves the log of chips without their name', async () => {
  const actor = await createUser(knex);
  const step = await createChipStep(knex, { actorId: actor.id });
  await knex('users').where({ id: actor.id }).delete();
  expect(await knex('chip_steps').where({ id: step.id }).first('actor_id')).toEqual({ actor_id: null });
});
