import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
let owner: { id: number; email: string };
beforeAll(async () => {
  app = await startTestApp();
  owner = await createUser(app.knex, { username: 'קפה נוגה' });
  await createPackage(app.knex, { userId: owner.id });
});
afterAll(() => app.close());

const ask = async (name: string, client = app.client()) =>
  (await client.get(`/api/address-test?name=${encodeURIComponent(name)}`)).body as {
    kind: string;
    result: unknown;
  }[];
const results = async (name: string) =>
  Object.fromEntries((await ask(name)).map(({ kind, result }) => [kind, result]));

test('says the card of each form of the address, as the pages themselves would answer', async () => {
  const card = await createBusinessProfile(app.knex, {
    userId: owner.id,
    cardType: 'pro',
    businessName: 'קפה <b>נוגה</b>',
    customSlug: 'noga',
    useCustomSlug: true,
  });
  const shown = { kind: 'card', name: 'קפה <b>נוגה</b>' };
  expect(await results('NOGA')).toEqual({ slug: shown, username: { kind: 'none' }, custom: shown });
  expect(await results('קפה נוגה')).toMatchObject({ slug: { kind: 'none' }, username: shown });
  expect(await results(String(card.id))).toMatchObject({
    slug: shown,
    number: { kind: 'moved', to: '/p/noga', name: shown.name },
  });
  expect(await results('/@קפה נוגה')).toEqual({ path: shown });
  expect(await results('/help')).toEqual({ path: { kind: 'none' } });
});

test('tells nobody but the owner of a private card, and says what has lapsed', async () => {
  const user = await createUser(app.knex);
  await createBusinessProfile(app.knex, { userId: user.id, isPublic: false, customSlug: 'hidden-one' });
  expect(await results('hidden-one')).toMatchObject({ slug: { kind: 'none' } });
  const client = app.client();
  await client.signIn(user);
  expect((await ask('hidden-one', client))[0]?.result).toMatchObject({ kind: 'card' });
  await createBusinessProfile(app.knex, {
    cardType: 'pro',
    customSlug: 'gone-pro',
    businessName: 'נגריית אלון',
  });
  expect(await results('gone-pro')).toMatchObject({ slug: { kind: 'lapsed', name: 'נגריית אלון' } });
});

test.each([
  '',
  '   ',
  '@',
  'a/b',
  'x?y',
  'x#y',
  'x\\y',
  'a\u0000b',
  '\uD800',
  '%',
  '/%2e%2e',
  '//evil.example',
  'א'.repeat(61),
  'x'.repeat(500),
])('stays calm at %j', async (name) => {
  const reply = await app.client().get(`/api/address-test?name=${encodeURIComponent(name.toWellFormed())}`);
  expect(reply.status).toBe(200);
  for (const { result } of reply.body) expect(result).toEqual({ kind: 'none' });
});
