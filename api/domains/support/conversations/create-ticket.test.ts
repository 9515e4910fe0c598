import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '../../../models/User.ts';
import { clientAs, clientOf } from '../../../testing/act-as.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
let owner: User;
let client: TestClient;
let own: Record<'card' | 'order' | 'chip', number>;
let foreign: Record<'card' | 'order' | 'chip', number>;

beforeAll(async () => {
  app = await startTestApp();
  owner = await createUser(app.knex);
  await createPackage(app.knex, { userId: owner.id });
  client = await clientOf(app, owner);
  own = await thingsOf(owner.id);
  foreign = await thingsOf((await createUser(app.knex)).id);
});
afterAll(() => app.close());

async function thingsOf(userId: number) {
  const card = await createBusinessProfile(app.knex, { userId, businessName: 'נגריית אלון & Sons' });
  const order = await createPhysicalCardOrder(app.knex, { userId, profileId: card.id });
  const chip = await createCardAllocation(app.knex, { userId, orderId: order.id, profileId: card.id });
  return { card: card.id, order: order.id, chip: chip.id };
}

const open = (body: object) =>
  client.post('/api/create-support-ticket', { subject: 'השבב לא מגיב', content: 'מה עושים?', ...body });

it.each(['card', 'order', 'chip'] as const)('opens a conversation about an own %s', async (kind) => {
  const reply = await open({ about: { kind, id: own[kind] } });
  expect(reply.status).toBe(201);
  expect(reply.body).toMatchObject({
    conversation: {
      userId: owner.id,
      subject: 'השבב לא מגיב',
      about: { kind, id: own[kind], label: 'נגריית אלון & Sons' },
      isClosed: false,
      awaitsAnswer: true,
    },
    messages: [{ content: 'מה עושים?', from: 'user' }, { isAutomatic: true }],
    hasOlder: false,
  });
});

it.each(['card', 'order', 'chip'] as const)('refuses somebody else’s %s on its field', async (kind) => {
  const refused = await open({ about: { kind, id: foreign[kind] } });
  expect(refused).toMatchObject({ status: 422, body: { errors: { about: expect.any(String) } } });
  expect((await open({ about: { kind, id: 999_999_999 } })).status).toBe(422);
});

it('lists one’s own things to choose from, and no others', async () => {
  const { body } = await client.get('/api/support-topics');
  expect(body.map(({ kind, id }: { kind: string; id: number }) => [kind, id])).toEqual(Object.entries(own));
});

it('keeps what it was about when that changes hands or goes, without telling of its new owner', async () => {
  const person = await createUser(app.knex);
  await createPackage(app.knex, { userId: person.id });
  const theirs = await clientOf(app, person);
  const things = await thingsOf(person.id);
  const about = async (id: number) =>
    (await theirs.get(`/api/support-conversations/${id}`)).body.conversation.about;
  const ask = async (kind: 'card' | 'chip' | 'order') => {
    const body = { subject: 'שאלה', content: 'מה עושים?', about: { kind, id: things[kind] } };
    return (await theirs.post('/api/create-support-ticket', body)).body.conversation.id as number;
  };
  const [chip, order, card] = [await ask('chip'), await ask('order'), await ask('card')];
  const stranger = await createBusinessProfile(app.knex, { businessName: 'של מישהו אחר' });
  await app
    .knex('card_allocations')
    .where({ id: things.chip })
    .update({ user_id: stranger.userId, profile_id: stranger.id });
  await app.knex('physical_card_orders').where({ id: things.order }).update({ profile_id: stranger.id });
  expect(await about(order)).toEqual({ kind: 'order', id: things.order, label: '' });
  await app.knex('business_profiles').where({ id: things.card }).delete();
  expect(await about(chip)).toEqual({ kind: 'chip', id: things.chip, label: '' });
  expect(await about(card)).toBeNull();
});

it('asks for a subject and for words, and for a paid package', async () => {
  const refused = await open({ subject: ' \u200F ', content: 'ב'.repeat(5_001) });
  expect(Object.keys(refused.body.errors).toSorted()).toEqual(['content', 'subject']);
  expect((await open({ subject: 'a'.repeat(201) })).body.errors).toHaveProperty('subject');
  const unpaid = await clientAs(app, 'user');
  const answer = await unpaid.post('/api/create-support-ticket', { subject: 'א', content: 'ב' });
  expect(answer.status).toBe(402);
});

it('reads a long conversation in pieces, and lists those with unread messages first', async () => {
  const person = await createUser(app.knex);
  await createPackage(app.knex, { userId: person.id });
  const theirs = await clientOf(app, person);
  const ask = (subject: string) => theirs.post('/api/create-support-ticket', { subject, content: 'שאלה' });
  const [early, late] = [
    (await ask('ראשונה')).body.conversation.id,
    (await ask('שנייה')).body.conversation.id,
  ];
  await app.knex('messages').insert(
    Array.from({ length: 60 }, (_, index) => ({
      user_id: person.id,
      ticket_id: late,
      is_support: true,
      content: `שורה ${index}`,
    })),
  );
  const newest = (await theirs.get(`/api/support-conversations/${late}`)).body;
  expect(newest).toMatchObject({ hasOlder: true, messages: { length: 50 } });
  expect(newest.messages.at(-1).content).toBe('שורה 59');
  const older = (await theirs.get(`/api/support-conversations/${late}?before=${newest.messages[0].id}`)).body;
  expect(older.messages).toHaveLength(12);
  expect(older.hasOlder).toBe(false);
  const staff = await clientAs(app, 'moderator');
  await staff.post('/api/messages', { recipientId: person.id, conversationId: early, content: 'תשובה' });
  const order = async () =>
    (await theirs.get('/api/support-conversations')).body.map(({ id }: { id: number }) => id);
  await staff.post('/api/messages', { recipientId: person.id, conversationId: late, content: 'תשובה' });
  await theirs.put(`/api/support-conversations/${late}/read`);
  expect(await order()).toEqual([early, late]);
  await theirs.put('/api/support-messages/read-all');
  expect(await order()).toEqual([late, early]);
});
