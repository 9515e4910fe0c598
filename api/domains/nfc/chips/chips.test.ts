import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { clientAs, clientOf } from '../../../testing/act-as.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { makeChip } from './make-chip.ts';

let app: TestApp;
let owner: User;
let client: TestClient;
let chip: CardAllocation;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  chip = await createCardAllocation(app.knex);
  owner = await chip.$relatedQuery('owner', app.knex).castTo<User>();
  client = await clientOf(app, owner);
});
afterAll(() => app.close());

const myCard = () => createBusinessProfile(app.knex, { userId: owner.id, businessName: 'סטודיו גפן' });
const ownChip = () => createCardAllocation(app.knex, { orderId: chip.orderId as number });
const now = (id = chip.id) => CardAllocation.query(app.knex).findById(id).throwIfNotFound();
const cardsOf = async (...ids: number[]) =>
  (await CardAllocation.query(app.knex).whereIn('id', ids).orderBy('id')).map(({ profileId }) => profileId);

test('lists own chips with card, order and state, and the unclaimed ones of own orders', async () => {
  const waiting = await createCardAllocation(app.knex, {
    orderId: chip.orderId as number,
    userId: null,
    profileId: null,
    quantity: 12,
  });
  await createCardAllocation(app.knex);
  const { body } = await client.get('/api/chips');
  const rows = (body.groups as { first: { id: number }[] }[]).flatMap(({ first }) => first);
  expect(rows.map(({ id }) => id)).toEqual([chip.id, waiting.id]);
  expect(rows[1]).toMatchObject({ state: 'unclaimed', quantity: 12, card: null });
  expect(body.totals).toMatchObject({ pieces: 13, live: 1, waiting: 12 });
  const order = await PhysicalCardOrder.query(app.knex)
    .findById(chip.orderId as number)
    .throwIfNotFound();
  expect(rows[0]).toEqual({
    id: chip.id,
    tapCode: chip.tapCode,
    name: null,
    taps: { total: 0, days: Array.from({ length: 30 }, () => 0), last: null },
    address: `${app.deps.env.PUBLIC_URL}/t/${chip.tapCode}`,
    quantity: 1,
    state: 'live',
    card: { id: chip.profileId, name: expect.any(String) },
    order: { id: order.id, status: 'pending', orderedAt: order.createdAt.toISOString() },
    offer: null,
    createdAt: chip.createdAt.toISOString(),
  });
});

describe('pointing', () => {
  test('a chip at another own card', async () => {
    const card = await myCard();
    const reply = await client.put(`/api/chips/${chip.id}/card`, { profileId: card.id });
    expect(reply.body).toMatchObject({ state: 'live', card: { id: card.id, name: 'סטודיו גפן' } });
    expect((await now()).profileId).toBe(card.id);
  });

  test("somebody else's card or chip is as good as missing", async () => {
    const foreignCard = await createBusinessProfile(app.knex);
    const foreignChip = await createCardAllocation(app.knex);
    const card = await myCard();
    for (const [id, profileId] of [
      [chip.id, foreignCard.id],
      [chip.id, 999_999_999],
      [foreignChip.id, card.id],
      [999_999_999, card.id],
    ])
      expect((await client.put(`/api/chips/${id}/card`, { profileId })).status).toBe(404);
    expect(await cardsOf(chip.id, foreignChip.id)).toEqual([chip.profileId, foreignChip.profileId]);
  });

  test('a batch, all or none', async () => {
    const [second, frozen, foreign, card] = [
      await ownChip(),
      await ownChip(),
      await createCardAllocation(app.knex),
      await myCard(),
    ];
    const batch = (...chipIds: number[]) => client.put('/api/chips/card', { chipIds, profileId: card.id });
    expect((await batch(chip.id, foreign.id, second.id)).status).toBe(404);
    await client.post(`/api/chips/${frozen.id}/freeze`);
    expect((await batch(chip.id, second.id, frozen.id)).status).toBe(409);
    expect(await cardsOf(chip.id, second.id)).toEqual([chip.profileId, second.profileId]);
    expect(await app.knex('chip_steps').where({ allocation_id: chip.id })).toEqual([]);

    const moved = await batch(second.id, chip.id, second.id);
    expect(moved.body).toEqual({ chips: 2, pieces: 2 });
    expect(await cardsOf(chip.id, second.id)).toEqual([card.id, card.id]);
    expect(await app.knex('chip_steps').where({ allocation_id: second.id })).toHaveLength(1);
  });

  test('two batches at once in other orders both end', async () => {
    const [second, one, other] = [await ownChip(), await myCard(), await myCard()];
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        client.put('/api/chips/card', {
          chipIds: index % 2 === 0 ? [chip.id, second.id] : [second.id, chip.id],
          profileId: index % 2 === 0 ? one.id : other.id,
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const [first, last] = await cardsOf(chip.id, second.id);
    expect(first).toBe(last);
  });

  test.each([{ chipIds: [] }, { chipIds: [0] }, { chipIds: 'all' }, { chipIds: [1.5] }, {}])(
    'refuses the batch %o',
    async (body) => {
      expect((await client.put('/api/chips/card', { profileId: 1, ...body })).status).toBe(422);
    },
  );
});

test('a frozen chip remembers its card', async () => {
  expect((await client.post(`/api/chips/${chip.id}/freeze`)).body.state).toBe('frozen');
  expect((await client.post(`/api/chips/${chip.id}/freeze`)).status).toBe(409);
  const back = await client.post(`/api/chips/${chip.id}/unfreeze`);
  expect(back.body).toMatchObject({ state: 'live', card: { id: chip.profileId } });
  expect((await client.post(`/api/chips/${chip.id}/unfreeze`)).status).toBe(409);
});

describe('replacing', () => {
  test('the old one stops for good, a new code takes its card', async () => {
    const { body } = await client.post(`/api/chips/${chip.id}/replace`);
    expect(body).toMatchObject({ state: 'live', quantity: chip.quantity, card: { id: chip.profileId } });
    expect(body.id).not.toBe(chip.id);
    expect(body.tapCode).toMatch(/^[a-hj-km-np-z2-9]{14}$/u);
    expect(await now()).toMatchObject({ status: 'replaced', profileId: null });
    const [made, ended] = [
      await client.get(`/api/chips/${body.id}/log`),
      await client.get(`/api/chips/${chip.id}/log`),
    ];
    expect(made.body.steps).toMatchObject([{ action: 'make', by: 'me', cardAfter: chip.profileId }]);
    expect((await app.knex('chip_steps').where({ allocation_id: body.id }).first()).after).toMatchObject({
      replaces: chip.id,
    });
    expect(await app.knex('notifications').where({ user_id: owner.id }).pluck('title')).toEqual([
      'שבב הוחלף',
    ]);
    expect(ended.body.steps).toMatchObject([
      { action: 'replace', stateBefore: 'live', stateAfter: 'replaced', cardBefore: chip.profileId },
    ]);
  });

  test('twice at once makes one new chip', async () => {
    const path = `/api/chips/${chip.id}/replace`;
    const replies = await Promise.all([client.post(path), client.post(path)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await CardAllocation.query(app.knex).where({ user_id: owner.id })).toHaveLength(2);
  });

  test('also works for a frozen chip, and takes an open offer back', async () => {
    const receiver = await createUser(app.knex);
    await client.post(`/api/chips/${chip.id}/hand-over`, { receiver: receiver.email });
    await client.post(`/api/chips/${chip.id}/replace`);
    const asReceiver = await clientOf(app, receiver);
    expect((await asReceiver.post(`/api/chips/${chip.id}/hand-over/accept`)).status).toBe(404);
    const lost = await ownChip();
    await client.post(`/api/chips/${lost.id}/freeze`);
    expect((await client.post(`/api/chips/${lost.id}/replace`)).body.state).toBe('live');
  });
});

test('the log tells the present owner nothing of the one before', async () => {
  const card = await myCard();
  await client.put(`/api/chips/${chip.id}/card`, { profileId: card.id });
  const receiver = await createUser(app.knex);
  const asReceiver = await clientOf(app, receiver);
  await client.post(`/api/chips/${chip.id}/hand-over`, { receiver: receiver.email });
  const mine = (await client.get(`/api/chips/${chip.id}/log`)).body.steps;
  expect(mine.map(({ action }: { action: string }) => action)).toEqual(['offer', 'point']);
  expect(mine[1]).toMatchObject({ by: 'me', cardBefore: chip.profileId, cardAfter: card.id });
  await asReceiver.post(`/api/chips/${chip.id}/hand-over/accept`);

  const { steps } = (await asReceiver.get(`/api/chips/${chip.id}/log`)).body;
  expect(steps.map((step: { by: string; cardBefore: unknown }) => [step.by, step.cardBefore])).toEqual([
    ['me', null],
    ['somebody', null],
    ['somebody', null],
  ]);
  for (const step of steps) expect([step.cardBefore, step.cardAfter]).not.toContain(card.id);
  expect((await client.get(`/api/chips/${chip.id}/log`)).status).toBe(404);
});

describe('staff', () => {
  test.each(['admin', 'moderator'] as const)("a %s moves nobody's chip", async (role) => {
    const staff = await clientAs(app, role);
    const card = await myCard();
    const tries = [
      staff.put(`/api/chips/${chip.id}/card`, { profileId: card.id }),
      staff.put('/api/chips/card', { chipIds: [chip.id], profileId: card.id }),
      staff.post(`/api/chips/${chip.id}/freeze`),
      staff.post(`/api/chips/${chip.id}/replace`),
      staff.post(`/api/chips/${chip.id}/hand-over`, { receiver: owner.email }),
      staff.get(`/api/chips/${chip.id}/log`),
    ];
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([404]));
  });

  test('the back office shows chips and writes none of their fields', async () => {
    const admin = await clientAs(app, 'admin');
    const path = `/api/admin/card-allocations/${chip.id}`;
    expect((await admin.get(path)).body).toMatchObject({ id: chip.id, userId: owner.id });
    for (const reply of [
      await admin.put(path, { userId: 1, profileId: 1, status: 'active' }),
      await admin.delete(path),
      await admin.post('/api/admin/card-allocations', { tapCode: 'abcdefghijklmn' }),
    ])
      expect([404, 405]).toContain(reply.status);
    expect({ ...(await now()) }).toEqual({ ...chip });
  });
});

test('in the demo account chips are pointed and frozen, but none ends or leaves', async () => {
  const demo = await createUser(app.knex, { isDemo: true });
  const shared = await createCardAllocation(app.knex, { userId: demo.id, profileId: null });
  const card = await createBusinessProfile(app.knex, { userId: demo.id });
  const asDemo = await clientOf(app, demo);
  expect((await asDemo.put(`/api/chips/${shared.id}/card`, { profileId: card.id })).status).toBe(200);
  expect((await asDemo.post(`/api/chips/${shared.id}/freeze`)).status).toBe(200);
  expect((await asDemo.post(`/api/chips/${shared.id}/replace`)).body.code).toBe('demo_account_protected');
});

test('a chip made without an owner comes with a claim code, one with an owner needs none', async () => {
  const made = await app.knex.transaction((trx) =>
    makeChip(trx, { orderId: chip.orderId, ownerId: null, profileId: null, name: null }, null, new Date()),
  );
  expect(made.chip).toMatchObject({ userId: null, quantity: 1, status: 'active' });
  const claimer = await clientAs(app, 'user');
  const claimed = await claimer.post('/api/chips/claim', {
    tapCode: made.chip.tapCode,
    claimCode: made.claimCode,
  });
  expect(claimed.body).toMatchObject({ state: 'unassigned', quantity: 1 });
  const owned = await app.knex.transaction((trx) =>
    makeChip(
      trx,
      { orderId: chip.orderId, ownerId: owner.id, profileId: chip.profileId, name: null },
      owner,
      new Date(),
    ),
  );
  expect(owned.claimCode).toBeNull();
});
