import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SupportMessage } from '../../../contract/support/support.schema.ts';
import { Message } from '../../../models/Message.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createMessage } from '../../../testing/factories/message.ts';
import { createUser } from '../../../testing/factories/user.ts';

let app: TestApp;
let customer: User;
let stranger: User;
let moderator: User;
let admin: User;
let question: Message;
let reply: Message;
let elsewhere: Message;

beforeAll(async () => {
  app = await startTestApp();
  [customer, stranger, moderator, admin] = [
    await createUser(app.knex),
    await createUser(app.knex),
    await createUser(app.knex, { userRole: 'moderator' }),
    await createUser(app.knex, { userRole: 'admin' }),
  ];
});

afterAll(() => app.close());

beforeEach(async () => {
  await Message.query(app.knex).delete();
  const { knex } = app;
  question = await createMessage(knex, { userId: customer.id, createdAt: new Date('2026-01-01') });
  reply = await createMessage(knex, {
    userId: moderator.id,
    recipientId: customer.id,
    content: 'היי, כן',
    createdAt: new Date('2026-01-02'),
  });
  elsewhere = await createMessage(knex, {
    userId: admin.id,
    recipientId: stranger.id,
    createdAt: new Date('2026-01-03'),
  });
  await createMessage(knex, { userId: customer.id, recipientId: stranger.id, isSupport: false });
});

async function as(person: User) {
  const client = app.client();
  await client.signIn(person);
  return client;
}

async function listed(person: User): Promise<SupportMessage[]> {
  return (await (await as(person)).get('/api/support-messages')).body as SupportMessage[];
}

const ids = (messages: SupportMessage[]) => messages.map(({ id }) => id);

describe('GET /api/support-messages', () => {
  it('gives a person their own conversation, the newest first', async () => {
    const messages = await listed(customer);
    expect(ids(messages)).toEqual([reply.id, question.id]);
    expect(messages[0]).toEqual({
      id: reply.id,
      conversationId: reply.ticketId,
      userId: customer.id,
      senderId: moderator.id,
      username: moderator.username,
      from: 'support',
      isAutomatic: false,
      content: 'היי, כן',
      attachments: [],
      isRead: false,
      isClosed: false,
      createdAt: '2026-01-02T00:00:00.000Z',
    });
    expect(messages[1]).toMatchObject({ userId: customer.id, senderId: customer.id, isRead: true });
  });

  it('gives staff everybody’s', async () => {
    expect(ids(await listed(admin))).toEqual([elsewhere.id, reply.id, question.id]);
    expect(ids(await listed(moderator))).toEqual([elsewhere.id, reply.id, question.id]);
    expect((await listed(moderator)).map(({ isRead }) => isRead)).toEqual([true, true, false]);
  });

  it('gives a person without a conversation nothing', async () => {
    expect(await listed(await createUser(app.knex))).toEqual([]);
  });

  it('is closed to guests', async () => {
    expect((await app.client().get('/api/support-messages')).status).toBe(401);
  });
});

describe('PUT /api/support-messages/read-all', () => {
  it('marks what waits for the reader, and only that', async () => {
    expect((await (await as(customer)).put('/api/support-messages/read-all')).body).toEqual({ read: 1 });
    const unread = await Message.query(app.knex).where({ is_read: false, is_support: true }).orderBy('id');
    expect(unread.map(({ id }) => id)).toEqual([question.id, elsewhere.id]);
    expect((await (await as(moderator)).put('/api/support-messages/read-all')).body).toEqual({ read: 1 });
    expect((await listed(stranger))[0]).toMatchObject({ id: elsewhere.id, isRead: false });
  });

  it('leaves unread what a person wrote outside support', async () => {
    expect((await (await as(stranger)).put('/api/support-messages/read-all')).body).toEqual({ read: 1 });
    expect(await Message.query(app.knex).where({ recipient_id: stranger.id, is_read: false })).toMatchObject([
      { userId: customer.id, isSupport: false },
    ]);
    expect((await (await as(stranger)).put('/api/messages/read-all')).body).toEqual({ read: 1 });
  });

  it('agrees with the count in the header', async () => {
    const client = await as(customer);
    const before = await client.get('/api/auth/current-user');
    expect(before.body.user.unreadSupportMessages).toBe(1);
    await client.put('/api/support-messages/read-all');
    const after = await client.get('/api/auth/current-user');
    expect(after.body.user.unreadSupportMessages).toBe(0);
  });
});
