import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConversationContext, InboxPage } from '../../../contract/support/inbox.schema.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createErrorLog } from '../../../testing/factories/error-log.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createSupportTicket } from '../../../testing/factories/support-ticket.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { listenLive } from '../../../testing/live-listener.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
let admin: TestClient;
let adminUser: User;
beforeAll(async () => {
  app = await startTestApp();
  const signedIn = await signInAs(app, 'admin');
  admin = signedIn.client;
  adminUser = signedIn.user;
});
afterAll(() => app.close());

const inbox = async (query: Record<string, string> = {}): Promise<InboxPage> => {
  const reply = await admin.get(`/api/admin/support/conversations?${new URLSearchParams(query)}`);
  expect(reply.status).toBe(200);
  return reply.body as InboxPage;
};
const idsOf = ({ conversations }: InboxPage) => conversations.map(({ id }) => id);

/** A signed-in user with a paid plan, who asks something. */
async function asking(content: string, subject = 'שאלה') {
  const person = await signInAs(app, 'moderator');
  const asker = await createUser(app.knex);
  await createPackage(app.knex, {
    userId: asker.id,
    status: 'active',
    isPaid: true,
    price: 4_000,
    proCardCount: 1,
  });
  const client = app.client();
  await client.signIn(asker);
  const sent = await client.post('/api/create-support-ticket', { subject, content });
  expect(sent.status).toBe(201);
  await app.knex('rate_limits').delete();
  return { person, asker, client, id: sent.body.conversation.id as number };
}

test('pages hold every conversation once, what waits first, then the newest; filters and search narrow them', async () => {
  const owner = await createUser(app.knex, { username: 'רות_Page', phone: '052-7654321' });
  const card = await createBusinessProfile(app.knex, { userId: owner.id });
  const made: number[] = [];
  for (let index = 0; index < 65; index += 1) {
    const ticket = await createSupportTicket(app.knex, {
      userId: owner.id,
      subject: index === 3 ? 'חשבונית 100% של Studio_X' : `נושא ${index}`,
      profileId: index % 10 === 0 ? card.id : null,
      closedAt: index >= 60 ? new Date() : null,
      lastMessageAt: new Date(2026, 0, 1, 0, index),
    });
    made.push(ticket.id);
  }
  await app.knex('messages').insert({
    user_id: owner.id,
    ticket_id: made[0],
    content: 'איפה החיוב שלי? 😀',
    is_support: true,
    created_at: new Date(2026, 0, 1),
  });
  const mine = { userId: String(owner.id), state: 'all' };
  const pages = [
    await inbox({ ...mine, page: '1' }),
    await inbox({ ...mine, page: '2' }),
    await inbox({ ...mine, page: '3' }),
  ];
  expect(pages.map(({ total, pages: all, conversations }) => [total, all, conversations.length])).toEqual([
    [65, 3, 30],
    [65, 3, 30],
    [65, 3, 5],
  ]);
  const newestFirst = made.toReversed();
  expect(pages.flatMap(idsOf)).toEqual([made[0], ...newestFirst.filter((id) => id !== made[0])]);
  expect((await inbox({ ...mine, page: '9' })).conversations).toEqual([]);

  expect(idsOf(await inbox({ ...mine, unread: '1' }))).toEqual([made[0]]);
  expect(idsOf(await inbox({ ...mine, state: 'closed' }))).toEqual(made.slice(60).toReversed());
  expect((await inbox({ ...mine, about: 'card' })).total).toBe(7);
  expect((await inbox({ ...mine, about: 'none' })).total).toBe(58);
  expect(idsOf(await inbox({ ...mine, q: '100% של studio_x' }))).toEqual([made[3]]);
  expect(idsOf(await inbox({ ...mine, q: 'החיוב שלי' }))).toEqual([made[0]]);
  expect((await inbox({ state: 'all', q: '7654321' })).total).toBe(65);
  expect((await inbox({ ...mine, q: 'אין דבר כזה' })).total).toBe(0);
  expect((await admin.get('/api/admin/support/conversations?state=lost')).status).toBe(422);
});

test('who answers first takes the conversation; it can be given back, and the menu counts', async () => {
  const { id, asker, client } = await asking('שלום <b>צוות</b>');
  const before = await admin.get('/api/admin/support/counts');
  const [waiting] = (await inbox({ userId: String(asker.id) })).conversations;
  expect(waiting).toMatchObject({ id, unread: 1, awaitsAnswer: true, assignee: null });

  const listener = await listenLive(app.url, client);
  await expect.poll(() => listener.of('resync').length).toBe(1);
  const sent = await admin.post('/api/messages', { conversationId: id, content: 'בשמחה 🙂' });
  expect(sent.status).toBe(201);
  await expect
    .poll(() => listener.of('support-message').map(({ message }) => message.content))
    .toContain('בשמחה 🙂');
  await listener.close();

  await admin.put(`/api/support-conversations/${id}/read`, {});
  const [taken] = (await inbox({ assigned: 'me', userId: String(asker.id) })).conversations;
  expect(taken).toMatchObject({
    id,
    unread: 0,
    assignee: { id: adminUser.id, username: adminUser.username },
  });
  const after = await admin.get('/api/admin/support/counts');
  expect(after.body).toEqual({
    open: before.body.open,
    unread: before.body.unread - 1,
    mine: before.body.mine + 1,
  });

  const given = await admin.put(`/api/admin/support/conversations/${id}/assignee`, { to: 'nobody' });
  expect(given.body).toMatchObject({ id, assignee: null });
  expect(idsOf(await inbox({ assigned: 'nobody', userId: String(asker.id) }))).toEqual([id]);
  expect((await admin.put('/api/admin/support/conversations/999999999/assignee', { to: 'me' })).status).toBe(
    404,
  );
});

test('the context of a conversation is its person’s alone', async () => {
  const { id, asker } = await asking('אין לי גישה לכרטיס');
  const card = await createBusinessProfile(app.knex, {
    userId: asker.id,
    businessName: 'Café רות בע״מ',
    heldFor: 'PayPal',
    heldSince: new Date(),
  });
  await createPhysicalCardOrder(app.knex, { userId: asker.id, profileId: card.id, quantity: 50 });
  for (let index = 0; index < 7; index += 1)
    await createErrorLog(app.knex, { userId: asker.id, errorMessage: `fault ${index}` });
  const former = await createSupportTicket(app.knex, {
    userId: asker.id,
    subject: 'ישן',
    closedAt: new Date(),
  });
  const stranger = await createUser(app.knex);
  await createBusinessProfile(app.knex, { userId: stranger.id });
  await createErrorLog(app.knex, { userId: stranger.id });

  const reply = await admin.get(`/api/admin/support/conversations/${id}/context`);
  expect(reply.status).toBe(200);
  const context = reply.body as ConversationContext;
  expect(context.user).toMatchObject({ id: asker.id, email: asker.email });
  expect(context.packages).toMatchObject({ total: 1, rows: [{ status: 'active' }] });
  expect(context.cards).toMatchObject({
    total: 1,
    rows: [{ id: card.id, name: 'Café רות בע״מ', isHeld: true, isTakenDown: false }],
  });
  expect(context.orders).toMatchObject({ total: 1, rows: [{ quantity: 50 }] });
  expect(context.chips).toEqual({ total: 0, rows: [] });
  expect(context.errors.total).toBe(7);
  expect(context.errors.rows.map(({ message }) => message)).toEqual(
    [6, 5, 4, 3, 2].map((index) => `fault ${index}`),
  );
  expect(context.conversations.rows).toMatchObject([{ id: former.id, subject: 'ישן', isClosed: true }]);
  expect((await admin.get('/api/admin/support/conversations/999999999/context')).status).toBe(404);
});

test('moderators and owners have no inbox', async () => {
  for (const role of ['moderator', 'user'] as const) {
    const { client } = await signInAs(app, role);
    expect((await client.get('/api/admin/support/conversations')).status).toBe(403);
    expect((await client.get('/api/admin/support/counts')).status).toBe(403);
  }
});

test('the list of conversations has pages beyond the newest hundred, for moderators too', async () => {
  const owner = await createUser(app.knex);
  for (let index = 0; index < 103; index += 1)
    await createSupportTicket(app.knex, { userId: owner.id, subject: `עמוד ${index}` });
  const client = app.client();
  await client.signIn(owner);
  const first = await client.get('/api/support-conversations');
  const second = await client.get('/api/support-conversations?page=2');
  expect([first.body.length, second.body.length]).toEqual([100, 3]);
  const all = [...first.body, ...second.body] as { id: number }[];
  expect(new Set(all.map(({ id }) => id)).size).toBe(103);
  expect((await client.get('/api/support-conversations?page=3')).body).toEqual([]);
  expect((await client.get('/api/support-conversations?page=0')).status).toBe(422);
});
