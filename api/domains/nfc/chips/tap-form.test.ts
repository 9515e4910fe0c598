import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createChipClaimCode, factoryClaimCode } from '../../../testing/factories/chip-claim-code.ts';
import { createChipHandOver } from '../../../testing/factories/chip-hand-over.ts';
import { signedInClient, signInAs } from '../../../testing/sign-in.ts';
import { recordingStorefront, toldPage } from '../../../testing/recording-storefront.ts';
import { stateOf } from './chip-steps.ts';

// The forms of a chip's page as a browser without scripts sends them.
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ deps: { storefront: recordingStorefront } });
});
beforeEach(() => app.knex('rate_limits').delete());
afterAll(() => app.close());

const reload = (chip: CardAllocation) => chip.$query(app.knex);

async function send(client: TestClient, chip: CardAllocation, fields: Record<string, string>) {
  const page = await client.get(`/t/${chip.tapCode}`);
  const body = new URLSearchParams({ _csrf: toldPage(page.text).formToken ?? '', ...fields }).toString();
  const reply = await client.post(`/t/${chip.tapCode}`, undefined, {
    raw: body,
    contentType: 'application/x-www-form-urlencoded',
    csrf: false,
  });
  return [reply.status, reply.headers.get('Location')];
}

async function unclaimed() {
  const chip = await createCardAllocation(app.knex, { userId: null, profileId: null });
  await createChipClaimCode(app.knex, { allocationId: chip.id });
  return chip;
}

test('claim, with the code however it is typed; a wrong one leads back with the reason', async () => {
  const { client, user } = await signInAs(app, 'user');
  const chip = await unclaimed();
  const page = `/t/${chip.tapCode}`;
  expect(await send(client, chip, { action: 'claim', claimCode: 'nonsense' })).toEqual([
    303,
    `${page}?refused=code`,
  ]);
  expect(await send(client, chip, { action: 'claim', claimCode: factoryClaimCode.toLowerCase() })).toEqual([
    303,
    page,
  ]);
  expect((await reload(chip))?.userId).toBe(user.id);
});

test('too many tries are said to be too many', async () => {
  const { client } = await signInAs(app, 'user');
  let last: unknown;
  for (let attempt = 0; attempt < 11; attempt += 1)
    last = await send(client, await unclaimed(), { action: 'claim', claimCode: 'nonsense' });
  expect(last).toEqual([303, expect.stringMatching(/\?refused=later$/u)]);
});

test('assign and unfreeze', async () => {
  const chip = await createCardAllocation(app.knex, { profileId: null });
  const client = await signedInClient(app, { id: chip.userId as number });
  const [own, foreign] = [
    await createBusinessProfile(app.knex, { userId: chip.userId as number }),
    await createBusinessProfile(app.knex),
  ];
  const page = `/t/${chip.tapCode}`;
  for (const profileId of [String(foreign.id), '', 'x', '-1', '1e99'])
    expect(await send(client, chip, { action: 'assign', profileId })).toEqual([303, `${page}?refused=other`]);
  expect(await send(client, chip, { action: 'assign', profileId: String(own.id) })).toEqual([303, page]);
  expect((await client.get(page)).status).toBe(302);
  await client.post(`/api/chips/${chip.id}/freeze`);
  expect(await send(client, chip, { action: 'unfreeze' })).toEqual([303, page]);
  expect((await client.get(page)).status).toBe(302);
});

test('accept and decline', async () => {
  const { client, user } = await signInAs(app, 'user');
  for (const [action, goesTo, ownerAfter] of [
    ['decline', '/', 'giver'],
    ['accept', null, 'receiver'],
  ] as const) {
    const chip = await createCardAllocation(app.knex);
    await createChipHandOver(app.knex, { allocationId: chip.id, toUserId: user.id });
    expect(await send(client, chip, { action })).toEqual([303, goesTo ?? `/t/${chip.tapCode}`]);
    const expected = ownerAfter === 'receiver' ? user.id : chip.userId;
    expect((await reload(chip))?.userId).toBe(expected);
  }
});

test("do nothing to somebody else's chip", async () => {
  const { client } = await signInAs(app, 'admin');
  const chip = await createCardAllocation(app.knex, { status: 'frozen' });
  for (const action of ['unfreeze', 'assign', 'accept', 'decline', 'claim', 'destroy'])
    expect((await send(client, chip, { action, profileId: '1' }))[1]).toContain('?refused=');
  expect(stateOf((await reload(chip)) as CardAllocation)).toBe('frozen');
});

test('send a guest to the sign-in, and refuse a form of another site', async () => {
  const chip = await unclaimed();
  const guest = app.client();
  await guest.get('/api/csrf-token');
  const form = { raw: 'action=claim', contentType: 'application/x-www-form-urlencoded' };
  const reply = await guest.post(`/t/${chip.tapCode}`, undefined, form);
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, `/t/${chip.tapCode}?login=1`]);
  const { client } = await signInAs(app, 'user');
  await client.get('/api/csrf-token');
  const forged = { ...form, headers: { Origin: 'https://evil.example' } };
  expect((await client.post(`/t/${chip.tapCode}`, undefined, forged)).status).toBe(403);
  expect((await client.post(`/t/${chip.tapCode}`, undefined, { ...form, csrf: false })).status).toBe(403);
});
