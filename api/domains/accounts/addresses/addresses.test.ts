import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxAddresses } from '../../../contract/accounts/addresses.schema.ts';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createUserAddress } from '../../../testing/factories/user-address.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const path = '/api/account/addresses';
const fields = {
  addressType: 'home',
  recipientName: 'דנה Levi',
  recipientPhone: '+972 52 5550199',
  street: 'רחוב הרצל',
  houseNumber: '12ב',
  entrance: '',
  floor: '3',
  apartment: null,
  city: 'תל אביב-יפו',
  zipCode: '61-32101',
  notes: 'ליד השומר 🏠\nנא לצלצל',
};
const add = (client: TestClient, change: object = {}) => client.post(path, { ...fields, ...change });
const primaries = (reply: { body: { addresses: { id: number; isPrimary: boolean }[] } }) =>
  reply.body.addresses.filter(({ isPrimary }) => isPrimary).map(({ id }) => id);

test('an address is added, changed, made the primary one and deleted', async () => {
  const { client } = await signInAs(app, 'user');
  const theirs = await createUserAddress(app.knex, { isPrimary: true });
  expect((await client.get(path)).body).toEqual({ addresses: [] });
  const first = await add(client);
  expect(first.status).toBe(201);
  expect(first.body.addresses[0]).toMatchObject({
    isPrimary: true,
    recipientPhone: '052-555-0199',
    entrance: null,
    zipCode: '6132101',
    notes: fields.notes,
  });
  const firstId = first.body.addresses[0].id;
  const second = await add(client, { addressType: 'work', zipCode: null });
  expect(primaries(second)).toEqual([firstId]);
  const secondId = second.body.addresses[1].id;
  const chosen = await client.put(`${path}/${secondId}/primary`);
  expect([primaries(chosen), chosen.body.addresses[0].id]).toEqual([[secondId], secondId]);
  const place = { full_address: 'הרצל 12, תל אביב', latitude: 32.06, longitude: 34.77 };
  await app.knex('user_addresses').where({ id: secondId }).update(place);
  const changed = await client.put(`${path}/${secondId}`, { ...fields, city: 'חיפה', isPrimary: false });
  expect(changed.body.addresses[0]).toMatchObject({ id: secondId, city: 'חיפה', isPrimary: true });
  // What was said of the former place is not said of the new one.
  expect(await app.knex('user_addresses').where({ id: secondId }).first()).toMatchObject({
    full_address: null,
    latitude: null,
    longitude: null,
  });
  // After a primary one comes the newest of one's own; the others stay in their order, and strangers' as they are.
  const third = await add(client, { city: 'אילת' });
  const thirdId = third.body.addresses[1].id;
  await createUserAddress(app.knex, { userId: theirs.userId });
  expect(third.body.addresses.map(({ id }: { id: number }) => id)).toEqual([secondId, thirdId, firstId]);
  expect(primaries(await client.delete(`${path}/${secondId}`))).toEqual([thirdId]);
  expect(primaries(await client.delete(`${path}/${thirdId}`))).toEqual([firstId]);
  expect(
    await app.knex('user_addresses').where({ user_id: theirs.userId, is_primary: true }).pluck('id'),
  ).toEqual([theirs.id]);
  expect((await client.delete(`${path}/${firstId}`)).body).toEqual({ addresses: [] });
  expect((await client.delete(`${path}/${firstId}`)).status).toBe(404);
});

test('each fault stands on its field, in the person’s language', async () => {
  const { client } = await signInAs(app, 'user');
  const empty = await client.post(path, {});
  expect(empty.status).toBe(422);
  for (const name of ['recipientName', 'recipientPhone', 'street', 'houseNumber', 'city'])
    expect(empty.body.errors, name).toHaveProperty(name);
  const wrong = await add(client, {
    recipientPhone: '03-12',
    zipCode: '12345',
    city: ' \u202E ',
    street: 'א'.repeat(10_000),
    addressType: 'moon',
  });
  expect(wrong.body.errors).toMatchObject({
    recipientPhone: 'מספר קווי בישראל הוא 9 ספרות, כמו 03-123-4567',
    zipCode: 'מיקוד בישראל הוא 7 ספרות',
    city: 'שדה חובה',
    street: 'אפשר להזין עד 200 תווים',
    addressType: expect.any(String),
  });
  expect((await add(client, { recipientPhone: '  ' })).body.errors).toEqual({ recipientPhone: 'שדה חובה' });
  expect((await client.get(path)).body.addresses).toEqual([]);
});

test('other people’s addresses are as good as not there, for a guest all are', async () => {
  const { client, user } = await signInAs(app, 'user');
  const other = await createUserAddress(app.knex, { isPrimary: true });
  const mine = await createUserAddress(app.knex, { userId: user.id });
  const before = await app.knex('user_addresses').where({ id: other.id }).first();
  for (const id of [other.id, 999_999_999, 0, '1e3', '../1'])
    for (const answer of [
      await client.put(`${path}/${id}`, fields),
      await client.put(`${path}/${id}/primary`),
      await client.delete(`${path}/${id}`),
    ])
      expect(answer.status).toBe(404);
  expect(await app.knex('user_addresses').where({ id: other.id }).first()).toEqual(before);
  await client.post(path, { ...fields, userId: other.userId, id: other.id });
  expect(await app.knex('user_addresses').where({ user_id: other.userId })).toHaveLength(1);
  expect((await client.get(path)).body.addresses.map(({ id }: { id: number }) => id)).toContain(mine.id);
  expect((await app.client().get(path)).status).toBe(401);
});

test('at once: one primary address, and never more than one may have', async () => {
  const { client, user } = await signInAs(app, 'user');
  const ids: number[] = [];
  for (let made = 0; made < maxAddresses - 1; made += 1)
    ids.push((await createUserAddress(app.knex, { userId: user.id })).id);
  const added = await Promise.all([add(client), add(client), add(client)]);
  expect(added.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(added.find(({ status }) => status === 409)?.body.errors.root).toContain('20');
  const chosen = await Promise.all(ids.slice(0, 4).map((id) => client.put(`${path}/${id}/primary`)));
  expect(chosen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(primaries(await client.get(path))).toHaveLength(1);
});

test('staff make another address the primary one: the former is it no longer, and strangers keep theirs', async () => {
  const former = await createUserAddress(app.knex, { isPrimary: true });
  const next = await createUserAddress(app.knex, { userId: former.userId, isPrimary: false });
  const theirs = await createUserAddress(app.knex, { isPrimary: true });
  const { client } = await signInAs(app, 'admin');
  const row = (await client.get(`/api/admin/user-addresses/${next.id}`)).body;
  const changed = await client.put(`/api/admin/user-addresses/${next.id}`, { ...row, isPrimary: true });
  expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ isPrimary: true })]);
  expect(
    await app
      .knex('user_addresses')
      .whereIn('id', [former.id, next.id, theirs.id])
      .where({ is_primary: true })
      .orderBy('id')
      .pluck('id'),
  ).toEqual([next.id, theirs.id]);
});
