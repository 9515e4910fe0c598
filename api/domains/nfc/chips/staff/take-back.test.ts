import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '../../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { createBusinessProfile } from '../../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../../testing/factories/card-allocation.ts';
import { createPhysicalCardOrder } from '../../../../testing/factories/physical-card-order.ts';
import { createUser } from '../../../../testing/factories/user.ts';
import { signedInClient, signInAs } from '../../../../testing/sign-in.ts';

let app: TestApp;
let admin: TestClient;
let owner: User;
let client: TestClient;
let chipId: number;
let tapCode: string;
let buyerId: number;

beforeAll(async () => {
  app = await startTestApp();
  ({ client: admin } = await signInAs(app, 'admin'));
});
beforeEach(async () => {
  ({ client, user: owner } = await signInAs(app, 'user'));
  // A company ordered it, and an employee owns it.
  const order = await createPhysicalCardOrder(app.knex);
  buyerId = order.userId;
  const card = await createBusinessProfile(app.knex, { userId: owner.id });
  const chip = await createCardAllocation(app.knex, {
    orderId: order.id,
    userId: owner.id,
    profileId: card.id,
  });
  ({ id: chipId, tapCode } = chip);
});
afterAll(() => app.close());

const reason = 'העובד עזב <b>';
const staff = (command: string, body: object = { reason }) =>
  admin.post(`/api/admin/card-allocations/${chipId}/${command}`, body);
const answer = (what: 'confirm' | 'refuse', by = client) => by.post(`/api/chips/${chipId}/take-back/${what}`);
const chip = () => app.knex('card_allocations').where({ id: chipId }).first();
const tap = async () => (await app.client().get(`/t/${tapCode}`)).status;
const asked = async () => (await client.get('/api/chips')).body.takeBacks;

test('nothing moves on the word of staff: the owner is asked by mail and decides', async () => {
  expect((await staff('ask-back')).status).toBe(200);
  expect((await chip()).user_id).toBe(owner.id);
  expect(await tap()).toBe(302);
  expect(await asked()).toMatchObject([{ chipId, tapCode, reason }]);
  const [mail] = await app.knex('mail_log').where({ user_id: owner.id, template: 'chip_asked_back' });
  expect(mail.text_body).toContain(tapCode);
  expect(mail.html_body).not.toContain('<b>');
  expect((await staff('ask-back')).status).toBe(409);
  const stranger = (await signInAs(app, 'user')).client;
  expect((await answer('confirm', stranger)).status).toBe(404);
  expect((await answer('confirm', admin)).status).toBe(404);
  expect((await answer('confirm')).status).toBe(204);
  expect(await chip()).toMatchObject({ user_id: buyerId, profile_id: null, status: 'active' });
  expect(await tap()).toBe(404);
  expect(await asked()).toEqual([]);
  expect((await answer('confirm')).status).toBe(404);
  expect((await client.get('/api/chips')).body.groups).toEqual([]);
  const timeline = (await admin.get(`/api/admin/card-allocations/${chipId}/story`)).body;
  expect(timeline).toMatchObject({ state: 'unassigned', taps: 0, askedBack: null });
  expect(timeline.steps.map(({ action, by }: { action: string; by: string }) => [action, by])).toMatchObject([
    ['take_back', owner.username],
    ['ask_back', expect.any(String)],
  ]);
});

test('the owner may keep it, and staff may ask no more', async () => {
  await staff('ask-back');
  expect((await answer('refuse')).status).toBe(204);
  expect((await chip()).user_id).toBe(owner.id);
  expect((await staff('withdraw-asking', {})).status).toBe(409);
  await staff('ask-back');
  expect((await staff('withdraw-asking', {})).status).toBe(200);
  expect(await asked()).toEqual([]);
  expect((await answer('confirm')).status).toBe(404);
});

test('who ordered it for themselves gives it back to nobody: it waits for a claim code', async () => {
  await app.knex('card_allocations').where({ id: chipId }).update({ user_id: buyerId, profile_id: null });
  const buyer = await signedInClient(app, { id: buyerId });
  await staff('ask-back');
  expect((await answer('confirm', buyer)).status).toBe(204);
  expect((await chip()).user_id).toBeNull();
});

test('a question to a former owner moves nothing', async () => {
  await staff('ask-back');
  const next = await createUser(app.knex);
  await app.knex('card_allocations').where({ id: chipId }).update({ user_id: next.id, profile_id: null });
  expect(await asked()).toEqual([]);
  expect((await answer('confirm')).status).toBe(404);
  const nextClient = await signedInClient(app, next);
  expect((await answer('confirm', nextClient)).status).toBe(404);
  expect((await staff('ask-back')).status).toBe(200);
  expect((await nextClient.get('/api/chips')).body.takeBacks).toHaveLength(1);
});

test('staff freeze at once; the owner hears of it and can undo it', async () => {
  expect((await staff('freeze', { reason: '' })).status).toBe(422);
  expect((await staff('freeze')).body.status).toBe('frozen');
  expect(await tap()).toBe(404);
  expect((await client.get('/api/notifications')).body[0].title).toContain('הוקפא');
  expect((await staff('freeze')).status).toBe(409);
  expect((await client.post(`/api/chips/${chipId}/unfreeze`)).status).toBe(200);
  expect(await tap()).toBe(302);
});

describe.each(['user', 'moderator'] as const)('a %s', (role) => {
  test('has no part in it', async () => {
    const other = (await signInAs(app, role)).client;
    for (const command of ['freeze', 'ask-back', 'withdraw-asking'])
      expect((await other.post(`/api/admin/card-allocations/${chipId}/${command}`, { reason })).status).toBe(
        403,
      );
    expect((await other.get(`/api/admin/card-allocations/${chipId}/story`)).status).toBe(403);
  });
});
