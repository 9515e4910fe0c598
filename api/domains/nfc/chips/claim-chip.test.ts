import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { clientAs, clientOf } from '../../../testing/act-as.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createChipClaimCode, factoryClaimCode } from '../../../testing/factories/chip-claim-code.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { showChips } from './read-chips.ts';

const day = 86_400_000;
let now = Date.now();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(now) } });
});
beforeEach(async () => {
  now = Date.now();
  await app.knex('rate_limits').delete();
});
afterAll(() => app.close());

const wrong = 'ZZZZ-ZZZZ-ZZZZ-ZZZZ';

async function unclaimed() {
  const buyer = await createUser(app.knex, { language: 'en' });
  const order = await createPhysicalCardOrder(app.knex, { userId: buyer.id });
  const chip = await createCardAllocation(app.knex, { orderId: order.id, userId: null, profileId: null });
  await createChipClaimCode(app.knex, { allocationId: chip.id });
  return { buyer, chip, asBuyer: await clientOf(app, buyer) };
}

const claim = (client: TestClient, tapCode: string, claimCode: string = factoryClaimCode) =>
  client.post('/api/chips/claim', { tapCode, claimCode });

const notices = (userId: number) =>
  app.knex('notifications').where({ user_id: userId }).orderBy('id').pluck('title');

test('the right code makes somebody the owner once; buyer and owner hear of it in their language', async () => {
  const { buyer, chip } = await unclaimed();
  const claimer = await createUser(app.knex, { language: 'he' });
  const client = await clientOf(app, claimer);
  const reply = await claim(client, chip.tapCode.toUpperCase(), ' abcd efgh jkmn pqrs ');
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ id: chip.id, state: 'unassigned', card: null, order: null });
  expect(reply.body.address).toBe(`${app.deps.env.PUBLIC_URL}/t/${chip.tapCode}`);
  expect(await notices(claimer.id)).toEqual(['השבב שלך']);
  expect(await notices(buyer.id)).toEqual(['A chip of your order was claimed']);
  expect((await claim(client, chip.tapCode)).status).toBe(422);
  // Its buyer sees it no more.
  const readAs = (userId: number) =>
    showChips(app.knex, { userId, now: new Date(), publicUrl: '', language: 'he' }, [chip.id]);
  expect([await readAs(claimer.id), await readAs(buyer.id)]).toMatchObject([[{ id: chip.id }], []]);
});

test('a buyer who claims a chip of the own order hears of it once', async () => {
  const { buyer, chip, asBuyer } = await unclaimed();
  expect((await claim(asBuyer, chip.tapCode)).status).toBe(200);
  expect(await notices(buyer.id)).toEqual(['The chip is yours']);
});

test('whatever the reason, the refusal is the same', async () => {
  const [foreign, used, expired, wrongCode] = [
    await createCardAllocation(app.knex),
    await unclaimed(),
    await unclaimed(),
    await unclaimed(),
  ];
  await createChipClaimCode(app.knex, { allocationId: foreign.id });
  const codes = app.knex('chip_claim_codes');
  await codes.clone().where({ allocation_id: used.chip.id }).update({ used_at: new Date() });
  await codes
    .clone()
    .where({ allocation_id: expired.chip.id })
    .update({ expires_at: new Date(now) });
  const noCode = await createCardAllocation(app.knex, { userId: null, profileId: null });
  const frozen = await createCardAllocation(app.knex, { status: 'frozen' });
  const tries = [
    [foreign.tapCode, factoryClaimCode],
    [used.chip.tapCode, factoryClaimCode],
    [expired.chip.tapCode, factoryClaimCode],
    [wrongCode.chip.tapCode, wrong],
    [noCode.tapCode, factoryClaimCode],
    [frozen.tapCode, factoryClaimCode],
    ['nosuchchipatall', factoryClaimCode],
    ['../../etc', factoryClaimCode],
    [wrongCode.chip.tapCode, 'קוד'],
  ] as const;
  const answers = new Set<string>();
  for (const [tapCode, claimCode] of tries) {
    const { status, body } = await claim(await clientAs(app, 'user'), tapCode, claimCode);
    answers.add(JSON.stringify([status, { ...body, requestId: '' }]));
  }
  expect([...answers]).toHaveLength(1);
  expect([...answers][0]).toContain('422');
});

test('a code dies after five wrong tries, whoever made them; its buyer hears of it and makes another', async () => {
  const { buyer, chip, asBuyer } = await unclaimed();
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await claim(await clientAs(app, 'user'), chip.tapCode, wrong)).status).toBe(422);
  const claimer = await clientAs(app, 'user');
  expect((await claim(claimer, chip.tapCode)).status).toBe(422);
  expect(await notices(buyer.id)).toEqual(['The claim code of a chip is void']);

  const issued = await asBuyer.post(`/api/chips/${chip.id}/claim-code`);
  expect(issued.status).toBe(200);
  expect(new Date(issued.body.expiresAt).getTime()).toBe(now + 90 * day);
  const stored = await app.knex('chip_claim_codes').where({ allocation_id: chip.id });
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(issued.body.claimCode.replaceAll('-', ''));
  expect((await claim(claimer, chip.tapCode, issued.body.claimCode)).status).toBe(200);
});

test('four wrong tries leave the code alive, and a wrong try is kept although it is refused', async () => {
  const { chip } = await unclaimed();
  const client = await clientAs(app, 'user');
  for (let attempt = 0; attempt < 4; attempt += 1) await claim(client, chip.tapCode, wrong);
  expect(await app.knex('chip_claim_codes').where({ allocation_id: chip.id }).pluck('wrong_tries')).toEqual([
    4,
  ]);
  expect((await claim(client, chip.tapCode)).status).toBe(200);
});

test('an expired code is worth nothing, to the millisecond', async () => {
  const { chip } = await unclaimed();
  const client = await clientAs(app, 'user');
  const end = (time: number) =>
    app
      .knex('chip_claim_codes')
      .where({ allocation_id: chip.id })
      .update({ expires_at: new Date(time) });
  await end(now);
  expect((await claim(client, chip.tapCode)).status).toBe(422);
  await end(now + 1);
  expect((await claim(client, chip.tapCode)).status).toBe(200);
});

test('two claims at once: one wins', async () => {
  const { chip } = await unclaimed();
  const clients = await Promise.all(Array.from({ length: 6 }, () => clientAs(app, 'user')));
  const replies = await Promise.all(clients.map((client) => claim(client, chip.tapCode)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  const { userId } = await CardAllocation.query(app.knex).findById(chip.id).throwIfNotFound();
  const winner = replies.findIndex(({ status }) => status === 200);
  const list = await clients[winner]?.get('/api/chips');
  expect(list?.body.totals.pieces).toBe(1);
  expect(await app.knex('chip_steps').where({ allocation_id: chip.id, action: 'claim' })).toMatchObject([
    { actor_id: userId },
  ]);
});

test('wrong tries at once are all counted', async () => {
  const { chip } = await unclaimed();
  const clients = await Promise.all(Array.from({ length: 7 }, () => clientAs(app, 'user')));
  await Promise.all(clients.map((client) => claim(client, chip.tapCode, wrong)));
  expect(await app.knex('chip_claim_codes').where({ allocation_id: chip.id }).pluck('wrong_tries')).toEqual([
    5,
  ]);
});

test('tries are limited for an account, whatever chip it tries', async () => {
  const client = await clientAs(app, 'user');
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await claim(client, `unknownchip${'abcdefghjkm'[attempt]}xyz`, wrong)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});

test('tries are limited for an address, whatever account it uses', async () => {
  const statuses = [];
  for (let attempt = 0; attempt < 31; attempt += 1)
    statuses.push((await claim(await clientAs(app, 'user'), 'unknownchipabcd', wrong)).status);
  expect(statuses.at(-2)).toBe(422);
  expect(statuses.at(-1)).toBe(429);
});

describe('a new code', () => {
  test('is made for the buyer alone, and only while nobody owns the chip', async () => {
    const { chip, asBuyer } = await unclaimed();
    const path = `/api/chips/${chip.id}/claim-code`;
    expect((await (await clientAs(app, 'user')).post(path)).status).toBe(404);
    expect((await (await clientAs(app, 'admin')).post(path)).status).toBe(404);
    await claim(await clientAs(app, 'user'), chip.tapCode);
    expect((await asBuyer.post(path)).status).toBe(404);
    const own = await createCardAllocation(app.knex);
    const asOwner = await clientOf(app, { id: own.userId as number });
    expect((await asOwner.post(`/api/chips/${own.id}/claim-code`)).status).toBe(409);
  });

  test('ends the code before it', async () => {
    const { chip, asBuyer } = await unclaimed();
    await asBuyer.post(`/api/chips/${chip.id}/claim-code`);
    expect((await claim(await clientAs(app, 'user'), chip.tapCode)).status).toBe(422);
  });
});

test('the demo account claims nothing', async () => {
  const { chip } = await unclaimed();
  const demo = await createUser(app.knex, { isDemo: true });
  const reply = await claim(await clientOf(app, demo), chip.tapCode);
  expect(reply.body.code).toBe('demo_account_protected');
});
