import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createNotification } from '../../../testing/factories/notification.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { waitForLock } from '../../../testing/wait-for-lock.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

it('lists a person’s own, the newest first, in the shape of the interface', async () => {
  const person = await createUser(app.knex);
  const early = await createNotification(app.knex, {
    userId: person.id,
    createdAt: new Date('2026-01-01T10:00:00Z'),
  });
  const late = await createNotification(app.knex, {
    userId: person.id,
    title: 'Studio Peleg בע״מ <b>',
    createdAt: new Date('2026-01-02T10:00:00Z'),
  });
  await createNotification(app.knex);
  const client = app.client();
  await client.signIn(person);
  const { status, body } = await client.get('/api/notifications');
  expect(status).toBe(200);
  expect(body.map(({ id }: { id: number }) => id)).toEqual([late.id, early.id]);
  expect(body[0]).toEqual({
    id: late.id,
    title: 'Studio Peleg בע״מ <b>',
    content: late.content,
    type: 'lead',
    link: null,
    isRead: false,
    createdAt: '2026-01-02T10:00:00.000Z',
  });
  // No more than fifty: the oldest is left out.
  await app.knex('notifications').insert(
    Array.from({ length: 49 }, (_, at) => ({
      user_id: person.id,
      type: 'lead',
      title: `${at}`,
      content: '',
      link: `/contact-leads/${at}`,
      created_at: new Date(Date.UTC(2026, 1, 1, 0, at)),
    })),
  );
  const { body: newest } = await client.get('/api/notifications');
  expect([newest.length, newest[0].link, newest[1].link]).toEqual([
    50,
    '/contact-leads/48',
    '/contact-leads/47',
  ]);
  expect(newest.at(-1).id).toBe(late.id);
});

it('marks a person’s own read and nobody else’s', async () => {
  const [person, other] = [await createUser(app.knex), await createUser(app.knex)];
  for (const userId of [person.id, person.id, other.id]) await createNotification(app.knex, { userId });
  const client = app.client();
  await client.signIn(person);
  expect((await client.put('/api/notifications/read-all')).body).toEqual({ read: 2 });
  expect((await client.put('/api/notifications/read-all')).body).toEqual({ read: 0 });
  const unread = await app.knex('notifications').where({ user_id: other.id, is_read: false });
  expect(unread).toHaveLength(1);
});

it('keeps the counter of the account exact, whoever makes, reads and removes them at once', async () => {
  const [person, other] = [await createUser(app.knex), await createUser(app.knex)];
  const client = app.client();
  await client.signIn(person);
  const tell = () => createNotification(app.knex, { userId: person.id });
  await Promise.all([
    ...Array.from({ length: 12 }, tell),
    client.put('/api/notifications/read-all'),
    client.put('/api/notifications/read-all'),
    createNotification(app.knex, { userId: other.id }),
  ]);
  const kept = async (id: number) =>
    (await app.knex('users').where({ id }).first('unread_notifications'))?.unread_notifications;
  const [{ count = 0 } = {}] = await app
    .knex('notifications')
    .where({ user_id: person.id, is_read: false })
    .count();
  expect(await kept(person.id)).toBe(Number(count));
  expect((await client.get('/api/auth/current-user')).body.user.unreadNotifications).toBe(Number(count));
  await client.put('/api/notifications/read-all');
  expect([await kept(person.id), await kept(other.id)]).toEqual([0, 1]);
  await app.knex('notifications').where({ user_id: other.id }).delete();
  expect(await kept(other.id)).toBe(0);
});

it('counts what two transactions add at once, though neither sees the other’s', async () => {
  const person = await createUser(app.knex);
  const first = await app.knex.transaction();
  await createNotification(first, { userId: person.id });
  const second = createNotification(app.knex, { userId: person.id });
  await waitForLock(app.knex);
  await first.commit();
  await second;
  expect(await app.knex('users').where({ id: person.id }).first('unread_notifications')).toEqual({
    unread_notifications: 2,
  });
});

it('is closed to guests, and to writes without an anti-forgery token', async () => {
  expect((await app.client().get('/api/notifications')).status).toBe(401);
  const client = app.client();
  await client.signIn(await createUser(app.knex));
  const refused = await client.put('/api/notifications/read-all', undefined, { csrf: false });
  expect(refused.status).toBe(403);
});
