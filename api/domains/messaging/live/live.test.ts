import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../adapters/database.ts';
import { maxStreamsOfOneSignIn } from '../../../contract/messaging/live.schema.ts';
import type { User } from '../../../models/User.ts';
import { clientAs, clientOf } from '../../../testing/act-as.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createNotification } from '../../../testing/factories/notification.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser, factoryPassword } from '../../../testing/factories/user.ts';
import { signedInClient } from '../../../testing/sign-in.ts';
import { listenLive, type LiveListener } from '../../../testing/live-listener.ts';

/** Two applications on one database, as in two processes. */
let here: TestApp;
let there: TestApp;
/** Milliseconds by which the other process' clock is ahead. */
let ahead = 0;
const open: LiveListener[] = [];

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({
    knex: openDatabase(here.deps.env.DATABASE_URL ?? ''),
    clock: { now: () => new Date(Date.now() + ahead) },
  });
});
afterEach(async () => {
  ahead = 0;
  await Promise.all(open.splice(0).map((listener) => listener.close()));
});
afterAll(async () => {
  // The client opens connections in advance and sends nothing on them; the close needn't wait for them.
  await there.close(500);
  await here.close(500);
});

/** Listens until the first event arrives: from then on none is missed. */
async function listen(app: TestApp, client: TestClient): Promise<LiveListener> {
  const listener = await listenLive(app.url, client);
  open.push(listener);
  await expect.poll(() => listener.of('resync').length).toBe(1);
  return listener;
}

async function payingUser(): Promise<{ user: User; client: TestClient }> {
  const user = await createUser(here.knex);
  await createPackage(here.knex, { userId: user.id });
  return { user, client: await clientOf(here, user) };
}

/** Waits for a number of events of a name; events come in the order of the commits, so no other is on the way. */
async function heard(
  listener: LiveListener,
  name: Parameters<LiveListener['of']>[0],
  count: number,
): Promise<void> {
  await expect.poll(() => listener.of(name).length).toBe(count);
}

const send = (client: TestClient, body: object) => client.post('/api/messages', { type: 'support', ...body });

describe('what is told', () => {
  it('reaches staff at another process, and the sender’s other tab, and nobody else', async () => {
    const { user, client } = await payingUser();
    const stranger = await payingUser();
    const [staff, otherTab, outsider] = [
      await listen(there, await clientAs(here, 'moderator')),
      await listen(there, client),
      await listen(there, stranger.client),
    ];
    const { body } = await send(client, { content: 'הצילו 🙏' });
    await heard(staff, 'support-message', 2);
    await heard(otherTab, 'support-message', 2);
    expect(staff.of('support-message')[0]).toEqual({
      message: { ...body.message, isRead: false },
      unreadSupportMessages: 1,
    });
    expect(otherTab.of('support-message')).toEqual([
      { message: body.message, unreadSupportMessages: 0 },
      { message: body.automaticReply, unreadSupportMessages: 0 },
    ]);
    expect(staff.of('support-conversation')[0]?.conversation).toMatchObject({ userId: user.id, unread: 1 });
    // The other user's event comes after everything above.
    await createNotification(here.knex, { userId: stranger.user.id });
    await heard(outsider, 'notification', 1);
    expect(outsider.events.map(({ name }) => name)).toEqual(['resync', 'notification']);
  });

  it('is an answer and its count, read in one tab and so in the other', async () => {
    const { user, client } = await payingUser();
    const tab = await listen(there, client);
    await send(await clientAs(here, 'admin'), { recipientId: user.id, content: 'היי' });
    await heard(tab, 'support-message', 1);
    expect(tab.of('support-message')[0]).toMatchObject({
      message: { from: 'support', isRead: false },
      unreadSupportMessages: 1,
    });
    await client.put('/api/support-messages/read-all');
    await heard(tab, 'support-read', 1);
    expect(tab.of('support-read')).toEqual([{ unreadSupportMessages: 0 }]);
  });

  it('is what one of the staff has read, to the others', async () => {
    const { client } = await payingUser();
    const [one, other] = [await clientAs(here, 'moderator'), await clientAs(here, 'moderator')];
    const { message } = (await send(client, { content: 'שאלה' })).body;
    await one.put('/api/support-messages/read-all');
    const colleague = await listen(there, other);
    await send(client, { content: 'ועוד אחת' });
    await heard(colleague, 'support-message', 1);
    await one.put(`/api/support-conversations/${message.conversationId}/read`);
    await heard(colleague, 'support-read', 1);
    expect(colleague.of('support-read')).toEqual([{ unreadSupportMessages: 0 }]);
  });

  it('is that a conversation was closed and opened again', async () => {
    const { client } = await payingUser();
    const admin = await clientAs(here, 'admin');
    const { message } = (await send(client, { content: 'תודה' })).body;
    const tab = await listen(there, client);
    await admin.put(`/api/admin/messages/${message.id}/close`);
    await admin.put(`/api/admin/messages/${message.id}/reopen`);
    await heard(tab, 'support-conversation', 2);
    // Each event carries the row as it is at the time of sending.
    expect(tab.of('support-conversation').at(-1)?.conversation).toMatchObject({
      id: message.conversationId,
      isClosed: false,
    });
  });

  it('is who of staff has a form open, to colleagues who may read the record and to nobody else; nothing is kept', async () => {
    const lead = await createContactLead(here.knex);
    const path = `/api/admin/contact-leads/${lead.id}/presence`;
    const admin = await signedInClient(here, await createUser(here.knex, { userRole: 'admin' }));
    const writer = await createUser(here.knex, { userRole: 'support' });
    const atForm = await signedInClient(here, writer);
    const [colleague, own, elsewhere, owner] = [
      await listen(there, admin),
      await listen(there, atForm),
      await listen(there, await clientAs(here, 'content')),
      await listen(there, await clientAs(here, 'user')),
    ];
    const audited = async () => Number((await here.knex('audit_log').count())[0]?.['count']);
    const before = await audited();
    const opened = Date.now() - 65_000;
    expect((await atForm.post(path, { step: 'asks', openSeconds: 65 })).status).toBe(204);
    await atForm.post(path, { step: 'leaves', openSeconds: 70 });
    await heard(colleague, 'record-presence', 2);
    const [first, last] = colleague.of('record-presence');
    const at = { resource: 'contact-leads', id: lead.id, by: { id: writer.id, username: writer.username } };
    expect(first).toMatchObject({ ...at, step: 'asks' });
    expect(Math.abs(Date.parse(String(first?.since)) - opened)).toBeLessThan(20_000);
    expect(last).toMatchObject({ ...at, step: 'leaves' });
    expect(await audited()).toBe(before);

    expect((await admin.post(path, { step: 'answers', openSeconds: 0 })).status).toBe(204);
    await heard(own, 'record-presence', 1);
    for (const stream of [elsewhere, owner]) expect(stream.of('record-presence')).toEqual([]);
    for (const openSeconds of [-1, 1.5, 1e9, null])
      expect((await atForm.post(path, { step: 'asks', openSeconds })).body.errors).toHaveProperty(
        'openSeconds',
      );
    const unknown = await atForm.post('/api/admin/contact-leads/999999999/presence', {
      step: 'asks',
      openSeconds: 0,
    });
    expect(unknown.status).toBe(404);
  });

  it('are notifications, whoever makes them, and their reading; never what was taken back', async () => {
    const { user, client } = await payingUser();
    const tab = await listen(there, client);
    await here.knex
      .transaction(async (trx) => {
        await createNotification(trx, { userId: user.id, title: 'לא קרה' });
        throw new Error('taken back');
      })
      .catch(() => {});
    await createNotification(here.knex, { userId: user.id, title: 'קרה <b>' });
    await heard(tab, 'notification', 1);
    expect(tab.of('notification')[0]).toMatchObject({
      notification: { title: 'קרה <b>', isRead: false },
      unreadNotifications: 1,
    });
    await client.put('/api/notifications/read-all');
    await heard(tab, 'notifications-read', 1);
    expect(tab.of('notifications-read')).toEqual([{ unreadNotifications: 0 }]);
  });
});

describe('the stream', () => {
  it('is closed to guests, is neither kept nor compressed, and answers a HEAD without opening', async () => {
    expect((await here.client().get('/api/live')).status).toBe(401);
    const client = await clientAs(here, 'user');
    const stream = await listen(here, client);
    expect(stream.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(stream.headers.get('X-Accel-Buffering')).toBe('no');
    expect(stream.headers.get('Content-Encoding')).toBeNull();
    expect(stream.headers.getSetCookie()).toEqual([]);
    expect(stream.text).toMatch(/^retry: 3000\n\nevent: resync\n/);
    expect((await client.request('HEAD', '/api/live')).status).toBe(200);
    await expect.poll(() => streamsOf(here)).toBe(1);
  });

  it('ends when its session ends: by logout, from another device, with another role', async () => {
    const user = await createUser(here.knex);
    const [phone, laptop] = [here.client(), here.client()];
    await phone.signIn(user);
    await laptop.signIn(user);
    const [onPhone, onLaptop] = [await listen(there, phone), await listen(there, laptop)];
    await phone.post('/api/auth/logout');
    await onPhone.ended;
    await createNotification(here.knex, { userId: user.id });
    await heard(onLaptop, 'notification', 1);
    expect(onPhone.of('notification')).toEqual([]);
    const again = await listenLive(there.url, phone);
    expect(again.status).toBe(401);
    await here.knex('users').where({ id: user.id }).update({ user_role: 'moderator' });
    await onLaptop.ended;
    const asStaff = await listen(there, laptop);
    await here.knex('sessions').where({ user_id: user.id }).delete();
    await asStaff.ended;
  });

  it('ends with the right that began it: everything signed out elsewhere, by staff, an account that is closed, a view', async () => {
    const opened = async (client: TestClient) => ({ client, stream: await listen(there, client) });
    const browser = async (user: User) => opened(await signedInClient(here, user));
    const mine = await createUser(here.knex);
    const [phone, laptop] = [await browser(mine), await browser(mine)];
    await phone.client.delete('/api/sessions');
    await laptop.stream.ended;
    const admin = await signedInClient(here, await createUser(here.knex, { userRole: 'admin' }));
    const path = `/api/admin/users/${mine.id}`;
    await admin.post(`${path}/end-sessions`, { reason: 'מכשיר שאבד' });
    await phone.stream.ended;
    const again = await browser(mine);
    const closing = { confirmation: mine.username, currentPassword: factoryPassword };
    expect((await again.client.post('/api/account/closing', closing)).status).toBe(200);
    await again.stream.ended;
    const viewed = await createUser(here.knex);
    expect((await admin.post(`/api/admin/users/${viewed.id}/view-as`, { reason: 'בדיקה' })).status).toBe(200);
    const asOwner = await listen(there, admin);
    await admin.post('/api/auth/logout');
    await asOwner.ended;
  });

  it('of staff ends with their idleness, and goes on while somebody is at it', async () => {
    const admin = await signedInClient(here, await createUser(here.knex, { userRole: 'admin' }));
    const stream = await listen(there, admin);
    ahead = 25 * 60_000;
    // Seen by the other process, at its time.
    const touch = there.client();
    touch.cookies.set('bikur.sid', admin.cookies.get('bikur.sid') as string);
    expect((await touch.get('/api/auth/current-user')).status).toBe(200);
    ahead = 50 * 60_000;
    await createNotification(here.knex, { userId: (await admin.get('/api/auth/current-user')).body.user.id });
    await heard(stream, 'notification', 1);
    ahead = 90 * 60_000;
    await stream.ended;
  });

  it('ends by itself in the second in which its session runs out, whose sign-in is then refused', async () => {
    const user = await createUser(here.knex);
    const client = await clientOf(here, user);
    const listener = await listen(there, client);
    ahead = 31 * 86_400_000;
    await listener.ended;
    expect((await listenLive(there.url, client)).status).toBe(401);
  });

  it('tells nothing to a session that has run out, however it came to', async () => {
    const user = await createUser(here.knex);
    const [over, valid] = [here.client(), here.client()];
    await over.signIn(user);
    const [{ id }] = await here.knex('sessions').where({ user_id: user.id }).select('id');
    await valid.signIn(user);
    const [onOver, onValid] = [await listen(there, over), await listen(there, valid)];
    await here
      .knex('sessions')
      .where({ id })
      .update({ expires_at: new Date(Date.now() - 60_000) });
    await createNotification(here.knex, { userId: user.id });
    await heard(onValid, 'notification', 1);
    await onOver.ended;
    expect(onOver.of('notification')).toEqual([]);
  });

  it('leaves nothing behind, however many come and go', async () => {
    const client = await clientAs(here, 'user');
    for (let round = 0; round < 10; round += 1) {
      const some = await Promise.all(Array.from({ length: 8 }, () => listenLive(here.url, client)));
      expect(some.map(({ status }) => status)).toEqual(some.map(() => 200));
      await Promise.all(some.map((listener) => listener.close()));
      await expect.poll(() => streamsOf(here)).toBe(0);
    }
    expect(here.logLines.filter(({ msg }) => msg === 'answer broke off' || msg === 'request failed')).toEqual(
      [],
    );
  });

  it('is refused over the limit of one sign-in, and free again once one is closed', async () => {
    const client = await clientAs(here, 'user');
    for (let count = 0; count < maxStreamsOfOneSignIn; count += 1) await listen(here, client);
    const refused = await listenLive(here.url, client);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30']);
    await open[0]?.close();
    await expect
      .poll(
        async () => {
          const next = await listenLive(here.url, client);
          open.push(next);
          return next.status;
        },
        { timeout: 10_000 },
      )
      .toBe(200);
  });

  it('asks for everything again when the process was cut off from the database', async () => {
    const { user, client } = await payingUser();
    const tab = await listen(there, client);
    await here.knex.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'bikur live_events' and datname = current_database()`,
    );
    await createNotification(here.knex, { userId: user.id });
    await heard(tab, 'resync', 2);
    expect(tab.of('resync')[1]).toEqual({ unreadSupportMessages: 0, unreadNotifications: 1 });
  });

  it('ends, to be opened anew, when an event could not be told', async () => {
    const { user, client } = await payingUser();
    const tab = await listen(there, client);
    await here.knex.raw(`select pg_notify('live_events', ?)`, [`notification ${user.id} ${10 ** 20}`]);
    await tab.ended;
    expect(tab.of('notification')).toEqual([]);
  });

  it('ends when the server goes down, which waits for nobody', async () => {
    const short = await startTestApp({ knex: openDatabase(here.deps.env.DATABASE_URL ?? '') });
    const client = await clientAs(here, 'user');
    const listeners = [await listen(short, client), await listen(short, client)];
    const began = performance.now();
    await short.close(30_000);
    await Promise.all(listeners.map(({ ended }) => ended));
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});

async function streamsOf(app: TestApp): Promise<number> {
  const { text } = await app.client().get('/metrics');
  return Number(/^live_streams (\d+)$/m.exec(text)?.[1]);
}
