import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  ConversationContext,
  InboxCounts,
  InboxPage,
  SupportNote,
} from '../../../contract/support/inbox.schema.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBillingDetails } from '../../../testing/factories/billing-details.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createErrorLog } from '../../../testing/factories/error-log.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createSupportTicket } from '../../../testing/factories/support-ticket.ts';
import { createUserAddress } from '../../../testing/factories/user-address.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { listenLive } from '../../../testing/live-listener.ts';
import { removeUnsentAttachments } from '../attachments/remove-unsent-attachments.ts';
import { supportOfAccount } from '../account-part.ts';
import { signedInClient, signInAs } from '../../../testing/sign-in.ts';

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
const assign = (client: TestClient, id: number, move: object) =>
  client.put(`/api/admin/support/conversations/${id}/assignee`, move);
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
  const of = async (who: User) => (await inbox({ assigned: String(who.id), userId: String(asker.id) })).total;
  expect([await of(adminUser), await of(asker)]).toEqual([1, 0]);
  const after = await admin.get('/api/admin/support/counts');
  expect(after.body).toEqual({
    open: before.body.open,
    unread: before.body.unread - 1,
    mine: before.body.mine + 1,
    overdue: before.body.overdue,
    snoozed: before.body.snoozed,
  });

  const given = await assign(admin, id, { assigneeId: null, from: adminUser.id });
  expect(given.body).toMatchObject({ id, assignee: null });
  expect(idsOf(await inbox({ assigned: 'nobody', userId: String(asker.id) }))).toEqual([id]);
  expect((await assign(admin, 999_999_999, { assigneeId: null, from: null })).status).toBe(404);
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

test('a conversation goes from hand to hand: of two who take it one is refused, and a colleague is told why', async () => {
  const { id } = await asking('מי מטפל?');
  const { client: colleague, user } = await signInAs(app, 'admin');
  const taken = await Promise.all([
    assign(admin, id, { assigneeId: adminUser.id, from: null }),
    assign(colleague, id, { assigneeId: user.id, from: null }),
  ]);
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
  await app.knex('support_tickets').where({ id }).update({ assigned_to: adminUser.id });

  const silently = await assign(colleague, id, { assigneeId: user.id, from: adminUser.id });
  expect([silently.status, Object.keys(silently.body.errors)]).toEqual([422, ['note']]);
  const note = 'דיברתי איתה בטלפון 😀';
  const over = await assign(colleague, id, { assigneeId: user.id, from: adminUser.id, note });
  expect(over.body.assignee).toEqual({ id: user.id, username: user.username });
  expect((await admin.get('/api/notifications')).body[0]).toMatchObject({
    title: expect.stringContaining(user.username),
    content: expect.stringContaining(note),
    link: `/admin/support/${id}`,
  });
  expect(idsOf(await inbox({ assigned: String(user.id) }))).toEqual([id]);
  // Whoever is given one is told, too; with no way to the inbox for who has none.
  const moderator = await signInAs(app, 'moderator');
  for (const receiver of [adminUser.id, moderator.user.id])
    expect(
      (
        await assign(admin, id, {
          assigneeId: receiver,
          from: receiver === adminUser.id ? user.id : adminUser.id,
          note,
        })
      ).status,
    ).toBe(200);
  expect((await moderator.client.get('/api/notifications')).body).toMatchObject([
    {
      title: expect.stringContaining(adminUser.username),
      content: expect.stringContaining(note),
      link: null,
    },
  ]);
  await app.knex('support_tickets').where({ id }).update({ assigned_to: user.id });

  const owner = await createUser(app.knex);
  const demo = await createUser(app.knex, { userRole: 'moderator', isDemo: true });
  for (const assigneeId of [owner.id, demo.id, 999_999_999])
    expect((await assign(colleague, id, { assigneeId, from: user.id })).body.errors).toHaveProperty(
      'assigneeId',
    );
  const staff = (await admin.get('/api/admin/support/staff')).body as { id: number }[];
  expect(staff.map((one) => one.id)).toEqual(expect.arrayContaining([user.id, adminUser.id]));
  expect(staff.map((one) => one.id)).not.toEqual(expect.arrayContaining([owner.id]));
});

test('notes are between staff: neither the person’s API, nor the live stream, nor the export tells of them', async () => {
  const { id, client, asker } = await asking('למה חויבתי?');
  const secret = 'לקוח קשה, לא להחזיר כסף';
  const [owners, staffs] = await Promise.all([listenLive(app.url, client), listenLive(app.url, admin)]);
  await expect.poll(() => owners.of('resync').length + staffs.of('resync').length).toBe(2);
  const path = `/api/admin/support/conversations/${id}/notes`;
  expect((await admin.post(path, { content: ' \u202e ' })).status).toBe(422);
  expect((await admin.post(path, { content: secret })).body).toMatchObject({
    kind: 'note',
    author: adminUser.username,
    content: secret,
  });
  await assign(admin, id, { assigneeId: adminUser.id, from: null, note: `${secret}!` });
  await admin.post(`/api/support-conversations/${id}/typing`, { isNote: true });
  await admin.post(`/api/support-conversations/${id}/typing`, {});
  await client.post(`/api/support-conversations/${id}/typing`, { isNote: true });
  const writes = { conversationId: id, isNote: false };
  await expect
    .poll(() => owners.of('support-typing'))
    .toEqual([{ ...writes, from: 'support', username: null }]);
  await expect
    .poll(() => staffs.of('support-typing'))
    .toEqual([{ ...writes, from: 'user', username: asker.username }]);
  expect(staffs.of('support-note')).toEqual([{ conversationId: id }, { conversationId: id }]);
  expect(owners.text).not.toMatch(/note"|לקוח קשה/u);
  await Promise.all([owners.close(), staffs.close()]);

  expect((await admin.get(path)).body.map((note: SupportNote) => [note.kind, note.content])).toEqual([
    ['note', secret],
    ['assign', `${secret}!`],
  ]);
  for (const read of [
    `/api/support-conversations/${id}`,
    '/api/support-conversations',
    '/api/support-messages',
    '/api/notifications',
  ])
    expect(JSON.stringify((await client.get(read)).body), read).not.toContain('לקוח קשה');
  expect((await client.get(path)).status).toBe(403);
  expect(JSON.stringify(await supportOfAccount.exportTables?.(app.knex, asker.id))).not.toContain('לקוח קשה');
  expect((await client.post(`/api/support-conversations/${id + 1_000_000}/typing`, {})).status).toBe(404);
});

test('put aside, it is out of what is open until its time or a message; closing brings it back, too', async () => {
  const { id, client, asker } = await asking('אפשר לדחות?');
  const path = `/api/admin/support/conversations/${id}/snooze`;
  const mine = { userId: String(asker.id) };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  for (const until of [new Date(0).toISOString(), '9999-01-01T00:00:00.000Z'])
    expect((await admin.put(path, { until })).body.errors).toHaveProperty('until');
  // A year ahead is the longest, that of a leap year too.
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  expect((await admin.put(path, { until: inHours(366 * 24 + 1) })).status).toBe(422);
  expect((await admin.put(path, { until: inHours(366 * 24 - 1) })).status).toBe(200);
  expect((await admin.put(path, { until: tomorrow })).body.snoozedUntil).toBe(tomorrow);
  expect((await inbox(mine)).total).toBe(0);
  expect(idsOf(await inbox({ ...mine, state: 'snoozed' }))).toEqual([id]);
  await app
    .knex('support_tickets')
    .where({ id })
    .update({ snoozed_until: new Date(Date.now() - 1_000) });
  expect(idsOf(await inbox(mine))).toEqual([id]);
  await admin.put(path, { until: tomorrow });
  await client.post('/api/messages', { conversationId: id, content: 'ועוד משהו' });
  expect((await inbox(mine)).conversations[0]).toMatchObject({ id, snoozedUntil: null });
  await admin.put(path, { until: tomorrow });
  const [message] = (await client.get(`/api/support-conversations/${id}`)).body.messages as { id: number }[];
  await admin.put(`/api/admin/messages/${message?.id}/close`);
  expect((await admin.put(path, { until: tomorrow })).status).toBe(404);
  await admin.put(`/api/admin/messages/${message?.id}/reopen`);
  expect((await inbox(mine)).conversations[0]).toMatchObject({ id, snoozedUntil: null });
});

test('waiting is counted in business hours, whoever waits too long comes first, and an answer ends it', async () => {
  const { id, asker, client } = await asking('דחוף');
  const later = await asking('פחות דחוף');
  const weekAgo = new Date(Date.now() - 7 * 86_400_000);
  await app.knex('support_tickets').where({ id }).update({ waiting_since: weekAgo });
  const before = (await admin.get('/api/admin/support/counts')).body as InboxCounts;
  expect(before.overdue).toBeGreaterThanOrEqual(1);
  const [first] = (await inbox({ state: 'all' })).conversations;
  expect(first).toMatchObject({ id, waitingSince: weekAgo.toISOString() });
  expect(new Date(String(first?.dueAt)).getTime()).toBeLessThan(Date.now());
  await admin.post('/api/messages', { conversationId: id, content: 'סליחה על ההמתנה' });
  const answered = await inbox({ userId: String(asker.id) });
  expect(answered.conversations[0]).toMatchObject({ id, waitingSince: null, dueAt: null });
  expect((await admin.get('/api/admin/support/counts')).body.overdue).toBe(before.overdue - 1);

  await client.post('/api/messages', { conversationId: id, content: 'ועוד שאלה' });
  const dueOf = async (who: User) =>
    new Date(String((await inbox({ userId: String(who.id) })).conversations[0]?.dueAt)).getTime();
  // The first answer is promised sooner than the next one.
  expect(await dueOf(asker)).toBeGreaterThan(await dueOf(later.asker));
});

test('pictures and PDFs go with messages; whoever may not read the message gets none of them', async () => {
  const { id, client, asker } = await asking('מצורף');
  const { client: stranger } = await signInAs(app, 'moderator');
  const owner = await createUser(app.knex);
  const other = await signedInClient(app, owner);
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#204060' },
  })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .png()
    .toBuffer();
  const path = '/api/support-attachments';
  const upload = (by: TestClient, bytes: Buffer, name: string) =>
    by.post(`${path}?name=${encodeURIComponent(name)}`, undefined, {
      raw: new Uint8Array(bytes),
      contentType: 'application/octet-stream',
    });
  const sent = await upload(client, picture, '../צילום <מסך>.exe');
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  expect(sent.body).toMatchObject({
    name: '.. צילום  מסך.jpg',
    mimeType: 'image/jpeg',
    width: 40,
    height: 30,
  });
  const document = await PDFDocument.create();
  document.addPage().drawText('Invoice');
  const pdf = await upload(client, Buffer.from(await document.save()), 'חשבונית.pdf');
  expect(pdf.body).toMatchObject({ name: 'חשבונית.pdf', mimeType: 'application/pdf' });
  for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7 <script>', 'MZ', ''])
    expect((await upload(client, Buffer.from(bytes), 'a.jpg')).status, bytes).toBe(415);

  const file = `${path}/${sent.body.id}`;
  expect((await stranger.get(file)).status).toBe(404);
  const content = 'הנה הקבצים';
  const attachmentIds = [sent.body.id, pdf.body.id];
  const byOther = await stranger.post('/api/messages', { conversationId: id, content, attachmentIds });
  expect([byOther.status, Object.keys(byOther.body.errors)]).toEqual([422, ['attachmentIds']]);
  const message = await client.post('/api/messages', { conversationId: id, content, attachmentIds });
  expect(message.body.message.attachments).toMatchObject([{ id: sent.body.id }, { id: pdf.body.id }]);
  const again = await client.post('/api/messages', { conversationId: id, content, attachmentIds });
  expect(again.body.errors).toHaveProperty('attachmentIds');

  for (const [reader, status] of [
    [client, 200],
    [admin, 200],
    [stranger, 200],
    [other, 404],
    [app.client(), 401],
  ] as const)
    expect((await reader.get(file)).status).toBe(status);
  const got = await client.get(file);
  expect(got.headers.get('content-type')).toBe('image/jpeg');
  expect(got.headers.get('cache-control')).toContain('private');
  const [row] = await app.knex('support_attachments').where({ id: sent.body.id });
  expect(got.text).not.toContain('secret place');

  const zip = { byteSize: 0, names: [] as string[], add: (name: string) => void zip.names.push(name) };
  const deps = { ...app.deps, knex: app.knex };
  const job = { deps, userId: asker.id, language: 'he', zip, notHere: [], report: async () => {} } as const;
  await supportOfAccount.exportFiles?.({ ...job, notHere: [] });
  expect(zip.names).toEqual([`support/${sent.body.id}.jpg`, `support/${pdf.body.id}.pdf`]);

  // What a file of the account has no more room for is named in it.
  const room = 350 * 1_024 * 1_024 - row.byte_size;
  const given: string[] = [];
  const files = async (byteSize: number, notHere: string[] = []) => {
    const full = { byteSize, add: (name: string) => void given.push(name) };
    await supportOfAccount.exportFiles?.({ ...job, zip: full, notHere });
    return notHere;
  };
  expect((await files(room)).includes(row.name)).toBe(false);
  expect((await files(room + 1)).includes(row.name)).toBe(true);
  expect(given.filter((name) => name.endsWith('.jpg'))).toEqual([`support/${row.id}.jpg`]);

  const unsent = await upload(client, picture, 'b.png');
  // Twenty may wait for their message; those that went with one don't count, nor do other people's.
  const copies = Array.from({ length: 18 }, (_, at) => ({
    ...row,
    id: undefined,
    message_id: null,
    storage_key: `${row.storage_key.slice(0, -6)}${String(at).padStart(2, '0')}.jpg`,
  }));
  await app.knex('support_attachments').insert(copies);
  const last = await upload(client, picture, 'c.png');
  expect([last.status, (await upload(client, picture, 'd.png')).status]).toEqual([201, 409]);
  expect((await upload(stranger, picture, 'e.png')).status).toBe(201);
  await app.knex('support_attachments').whereNull('message_id').whereNot({ id: unsent.body.id }).delete();
  await app
    .knex('support_attachments')
    .where({ id: unsent.body.id })
    .update({ created_at: new Date(0) });
  // A day is for writing the message; what went with one stays.
  expect(await removeUnsentAttachments(app.knex, new Date(86_400_000))).toBe(0);
  await app
    .knex('support_attachments')
    .whereIn('id', [sent.body.id, pdf.body.id])
    .update({ created_at: new Date(0) });
  expect(await removeUnsentAttachments(app.knex, new Date(86_400_001))).toBe(1);
  await app.knex('support_tickets').where({ id }).delete();
  expect(await app.knex('discarded_files').whereIn('storage_key', [row.storage_key])).toHaveLength(1);
});

test('an answer begins with the person’s own name, where we know it', async () => {
  const { id, asker } = await asking('שלום');
  const context = async () =>
    ((await admin.get(`/api/admin/support/conversations/${id}/context`)).body as ConversationContext).user
      .name;
  const stranger = await createUser(app.knex);
  await createUserAddress(app.knex, { userId: stranger.id, recipientName: 'מישהי אחרת' });
  await createBillingDetails(app.knex, { userId: stranger.id, name: 'חברה אחרת' });
  expect(await context()).toBe(asker.username);
  await createBillingDetails(app.knex, { userId: asker.id, name: 'לוי כהן בע״מ' });
  expect(await context()).toBe('לוי כהן בע״מ');
  await createUserAddress(app.knex, { userId: asker.id, recipientName: 'דנה לוי־כהן', isPrimary: true });
  await createUserAddress(app.knex, { userId: asker.id, recipientName: 'אצל השכנים' });
  await createUserAddress(app.knex, { userId: asker.id, recipientName: null });
  expect(await context()).toBe('דנה לוי־כהן');
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
