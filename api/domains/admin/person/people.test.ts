import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { changeRow } from '../../../testing/change-row.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient, signInAs } from '../../../testing/sign-in.ts';
import { remindFollowUps } from '../../leads/sales-leads/remind-follow-ups.ts';

let app: TestApp;
let client: TestClient;
let adminId: number;
let finance: TestClient;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'http://bikur.example' } });
  const admin = await signInAs(app, 'admin');
  [client, adminId] = [admin.client, admin.user.id];
  finance = (await signInAs(app, 'finance')).client;
});
afterAll(() => app.close());

const ids = (answer: { body: { id: number }[] }) => answer.body.map(({ id }) => id);
const find = (resource: string, filter: Record<string, unknown>, by = client) =>
  by.get(`/api/admin/${resource}?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}`);
const noticesOf = (userId: number) => app.knex('notifications').where({ user_id: userId });

describe('staff begin', () => {
  test('an account: invited by a link of a week, with a password that nobody of staff knows', async () => {
    const lead = await createContactLead(app.knex);
    const wish = {
      username: 'בן לוי 74',
      email: 'Ben74@Example.test',
      phone: '054-7777123',
      leadId: lead.id,
    };
    const made = await client.post('/api/admin/users', wish);
    expect(made).toMatchObject({ status: 201, body: { email: 'ben74@example.test', isInvited: true } });
    const { id } = made.body;
    const row = await app.knex('users').where({ id }).first();
    expect(row).toMatchObject({ password: null, is_email_verified: false, user_role: 'user' });
    expect(row.password_reset_expires.getTime()).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
    expect(await app.knex('contact_leads').where({ id: lead.id }).first()).toMatchObject({ user_id: id });
    const mails = () =>
      app.knex('mail_log').where({ to_address: 'ben74@example.test', template: 'invitation' });
    expect(await mails()).toHaveLength(1);

    expect((await client.post(`/api/admin/users/${id}/send-invitation`, {})).status).toBe(200);
    expect(await mails()).toHaveLength(2);
    expect((await app.knex('users').where({ id }).first()).password_reset_token).not.toBe(
      row.password_reset_token,
    );
    const again = await client.post('/api/admin/users', { ...wish, username: 'אחר 74' });
    expect(again).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } });
    const bad = await client.post('/api/admin/users', { username: 'א', email: 'no', leadId: null });
    expect(Object.keys(bad.body.errors).sort()).toEqual(['email', 'username']);
    const someone = await createUser(app.knex);
    expect((await client.post(`/api/admin/users/${someone.id}/send-invitation`, {})).status).toBe(409);
    expect((await finance.post('/api/admin/users', { ...wish, email: 'x@example.test' })).status).toBe(403);
  });

  test('a card in an owner’s name: a draft or published, and the owner is told', async () => {
    const owner = await createUser(app.knex);
    const make = (isPublic: boolean) =>
      client.post(`/api/admin/users/${owner.id}/create-card`, {
        businessName: 'סטודיו "גל" 🌊',
        phone: '054-5550188',
        isPublic,
      });
    expect((await make(false)).status).toBe(200);
    expect(await app.knex('business_profiles').where({ user_id: owner.id })).toMatchObject([
      { business_name: 'סטודיו "גל" 🌊', is_public: false },
    ]);
    expect(await noticesOf(owner.id)).toMatchObject([{ type: 'card', link: '/dashboard' }]);
    expect(await app.knex('mail_log').where({ user_id: owner.id })).toMatchObject([
      { template: 'card_made' },
    ]);
    // The free plan has one place.
    expect((await make(true)).status).toBe(402);
    expect(await noticesOf(owner.id)).toHaveLength(1);
  });

  test('a conversation, once however often it is sent; the owner reads and answers it', async () => {
    const owner = await createUser(app.knex);
    const body = {
      userId: owner.id,
      subject: 'החבילה שלך',
      content: 'שלום 👋',
      clientId: crypto.randomUUID(),
    };
    const first = await client.post('/api/admin/support/conversations', body);
    expect(first.status).toBe(201);
    expect((await client.post('/api/admin/support/conversations', body)).body).toEqual(first.body);
    const theirs = await (await signedInClient(app, owner)).get('/api/support-conversations');
    expect(theirs.body).toMatchObject([{ id: first.body.conversationId, subject: 'החבילה שלך' }]);
    const nobody = { ...body, userId: 987_654_321, clientId: crypto.randomUUID() };
    expect((await client.post('/api/admin/support/conversations', nobody)).status).toBe(404);
    expect((await finance.post('/api/admin/support/conversations', body)).status).toBe(403);
  });

  test('a lead from a call, and its assignee is reminded on the day, once', async () => {
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Jerusalem' });
    const made = await client.post('/api/admin/contact-leads', {
      name: 'בן 74',
      phone: '0545550117',
      message: 'שמישהו יבנה לי את הכרטיס?',
      followUpOn: today,
    });
    expect(made).toMatchObject({ status: 201, body: { source: 'phone', assigneeId: adminId } });
    const { id } = made.body;
    const reminders = () => noticesOf(adminId).where({ link: `/admin/contact-leads/${id}/show` });
    for (const told of [1, 0]) expect(await remindFollowUps(app.knex, new Date())).toBe(told);
    expect(await reminders()).toHaveLength(1);
    // Whose day is to come, who is done with and whom nobody takes care of reminds nobody.
    const handled = { assigneeId: adminId, followUpOn: today };
    await createContactLead(app.knex, { ...handled, followUpOn: '2150-01-02' });
    await createContactLead(app.knex, { ...handled, status: 'won' });
    await createContactLead(app.knex, { followUpOn: today });
    expect(await remindFollowUps(app.knex, new Date())).toBe(0);
    // Another day is told anew; one that is over is refused, and an owner takes care of no lead.
    await changeRow(client, `/api/admin/contact-leads/${id}`, { followUpOn: '2150-01-01' });
    expect(await remindFollowUps(app.knex, new Date('2150-01-01T07:00:00Z'))).toBe(1);
    const owner = await createUser(app.knex);
    const refused = await changeRow(client, `/api/admin/contact-leads/${id}`, { followUpOn: '2020-01-01' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['followUpOn']]);
    const noStaff = await changeRow(client, `/api/admin/contact-leads/${id}`, { assigneeId: owner.id });
    expect([noStaff.status, Object.keys(noStaff.body.errors)]).toEqual([422, ['assigneeId']]);
    const nowhere = await client.post('/api/admin/contact-leads', { name: 'בלי דרך לענות' });
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['phone']]);
  });

  test('a lead is whose who begins with it, unless it is somebody’s; who is done with it, and when, follows', async () => {
    const colleague = await signInAs(app, 'admin');
    const lead = await createContactLead(app.knex);
    const row = () => app.knex('contact_leads').where({ id: lead.id }).first();
    const change = (by: TestClient, changes: Record<string, unknown>) =>
      changeRow(by, `/api/admin/contact-leads/${lead.id}`, changes);
    expect((await change(client, { status: 'won' })).status).toBe(200);
    expect(await row()).toMatchObject({
      assignee_id: null,
      handled_by: adminId,
      handled_at: expect.any(Date),
    });
    await change(client, { status: 'new' });
    expect(await row()).toMatchObject({ handled_by: null, handled_at: null });
    await change(client, { status: 'in_progress' });
    expect(await row()).toMatchObject({ assignee_id: adminId, handled_by: adminId });
    const { handled_at: handledAt } = await row();
    // A day chosen for somebody else's lead stays theirs to remember; a status that stays is not handled anew.
    await change(colleague.client, { status: 'in_progress', followUpOn: '2150-01-01' });
    expect(await row()).toMatchObject({ assignee_id: adminId, handled_by: adminId, handled_at: handledAt });
    // Nor does whoever begins with it take it from whose it is.
    await change(colleague.client, { status: 'new' });
    await change(colleague.client, { status: 'in_progress' });
    expect(await row()).toMatchObject({ assignee_id: adminId, handled_by: colleague.user.id });
    await change(colleague.client, { status: 'new', assigneeId: null });
    await change(colleague.client, { status: 'in_progress', assigneeId: adminId });
    expect(await row()).toMatchObject({ assignee_id: adminId, handled_by: colleague.user.id });
  });
});

describe('notes', () => {
  const note = (resource: string, recordId: number, words: string, by = client) =>
    by.post('/api/admin/staff-notes', { resource, recordId, words });

  test('stand on records, are read with their person, and only their author changes them', async () => {
    const owner = await createUser(app.knex);
    const card = await createBusinessProfile(app.knex, { userId: owner.id });
    const order = await createPhysicalCardOrder(app.knex, { userId: owner.id });
    const words = `${'אורך '.repeat(900)}<script>alert(1)</script> 🎈`;
    const made = [
      await note('users', owner.id, words),
      await note('business-profiles', card.id, 'על הכרטיס'),
      await note('physical-card-orders', order.id, 'על ההזמנה', finance),
    ];
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(ids(await find('staff-notes', { userId: owner.id })).sort()).toEqual(
      made.map(({ body }) => body.id).sort(),
    );
    expect(ids(await find('staff-notes', { resource: 'business-profiles', recordId: card.id }))).toEqual([
      made[1]?.body.id,
    ]);
    const theirs = `/api/admin/staff-notes/${made[2]?.body.id}`;
    expect((await changeRow(client, theirs, { words: 'שלי' })).status).toBe(403);
    expect((await client.delete(theirs)).status).toBe(403);
    expect((await finance.delete(theirs)).status).toBe(200);
    expect((await note('users', owner.id, 'א'.repeat(10_000))).status).toBe(422);
    expect((await note('users', owner.id, ' \n ')).body.errors).toHaveProperty('words');
    expect((await note('payments', 987_654_321, 'אין')).status).toBe(404);
    const ofCard = await createContactLead(app.knex, { profileId: card.id });
    expect((await note('contact-leads', ofCard.id, 'לא שלנו')).status).toBe(404);
    await app.knex('users').where({ id: owner.id }).delete();
    expect(await app.knex('staff_notes').where({ user_id: owner.id })).toEqual([]);
  });

  test('tags find people again', async () => {
    const owner = await createUser(app.knex);
    const tag = `VIP "זהב" ${owner.id}`;
    const set = await client.post(`/api/admin/users/${owner.id}/set-tags`, {
      tags: [tag, ` ${tag} `, 'עונה'],
    });
    expect(set.body.tags).toEqual([tag, 'עונה']);
    expect(ids(await find('users', { tags: tag }))).toEqual([owner.id]);
    expect(ids(await find('users', { tags: [tag, 'אחרת'] }))).toEqual([]);
    const tooMany = { tags: Array.from({ length: 21 }, (_, number) => `תג ${number}`) };
    expect((await client.post(`/api/admin/users/${owner.id}/set-tags`, tooMany)).status).toBe(422);
    const own = await (await signedInClient(app, owner)).get('/api/account');
    expect(JSON.stringify(own.body)).not.toContain('זהב');
  });
});

describe('whose a lead is', () => {
  test('is proposed by phone in any form and by mail, confirmed, refused and left open again', async () => {
    const byPhone = await createUser(app.knex, { phone: '+972 52-888-7766' });
    const byMail = await createUser(app.knex, { email: 'noa.gal@example.test' });
    await createUser(app.knex, { phone: '052-888-7767' });
    const lead = await createContactLead(app.knex, { phone: '0528887766', email: 'Noa.Gal@Example.test' });
    const path = `/api/admin/contact-leads/${lead.id}`;
    const proposals = async () =>
      ((await client.get(`${path}/users`)).body as { userId: number; decision: string }[]).map((one) => [
        one.userId,
        one.decision,
      ]);
    const decide = (userId: number, decision: string) =>
      client.post(`${path}/decide-user`, { userId, decision });
    expect((await proposals()).toSorted()).toEqual(
      [
        [byPhone.id, 'open'],
        [byMail.id, 'open'],
      ].toSorted(),
    );
    await decide(byMail.id, 'refused');
    await client.post('/api/admin/staff-notes', {
      resource: 'contact-leads',
      recordId: lead.id,
      words: 'דיברנו',
    });
    expect((await decide(byPhone.id, 'confirmed')).body.userId).toBe(byPhone.id);
    expect(await proposals()).toEqual([
      [byPhone.id, 'confirmed'],
      [byMail.id, 'refused'],
    ]);
    expect((await find('staff-notes', { userId: byPhone.id })).body).toMatchObject([{ words: 'דיברנו' }]);
    await decide(byPhone.id, 'open');
    await decide(byMail.id, 'confirmed');
    expect((await proposals())[0]).toEqual([byMail.id, 'confirmed']);
    // A refusal of another one takes nothing from whom it is.
    expect((await decide(byPhone.id, 'refused')).body.userId).toBe(byMail.id);
    expect((await decide(byMail.id, 'refused')).body.userId).toBeNull();
    expect((await decide(987_654_321, 'confirmed')).status).toBe(422);
    // A short number is many people's.
    await createUser(app.knex, { phone: '*2345' });
    const short = await createContactLead(app.knex, { phone: '*2345', email: null });
    expect((await client.get(`/api/admin/contact-leads/${short.id}/users`)).body).toEqual([]);
  });
});

describe('leads of owners', () => {
  test('are no part of ours: neither found nor changed, and shown with a reason that is written down', async () => {
    const owner = await createUser(app.knex);
    const card = await createBusinessProfile(app.knex, { userId: owner.id });
    const lead = await createContactLead(app.knex, {
      profileId: card.id,
      name: 'לקוח של דנה',
      notes: 'סוד של דנה',
    });
    const path = `/api/admin/contact-leads/${lead.id}`;
    expect(ids(await find('contact-leads', { q: 'לקוח של דנה' }))).toEqual([]);
    expect(ids(await find('contact-leads', { id: [lead.id] }))).toEqual([]);
    const calls = [
      client.get(path),
      client.put(path, { status: 'won', version: 'a'.repeat(22) }),
      client.get(`${path}/users`),
      client.post(`${path}/decide-user`, { userId: owner.id, decision: 'confirmed' }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await app.knex('contact_leads').where({ id: lead.id }).first()).toMatchObject({
      status: 'new',
      user_id: null,
    });

    const look = `/api/admin/users/${owner.id}/see-leads`;
    expect((await client.post(look, { reason: '  ' })).body.errors).toHaveProperty('reason');
    const reason = 'בעלת הכרטיס מתלוננת שפנייה לא הגיעה';
    const shown = await client.post(look, { reason });
    expect(shown.body).toMatchObject({ hasMore: false, leads: [{ id: lead.id, name: 'לקוח של דנה' }] });
    expect(JSON.stringify(shown.body)).not.toContain('סוד');
    expect(
      await app
        .knex('audit_log')
        .where({ entity: 'users', entity_id: String(owner.id), action: 'see-leads' }),
    ).toMatchObject([{ actor_id: adminId, after: { input: { reason, shown: 1 } } }]);
    expect((await finance.post(look, { reason })).status).toBe(403);
    expect((await client.post('/api/admin/users/987654321/see-leads', { reason })).status).toBe(404);
    // A page of fifty, the newest first, and the next one from its last.
    const [others, stranger] = [
      await app.knex('contact_leads').insert(
        Array.from({ length: 50 }, (_, at) => ({
          profile_id: card.id,
          name: `פונה ${at}`,
          phone: '0545550188',
        })),
        'id',
      ),
      await createContactLead(app.knex, { profileId: (await createBusinessProfile(app.knex)).id }),
    ];
    const newest = others.map((row: { id: number }) => row.id).toReversed();
    const idsIn = (reply: typeof shown) => (reply.body.leads as { id: number }[]).map((one) => one.id);
    const full = await client.post(look, { reason });
    expect([idsIn(full), full.body.hasMore]).toEqual([newest, true]);
    const next = await client.post(look, { reason, before: newest.at(-1) });
    expect([idsIn(next), next.body.hasMore]).toEqual([[lead.id], false]);
    const middle = await client.post(look, { reason, before: newest[0] });
    expect([middle.body.leads.length, middle.body.hasMore]).toEqual([50, false]);
    expect(idsIn(middle)).not.toContain(stranger.id);
  });
});

describe('a person', () => {
  test('has one timeline, page by page, of the kinds that the reader may see; and what matters at a glance', async () => {
    const owner = await createUser(app.knex, { phone: '052-1112233' });
    await createBusinessProfile(app.knex, { userId: owner.id, businessName: 'סטודיו' });
    await createPhysicalCardOrder(app.knex, { userId: owner.id });
    for (let number = 1; number <= 55; number += 1)
      await createPaymentAttempt(app.knex, { userId: owner.id, amountMinor: 1_000, status: 'succeeded' });
    await client.post(`/api/admin/users/${owner.id}/set-tags`, { tags: ['VIP'] });
    await client.post('/api/admin/staff-notes', { resource: 'users', recordId: owner.id, words: 'לזכור' });
    await client.post('/api/admin/support/conversations', {
      userId: owner.id,
      subject: 'שלום',
      content: 'מה שלומך?',
      clientId: null,
    });

    const read = async (query: string, by = client) =>
      (await by.get(`/api/admin/users/${owner.id}/timeline${query}`)).body as {
        entries: { key: string; kind: string; what: string; at: string }[];
        next: string | null;
      };
    const first = await read('');
    expect([first.entries.length, first.next === null]).toEqual([50, false]);
    const all = [...first.entries];
    for (let { next } = first; next !== null;) {
      const page = await read(`?after=${encodeURIComponent(next)}`);
      all.push(...page.entries);
      ({ next } = page);
    }
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const kinds = new Map(all.map(({ kind }) => [kind, all.filter((one) => one.kind === kind).length]));
    expect(kinds.get('money')).toBeGreaterThanOrEqual(55);
    for (const kind of ['sign-in', 'card', 'order', 'note', 'staff', 'conversation'])
      expect(kinds.get(kind), kind).toBeGreaterThan(0);
    expect((await read('?kinds=note,staff')).entries.map(({ kind }) => kind).toSorted()).toEqual([
      'note',
      'staff',
    ]);
    const forFinance = await read('?kinds=conversation,note', finance);
    expect(forFinance.entries.map(({ kind }) => kind)).toEqual(['note']);
    for (const wrong of ['?kinds=nonsense', '?after=yesterday', `?after=${encodeURIComponent("'; drop")}`])
      expect((await client.get(`/api/admin/users/${owner.id}/timeline${wrong}`)).status, wrong).toBe(422);

    expect((await client.get(`/api/admin/users/${owner.id}/summary`)).body).toMatchObject({
      paidInAll: '550.00',
      lastPayment: { amount: '10.00' },
      openConversations: 1,
      notes: 1,
      // One of them is the order's.
      cards: 2,
      orders: 1,
    });
    expect((await client.get('/api/admin/users/987654321/timeline')).status).toBe(404);
  });
});

describe('a search', () => {
  test('finds names with and without niqqud and geresh, sums, numbers, and what belongs to a person', async () => {
    const owner = await createUser(app.knex, { username: 'ז׳אן גבאי', email: 'jean.gabay@example.test' });
    const paid = await createPaymentAttempt(app.knex, { userId: owner.id, amountMinor: 123_700 });
    const other = await createPaymentAttempt(app.knex, { amountMinor: 123_800 });
    for (const q of ['ז׳אן', "ז'אן", 'זאן', 'זָ׳אן גַּבַּאי', 'JEAN.gab', 'gabay@ex'])
      expect(ids(await find('users', { q })), q).toEqual([owner.id]);
    for (const q of ['1,237', '1237.00 ₪', '₪1237', 'זאן גבאי', 'jean.gabay'])
      expect(ids(await find('payments', { q })), q).toEqual([paid.id]);
    expect(ids(await find('payments', { q: `#${other.id}` }))).toEqual([other.id]);
    const entry = await find('audit-log', { q: 'no-such-person' });
    expect([entry.status, entry.body]).toEqual([200, []]);
    for (const q of ['״', '׳׳׳', '%', '₪']) expect((await find('payments', { q })).status, q).toBe(200);
  });
});
