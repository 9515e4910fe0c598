import type { Language } from '../../../contract/base/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Message } from '../../../models/Message.ts';
import type { User } from '../../../models/User.ts';
import { SupportTicket } from '../../../models/SupportTicket.ts';
import { clientAs, clientOf } from '../../../testing/act-as.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createSupportTicket } from '../../../testing/factories/support-ticket.ts';
import { createTeamMember } from '../../../testing/factories/team-member.ts';
import { createUser } from '../../../testing/factories/user.ts';

const hour = 60 * 60_000;
let app: TestApp;
let now = new Date();

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

/** A user with an active paid package, who may write. */
async function payingUser(language: Language = 'he'): Promise<{ user: User; client: TestClient }> {
  const user = await createUser(app.knex, { language });
  await createPackage(app.knex, { userId: user.id });
  return { user, client: await clientOf(app, user) };
}

/** A user without a package who has a card of a company's paid one. */
async function teamMember() {
  const company = await createPackage(app.knex, { isEnterprise: true, isPaid: true });
  const member = await createUser(app.knex);
  await createTeamMember(app.knex, { packageId: company.id, userId: member.id });
  return { member, company };
}

const send = (client: TestClient, body: object) =>
  client.post('/api/messages', { content: 'שלום', type: 'support', ...body });

describe('who asks', () => {
  it('opens a conversation with the first message and goes on in it, answered automatically once', async () => {
    const { user, client } = await payingUser();
    const first = await send(client, { recipientId: null, content: '  הכרטיס שלי (Card 12) לא נפתח 👩‍💻  ' });
    expect(first.status).toBe(201);
    expect(first.body.message).toMatchObject({
      userId: user.id,
      senderId: user.id,
      username: user.username,
      from: 'user',
      content: 'הכרטיס שלי (Card 12) לא נפתח 👩‍💻',
      isRead: true,
      isClosed: false,
      isAutomatic: false,
    });
    expect(first.body.automaticReply).toMatchObject({
      senderId: null,
      from: 'support',
      isAutomatic: true,
      isRead: true,
      username: app.deps.env.COMPANY_NAME,
      content: expect.stringContaining('תשובה אוטומטית'),
      createdAt: new Date(Date.parse(first.body.message.createdAt) + 1_000).toISOString(),
    });
    const second = await send(client, { content: 'ועוד דבר' });
    expect(second.body).toMatchObject({
      message: { conversationId: first.body.message.conversationId },
      automaticReply: null,
      conversation: { id: first.body.message.conversationId, isClosed: false, awaitsAnswer: true, unread: 0 },
    });
    expect((await client.get('/api/auth/current-user')).body.user.unreadSupportMessages).toBe(0);
  });

  it('is answered automatically again after people answered, and after half a day', async () => {
    const { user, client } = await payingUser('en');
    const staff = await clientAs(app, 'moderator');
    const first = await send(client, {});
    expect(first.body.automaticReply.content).toMatch(/^Automatic reply.*Sunday to Thursday/);
    expect((await send(staff, { recipientId: user.id })).body.automaticReply).toBeNull();
    expect((await send(client, {})).body.automaticReply).not.toBeNull();
    expect((await send(client, {})).body.automaticReply).toBeNull();
    const replied = app.knex('messages').whereNull('user_id').where({ recipient_id: user.id });
    await replied.update({ created_at: new Date(now.getTime() - 12 * hour + 1) });
    expect((await send(client, {})).body.automaticReply).toBeNull();
    const before = now;
    now = new Date(before.getTime() + 1);
    expect((await send(client, {})).body.automaticReply).not.toBeNull();
    now = before;
  });

  it('may send as a member of a team whose company pays, while both last', async () => {
    const { member, company } = await teamMember();
    const client = await clientOf(app, member);
    expect((await send(client, {})).status).toBe(201);
    expect((await client.get('/api/auth/current-user')).body.user.entitlements.hasPaidPackage).toBe(true);
    await app.knex('packages').where({ id: company.id }).update({ is_paid: false });
    expect((await send(client, {})).status).toBe(402);
    await app.knex('packages').where({ id: company.id }).update({ is_paid: true });
    expect((await send(client, {})).status).toBe(201);
    await app.knex('team_members').where({ user_id: member.id }).update({ status: 'left', ended_at: now });
    expect((await send(client, {})).status).toBe(402);
  });

  it('may not send without a paid package, and a guest not at all', async () => {
    const refused = await send(await clientAs(app, 'user'), {});
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    expect((await send(app.client(), {})).status).toBe(401);
    const lapsed = await createUser(app.knex);
    await createPackage(app.knex, { userId: lapsed.id, endDate: new Date(now.getTime() - hour) });
    expect((await send(await clientOf(app, lapsed), {})).status).toBe(402);
  });

  it('reaches support as a whole, whichever of the staff is named, and nobody else', async () => {
    const { client } = await payingUser();
    const admin = await createUser(app.knex, { userRole: 'admin' });
    const stranger = await createUser(app.knex);
    const sent = await send(client, { recipientId: admin.id });
    expect(sent.status).toBe(201);
    expect(await Message.query(app.knex).findById(sent.body.message.id)).toMatchObject({ recipientId: null });
    for (const recipientId of [stranger.id, 999_999_999]) {
      const refused = await send(client, { recipientId });
      expect(refused).toMatchObject({ status: 422, body: { errors: { recipientId: expect.any(String) } } });
    }
  });

  it('can’t write, look or mark in somebody else’s conversation', async () => {
    const other = await createSupportTicket(app.knex);
    const { client } = await payingUser();
    expect((await send(client, { conversationId: other.id })).status).toBe(404);
    expect((await client.get(`/api/support-conversations/${other.id}`)).status).toBe(404);
    expect((await client.put(`/api/support-conversations/${other.id}/read`)).status).toBe(404);
    expect((await client.get('/api/support-conversations')).body).toEqual([]);
  });

  it('finds a closed conversation closed, in their language, and opens a new one', async () => {
    const { client } = await payingUser();
    const admin = await clientAs(app, 'admin');
    const { message } = (await send(client, {})).body;
    const closed = await admin.put(`/api/admin/messages/${message.id}/close`);
    expect(closed.body).toMatchObject({
      success: true,
      conversation: { isClosed: true, lastMessage: { isClosed: true } },
    });
    const inHebrew = await send(client, { conversationId: message.conversationId });
    expect(inHebrew).toMatchObject({
      status: 409,
      body: { message: 'השיחה סגורה. אפשר לפתוח פנייה חדשה' },
    });
    const inEnglish = await client.post(
      '/api/messages',
      { content: 'hello', type: 'support' },
      { headers: { 'Accept-Language': 'en' } },
    );
    expect(inEnglish.body.message).toBe('The conversation is closed; open a new service request');
    const ticket = await client.post('/api/create-support-ticket', { subject: 'שוב', content: 'פנייה חדשה' });
    expect(ticket.status).toBe(201);
    expect((await send(client, {})).body.message.conversationId).toBe(ticket.body.conversation.id);
    expect((await client.get('/api/open-support-messages')).body).toHaveLength(3);
    expect((await client.get('/api/support-messages')).body).toHaveLength(5);
    expect((await client.get('/api/support-conversations?state=closed')).body).toHaveLength(1);
  });
});

describe('staff', () => {
  it('answer, which counts as unread for who asked until they look', async () => {
    const { user, client } = await payingUser();
    const staff = await clientAs(app, 'moderator');
    const { message } = (await send(client, {})).body;
    const thread = await staff.get(`/api/support-conversations/${message.conversationId}`);
    expect(thread.body).toMatchObject({ conversation: { userId: user.id, unread: 1, awaitsAnswer: true } });
    const answer = await send(staff, { recipientId: user.id, conversationId: message.conversationId });
    expect(answer.body).toMatchObject({
      message: { userId: user.id, from: 'support', isRead: true, conversationId: message.conversationId },
      conversation: { awaitsAnswer: false },
    });
    expect((await client.get('/api/auth/current-user')).body.user.unreadSupportMessages).toBe(1);
    expect((await client.put(`/api/support-conversations/${message.conversationId}/read`)).body).toEqual({
      read: 1,
    });
    expect((await client.get('/api/auth/current-user')).body.user.unreadSupportMessages).toBe(0);
  });

  it('write to somebody who never asked; to a wrong person or nobody they don’t', async () => {
    const user = await createUser(app.knex);
    const { user: other } = await payingUser();
    const staff = await clientAs(app, 'admin');
    const sent = await send(staff, { recipientId: user.id });
    expect(sent.body).toMatchObject({ message: { userId: user.id, from: 'support' }, automaticReply: null });
    const { conversationId } = sent.body.message;
    for (const recipientId of [other.id, 999_999_999])
      expect((await send(staff, { recipientId, conversationId })).status).toBe(422);
    expect((await send(staff, { recipientId: 999_999_999 })).body.errors).toHaveProperty('recipientId');
  });

  it('open a closed conversation by writing only as admin; closing and opening twice is once', async () => {
    const ticket = await createSupportTicket(app.knex, { closedAt: new Date() });
    const body = { recipientId: ticket.userId, conversationId: ticket.id };
    expect((await send(await clientAs(app, 'moderator'), body)).status).toBe(409);
    const admin = await clientAs(app, 'admin');
    const sent = await send(admin, body);
    expect(sent.body).toMatchObject({ message: { isClosed: false }, conversation: { isClosed: false } });
    const path = `/api/admin/messages/${sent.body.message.id}`;
    for (const [step, isClosed] of [
      ['close', true],
      ['close', true],
      ['reopen', false],
      ['reopen', false],
    ] as const) {
      const reply = await admin.put(`${path}/${step}`);
      expect(reply).toMatchObject({ status: 200, body: { success: true, conversation: { isClosed } } });
      const rows = await Message.query(app.knex).where({ ticket_id: ticket.id });
      expect(rows.map((row) => row.isClosed)).toEqual(rows.map(() => isClosed));
    }
    expect((await (await clientAs(app, 'moderator')).put(`${path}/close`)).status).toBe(403);
    expect((await admin.put('/api/admin/messages/999999999/close')).status).toBe(404);
  });
});

describe('what is typed', () => {
  it.each([
    ['nothing', ''],
    ['spaces and marks that hide', ' \u202E\u2066 \n '],
    ['10,000 characters', 'א'.repeat(10_000)],
  ])('is refused on its field: %s', async (_name, content) => {
    const { client } = await payingUser();
    const refused = await send(client, { content });
    expect(refused).toMatchObject({ status: 422, body: { errors: { content: expect.any(String) } } });
  });

  it('is cleaned of marks that turn it around, and goes up to 5,000 characters', async () => {
    const { client } = await payingUser();
    expect((await send(client, { content: '\u202Eabc\u202C <b>ו־😀</b>\r\nסוף' })).body.message.content).toBe(
      'abc <b>ו־😀</b>\nסוף',
    );
    expect((await send(client, { content: 'a'.repeat(5_000) })).status).toBe(201);
    expect((await client.post('/api/messages', { content: 'x', type: 'private' })).status).toBe(422);
  });

  it('is throttled', async () => {
    const { client } = await payingUser();
    const replies = [];
    for (let count = 0; count < 21; count += 1) replies.push(await send(client, {}));
    expect(replies.map(({ status }) => status)).toEqual([...Array(20).fill(201), 429]);
    expect(Number(replies.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('twice at once', () => {
  it('one message of a client that tries again is stored once, with its automatic reply', async () => {
    const { user, client } = await payingUser();
    const clientId = crypto.randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => send(client, { clientId })));
    expect(new Set(replies.map(({ body }) => body.message.id)).size).toBe(1);
    expect(new Set(replies.map(({ body }) => body.automaticReply.id)).size).toBe(1);
    expect(await SupportTicket.query(app.knex).where({ user_id: user.id })).toHaveLength(1);
    const ticket = { subject: 'א', content: 'ב', clientId: crypto.randomUUID() };
    const opened = await Promise.all([1, 2].map(() => client.post('/api/create-support-ticket', ticket)));
    expect(new Set(opened.map(({ body }) => body.conversation.id)).size).toBe(1);
  });

  it('first messages open one conversation, and get one automatic reply', async () => {
    const { user, client } = await payingUser();
    const replies = await Promise.all(['א', 'ב', 'ג', 'ד'].map((content) => send(client, { content })));
    expect(new Set(replies.map(({ body }) => body.message.conversationId)).size).toBe(1);
    expect(replies.filter(({ body }) => body.automaticReply !== null)).toHaveLength(1);
    expect(await Message.query(app.knex).where({ user_id: user.id })).toHaveLength(4);
  });

  it('answers and readings leave the counter exact', async () => {
    const { user, client } = await payingUser();
    const staff = await Promise.all([1, 2, 3].map(() => clientAs(app, 'moderator')));
    await Promise.all([
      ...staff.flatMap((one) => [1, 2, 3, 4].map(() => send(one, { recipientId: user.id }))),
      ...[1, 2, 3].map(() => client.put('/api/support-messages/read-all')),
      ...[1, 2].map(() => client.put('/api/messages/read-all')),
    ]);
    const unread = await Message.query(app.knex)
      .where({ recipient_id: user.id, is_read: false })
      .resultSize();
    const kept = await app.knex('users').where({ id: user.id }).first('unread_support_messages');
    expect(kept).toEqual({ unread_support_messages: unread });
    await client.put('/api/messages/read-all');
    expect((await client.get('/api/auth/current-user')).body.user.unreadSupportMessages).toBe(0);
  });

  it('sending, reading, closing and opening never wait for each other in a circle', async () => {
    const { user, client } = await payingUser();
    const { message } = (await send(client, {})).body;
    const admin = await clientAs(app, 'admin');
    const moderator = await clientAs(app, 'moderator');
    await Promise.all(['א', 'ב', 'ג', 'ד'].map((content) => send(admin, { recipientId: user.id, content })));
    const replies = await Promise.all(
      [1, 2, 3, 4].flatMap(() => [
        client.put('/api/support-messages/read-all'),
        moderator.put('/api/support-messages/read-all'),
        admin.put(`/api/admin/messages/${message.id}/close`),
        admin.put(`/api/support-conversations/${message.conversationId}/read`),
        admin.put(`/api/admin/messages/${message.id}/reopen`),
        send(admin, { recipientId: user.id }),
        send(client, {}),
      ]),
    );
    expect(replies.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
    const refused = replies.filter(({ status }) => status === 409).map(({ body }) => body.message);
    expect(refused.filter((text) => !text.startsWith('השיחה סגורה'))).toEqual([]);
  });
});
