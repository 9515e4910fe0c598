import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { clientAs, clientOf } from '../../../testing/act-as.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
let chip: CardAllocation;
let giver: User;
let receiver: User;
let asGiver: TestClient;
let asReceiver: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.knex('rate_limits').delete();
  chip = await createCardAllocation(app.knex);
  giver = await chip.$relatedQuery('owner', app.knex).castTo<User>();
  receiver = await createUser(app.knex);
  [asGiver, asReceiver] = [await clientOf(app, giver), await clientOf(app, receiver)];
});
afterAll(() => app.close());

const offer = (to = receiver.email) => asGiver.post(`/api/chips/${chip.id}/hand-over`, { receiver: to });
const answer = (client: TestClient, word: string) => client.post(`/api/chips/${chip.id}/hand-over/${word}`);
const now = () => CardAllocation.query(app.knex).findById(chip.id).throwIfNotFound();
const titles = (user: User) =>
  app.knex('notifications').where({ user_id: user.id }).orderBy('id').pluck('title');

test('nothing changes hands until the receiver accepts; then the chip points nowhere', async () => {
  const offered = await offer(receiver.email.toUpperCase());
  expect(offered.body).toMatchObject({ state: 'live', offer: { to: receiver.email.toUpperCase() } });
  expect({ ...(await now()) }).toEqual({ ...chip });
  const { offers, groups } = (await asReceiver.get('/api/chips')).body;
  expect(groups).toEqual([]);
  expect(offers).toEqual([
    { chipIds: [chip.id], from: giver.username, pieces: 1, offeredAt: expect.any(String) },
  ]);

  const accepted = await answer(asReceiver, 'accept');
  expect(accepted.body).toMatchObject({ id: chip.id, state: 'unassigned', card: null, order: null });
  expect(await now()).toMatchObject({ userId: receiver.id, profileId: null });
  expect((await asGiver.get('/api/chips')).body.groups).toEqual([]);
  expect((await asReceiver.get('/api/chips')).body.offers).toEqual([]);
  for (const path of ['freeze', 'replace', 'hand-over/withdraw'])
    expect((await asGiver.post(`/api/chips/${chip.id}/${path}`)).status).toBe(404);
  expect(await titles(giver)).toEqual(['הצעת להעביר שבב', 'השבב עבר בעלות']);
  expect(await titles(receiver)).toEqual(['מציעים לך שבב']);
});

test('the giver never learns the e-mail behind a user name, nor the other way round', async () => {
  const shy = await createUser(app.knex, { username: 'נועה ברק', email: 'mailbox77@bikur.example' });
  const asShy = await clientOf(app, shy);
  const told = () => app.knex('notifications').where({ user_id: giver.id }).pluck('content');
  expect((await offer(shy.username)).text).not.toContain(shy.email);
  await answer(asShy, 'decline');
  expect((await told()).join(' ')).not.toContain(shy.email);
  await app.knex('notifications').where({ user_id: giver.id }).delete();
  expect((await offer(shy.email)).text).not.toContain(shy.username);
  await answer(asShy, 'accept');
  expect((await told()).join(' ')).not.toContain(shy.username);
});

test('a receiver who declines leaves all as it was and may be asked again', async () => {
  await offer();
  expect((await answer(asReceiver, 'decline')).status).toBe(204);
  expect({ ...(await now()) }).toEqual({ ...chip });
  expect((await answer(asReceiver, 'accept')).status).toBe(404);
  expect(await titles(giver)).toContain('השבב לא התקבל');
  expect((await offer()).status).toBe(200);
});

test('a giver who withdraws can not be accepted any more', async () => {
  await offer();
  expect((await answer(asGiver, 'withdraw')).body.offer).toBeNull();
  expect((await answer(asReceiver, 'accept')).status).toBe(404);
  expect((await answer(asGiver, 'withdraw')).status).toBe(409);
  expect(await titles(receiver)).toEqual(['מציעים לך שבב', 'הצעה של שבב בוטלה']);
});

test('the end of one offer is the end of no other', async () => {
  const other = await createCardAllocation(app.knex);
  const itsGiver = await clientOf(app, await other.$relatedQuery('owner', app.knex).castTo<User>());
  await itsGiver.post(`/api/chips/${other.id}/hand-over`, { receiver: receiver.email });
  for (const end of [
    () => answer(asGiver, 'withdraw'),
    () => answer(asReceiver, 'decline'),
    () => answer(asReceiver, 'accept'),
  ]) {
    await offer();
    await end();
    expect((await asReceiver.get('/api/chips')).body.offers).toMatchObject([{ chipIds: [other.id] }]);
  }
});

test('only the person who was asked may answer, and only the giver may withdraw', async () => {
  await offer();
  const stranger = await clientAs(app, 'user');
  const admin = await clientAs(app, 'admin');
  for (const client of [stranger, admin])
    for (const word of ['accept', 'decline', 'withdraw'])
      expect((await answer(client, word)).status).toBe(404);
  expect((await answer(asReceiver, 'withdraw')).status).toBe(404);
  expect((await answer(asGiver, 'accept')).status).toBe(409);
  expect((await answer(asGiver, 'decline')).status).toBe(409);
  expect((await now()).userId).toBe(giver.id);
});

test('one open offer at a time', async () => {
  await offer();
  const another = await createUser(app.knex);
  expect((await offer(another.email)).status).toBe(409);
  const race = await Promise.all([offer(another.email), offer(another.username)]);
  expect(race.map(({ status }) => status)).toEqual([409, 409]);
  await answer(asGiver, 'withdraw');
  const fresh = await Promise.all([offer(), offer(another.email)]);
  expect(fresh.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test.each([
  ['nobody@nowhere.example', 'receiver'],
  ['no such name', 'receiver'],
  ['%', 'receiver'],
  ['', 'receiver'],
  ['x'.repeat(255), 'receiver'],
])('an offer to %s is refused beside its field', async (to, field) => {
  const reply = await offer(to);
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.errors)).toEqual([field]);
});

test('nobody hands a chip over to themselves or to the demo account, and the demo account to nobody', async () => {
  expect((await offer(giver.email)).body.errors).toEqual({ receiver: 'השבב כבר שלך' });
  const demo = await createUser(app.knex, { isDemo: true });
  expect((await offer(demo.email)).status).toBe(422);
  const shared = await createCardAllocation(app.knex, { userId: demo.id });
  const reply = await (
    await clientOf(app, demo)
  ).post(`/api/chips/${shared.id}/hand-over`, { receiver: receiver.email });
  expect(reply.body.code).toBe('demo_account_protected');
});

test('whoever wants no notices of orders hears of no offer, but of what leaves their hands', async () => {
  const off = { notification_choices: { orders: { product: false, mail: true } } };
  await app.knex('users').whereIn('id', [giver.id, receiver.id]).update(off);
  await offer();
  await answer(asReceiver, 'decline');
  await offer();
  await answer(asGiver, 'withdraw');
  await offer();
  await answer(asReceiver, 'accept');
  expect(await titles(receiver)).toEqual([]);
  expect(await titles(giver)).toEqual([
    'הצעת להעביר שבב',
    'הצעת להעביר שבב',
    'הצעת להעביר שבב',
    'השבב עבר בעלות',
  ]);
});

test('accepted twice at once: one does it', async () => {
  await offer();
  const replies = await Promise.all([answer(asReceiver, 'accept'), answer(asReceiver, 'accept')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await app.knex('chip_steps').where({ allocation_id: chip.id, action: 'accept' })).toHaveLength(1);
});

test('accept and withdraw at once: exactly one of them', async () => {
  await offer();
  const [accepted, withdrawn] = await Promise.all([
    answer(asReceiver, 'accept'),
    answer(asGiver, 'withdraw'),
  ]);
  const outcome = [accepted.status, withdrawn.status];
  expect([
    [200, 404],
    [404, 200],
  ]).toContainEqual(outcome);
  expect((await now()).userId).toBe(accepted.status === 200 ? receiver.id : giver.id);
});

test('a chip that is frozen while it is offered stays where it is', async () => {
  await offer();
  expect((await asGiver.post(`/api/chips/${chip.id}/freeze`)).body).toMatchObject({
    state: 'frozen',
    offer: null,
  });
  expect((await answer(asReceiver, 'accept')).status).toBe(404);
  expect(await titles(receiver)).toContain('הצעה של שבב בוטלה');
  expect((await offer()).status).toBe(409);
});

test('freeze and accept at once: frozen with the giver, or accepted by the receiver', async () => {
  await offer();
  const [frozen, accepted] = await Promise.all([
    asGiver.post(`/api/chips/${chip.id}/freeze`),
    answer(asReceiver, 'accept'),
  ]);
  const after = await now();
  if (frozen.status === 200) {
    expect(accepted.status).toBe(404);
    expect(after).toMatchObject({ userId: giver.id, status: 'frozen' });
  } else {
    expect([frozen.status, accepted.status]).toEqual([404, 200]);
    expect(after).toMatchObject({ userId: receiver.id, status: 'active' });
  }
});

test('a chip that was handed over outlives the account it came from', async () => {
  await offer();
  await answer(asReceiver, 'accept');
  await app.knex('users').where({ id: giver.id }).delete();
  expect(await now()).toMatchObject({ userId: receiver.id, orderId: null });
  const own = await createCardAllocation(app.knex);
  await app
    .knex('users')
    .where({ id: own.userId as number })
    .delete();
  expect(await app.knex('card_allocations').where({ id: own.id })).toEqual([]);
});

test('offers are limited, so that nobody tries out who has an account', async () => {
  const statuses = [];
  for (let attempt = 0; attempt < 21; attempt += 1)
    statuses.push((await offer(`guess${attempt}@bikur.example`)).status);
  expect(statuses.slice(-2)).toEqual([422, 429]);
});
