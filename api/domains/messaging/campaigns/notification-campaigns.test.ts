import { afterAll, beforeAll, expect, test } from 'vitest';
import { typedFrom } from '../../../contract/messaging/campaigns.schema.ts';
import type { CampaignAudience } from '../../../contract/messaging/entities/notification-campaign.schema.ts';
import type { MailLogEntry } from '../../../models/MailLogEntry.ts';
import type { User } from '../../../models/User.ts';
import { marketingConsentWording } from '../../../contract/messaging/marketing-consent.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createMailLogEntry } from '../../../testing/factories/mail-log-entry.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signInAs, signedInClient } from '../../../testing/sign-in.ts';
import { deliverNextMail } from '../mail/deliver-mail.ts';
import { claimMail, settleMail } from '../mail/mail-queue.ts';
import { letterOff } from '../notifications/letter-off.ts';
import { advanceCampaign } from './advance-campaign.ts';

let app: TestApp;
let admin: TestClient;
const clock = { now: () => new Date() };
const path = '/api/admin/notification-campaigns';

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signInAs(app, 'admin')).client;
});
afterAll(() => app.close());

const count = async (audience: CampaignAudience, kind = 'news') =>
  (await admin.post(`${path}/count`, { audience, kind })).body as {
    recipients: number;
    optedOut: number;
    unverified: number;
  };
const send = (campaign: Record<string, unknown>) =>
  admin.post(path, { kind: 'news', title: 'חדש אצלנו', content: 'שלום 😀', ...campaign });
/** Sends to an audience, with the numbers that an admin would see and type. */
async function sendTo(audience: CampaignAudience, more: Record<string, unknown> = {}) {
  const { recipients } = await count(audience, String(more['kind'] ?? 'news'));
  return send({ audience, expected: recipients, typed: recipients, ...more });
}
const deliver = async () => {
  while (await advanceCampaign({ knex: app.knex, clock, env: app.deps.env }));
};
const toldOf = async (campaign: number): Promise<number[]> =>
  (await app.knex('notifications').where({ campaign_id: campaign }).orderBy('user_id').pluck('user_id')).map(
    Number,
  );
const noNews = { notificationChoices: { news: { product: false } } };

test('one person hears of it, with a link of ours, and it says who has read it', async () => {
  const person = await createUser(app.knex);
  const { status, body } = await sendTo(
    { to: 'one', userId: person.id },
    { link: ' /subscription?plan=2#x ' },
  );
  expect(status, JSON.stringify(body)).toBe(201);
  expect([body.status, body.recipients]).toEqual(['sending', 1]);
  await deliver();
  const client = await signedInClient(app, person);
  expect((await client.get('/api/notifications')).body).toMatchObject([
    { title: 'חדש אצלנו', content: 'שלום 😀', link: '/subscription?plan=2#x', isRead: false },
  ]);
  expect((await admin.get(`${path}/${body.id}/reach`)).body).toMatchObject({ read: 0, unread: 1 });
  await client.put('/api/notifications/read-all');
  expect((await admin.get(`${path}/${body.id}/reach`)).body).toMatchObject({ read: 1, unread: 0 });
  expect((await admin.get(`${path}/${body.id}`)).body).toMatchObject({
    status: 'sent',
    sent: 1,
    finishedAt: expect.any(String),
  });
});

test('the people of a plan: those whose package is active, each once', async () => {
  const product = await createProduct(app.knex);
  const [inside, twice, lapsed, ended, quiet] = await Promise.all([
    createUser(app.knex),
    createUser(app.knex),
    createUser(app.knex),
    createUser(app.knex),
    createUser(app.knex, noNews),
  ]);
  const ahead = {
    productId: product.id,
    status: 'active' as const,
    endDate: new Date(Date.now() + 86_400_000),
  };
  for (const user of [inside, twice, twice, quiet])
    await createPackage(app.knex, { ...ahead, userId: user.id });
  await createPackage(app.knex, { ...ahead, userId: lapsed.id, endDate: new Date(Date.now() - 1_000) });
  await createPackage(app.knex, { ...ahead, userId: ended.id, status: 'cancelled' });
  const plan = { to: 'plan', productId: product.id } as const;
  expect(await count(plan)).toEqual({ recipients: 2, optedOut: 1, unverified: 0 });
  expect(await count(plan, 'service')).toEqual({ recipients: 3, optedOut: 0, unverified: 0 });
  const news = (await sendTo(plan)).body;
  const service = (await sendTo(plan, { kind: 'service' })).body;
  await deliver();
  const idsOf = (users: readonly User[]) => users.map(({ id }) => id).sort((one, other) => one - other);
  expect(await toldOf(news.id)).toEqual(idsOf([inside, twice]));
  expect(await toldOf(service.id)).toEqual(idsOf([inside, twice, quiet]));
});

test('the free plan is everybody without a paid package that is active', async () => {
  const before = (await count({ to: 'plan', productId: null })).recipients;
  const payer = await createUser(app.knex);
  await createUser(app.knex);
  expect((await count({ to: 'plan', productId: null })).recipients).toBe(before + 2);
  await createPackage(app.knex, { userId: payer.id, isPaid: true, status: 'active', endDate: null });
  expect((await count({ to: 'plan', productId: null })).recipients).toBe(before + 1);
});

test('a role, in batches that several workers share, and never twice', async () => {
  const rows = Array.from({ length: 1_203 }, (_, number) => ({
    username: `מוד ${number}`,
    email: `moderator-${number}@example.test`,
    password: 'x',
    user_role: 'moderator',
  }));
  await app.knex.batchInsert('users', rows, 500);
  const { id, recipients } = (await sendTo({ to: 'role', role: 'moderator' })).body;
  await createUser(app.knex, { userRole: 'moderator' });
  await Promise.all([1, 2, 3].map(deliver));
  await deliver();
  const told = await toldOf(id);
  expect([told.length, new Set(told).size, recipients]).toEqual([1_203, 1_203, 1_203]);
  expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ sent: 1_203, status: 'sent' });
  // A worker that crashed after notifying, before it could write that down.
  await app.knex('notification_campaigns').where({ id }).update({ status: 'sending', last_user_id: 0 });
  await deliver();
  expect((await toldOf(id)).length).toBe(1_203);
  expect((await admin.get(`${path}/${id}`)).body.sent).toBe(1_203);
});

test('is stopped between two batches and goes on where it was', async () => {
  const { id } = (await sendTo({ to: 'role', role: 'moderator' })).body;
  await advanceCampaign({ knex: app.knex, clock, env: app.deps.env });
  expect((await admin.post(`${path}/${id}/stop`)).body).toMatchObject({ status: 'stopped', sent: 500 });
  await deliver();
  expect((await toldOf(id)).length).toBe(500);
  expect((await admin.post(`${path}/${id}/stop`)).status).toBe(409);
  await admin.post(`${path}/${id}/resume`);
  await deliver();
  expect((await toldOf(id)).length).toBe(1_204);
  const steps = await app
    .knex('audit_log')
    .where({ entity: 'notification-campaigns', entity_id: String(id) })
    .orderBy('id')
    .pluck('action');
  expect(steps).toEqual(['create', 'stop', 'resume']);
});

test('who switches news off on the way is spared', async () => {
  const { id, recipients } = (await sendTo({ to: 'role', role: 'moderator' })).body;
  await advanceCampaign({ knex: app.knex, clock, env: app.deps.env });
  const [last] = await app.knex('users').where({ user_role: 'moderator' }).orderBy('id', 'desc').limit(1);
  await app.knex('users').where({ id: last.id }).update({ notification_choices: noNews.notificationChoices });
  await deliver();
  expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ sent: recipients - 1, status: 'sent' });
});

test('many are told only when their number was typed, and only as many as were shown', async () => {
  const audience = { to: 'role', role: 'moderator' } as const;
  const { recipients } = await count(audience);
  expect(recipients).toBeGreaterThanOrEqual(typedFrom);
  for (const typed of [null, recipients - 1, 0])
    expect((await send({ audience, expected: recipients, typed })).body.errors).toEqual({
      typed: expect.stringContaining(String(recipients)),
    });
  expect(await send({ audience, expected: recipients - 1, typed: recipients - 1 })).toMatchObject({
    status: 409,
    body: { errors: { expected: expect.stringContaining(String(recipients)) } },
  });
});

test.each([
  ['//evil.com'],
  ['/\\evil.com'],
  ['https:/\\evil'],
  ['https://ours@evil.com'],
  ['javascript:alert(1)'],
  ['/a\nb'],
  ['/"><script>alert(1)</script>'],
  ['dashboard'],
  [`/${'x'.repeat(600)}`],
])('leads nowhere else: %s', async (link) => {
  const { id: userId } = await createUser(app.knex);
  const { status, body } = await send({ audience: { to: 'one', userId }, expected: 1, link });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['link']]);
});

test('says what is missing on its field', async () => {
  const issues = async (campaign: Record<string, unknown>) => Object.keys((await send(campaign)).body.errors);
  expect(await issues({ audience: { to: 'one', userId: 987_654_321 }, expected: 0 })).toEqual(['audience']);
  expect(await issues({ audience: { to: 'one' }, expected: 1 })).toEqual(['audience.userId']);
  expect(await issues({ audience: { to: 'role', role: 'king' }, expected: 1 })).toEqual(['audience.role']);
  expect(await issues({ audience: { to: 'all' }, expected: 1, title: ' ' })).toEqual(['title']);
  expect(await issues({ audience: { to: 'all' }, expected: 1, content: 'א'.repeat(10_000) })).toEqual([
    'content',
  ]);
});

test('is for admins alone', async () => {
  const audience = { to: 'all' };
  for (const client of [
    app.client(),
    (await signInAs(app, 'user')).client,
    (await signInAs(app, 'moderator')).client,
  ]) {
    const tries = [
      await client.post(`${path}/count`, { audience, kind: 'news' }),
      await client.post(path, { audience, kind: 'news', title: 'x', expected: 1 }),
      await client.post(`${path}/1/stop`),
      await client.get(`${path}/1/reach`),
    ];
    for (const { status } of tries) expect([401, 403]).toContain(status);
  }
});

/** Somebody with a verified address who agreed to advertising in their account. */
async function agreed(person?: User) {
  const user = person ?? (await createUser(app.knex, { isEmailVerified: true }));
  const client = await signedInClient(app, user);
  const { body: choices } = await client.get('/api/account/notification-choices');
  expect(choices.news).toEqual({ product: true, mail: false });
  const put = (mail: boolean) =>
    client.put('/api/account/notification-choices', { ...choices, news: { product: true, mail } });
  expect((await put(true)).status).toBe(200);
  return { user, put };
}
const mailsOf = (
  campaign: number,
): Promise<{ to_address: string; subject: string; off_link: string; is_bulk: boolean; id: number }[]> =>
  app
    .knex('mail_log')
    .join('campaign_mails', 'campaign_mails.mail_id', 'mail_log.id')
    .where({ campaign_id: campaign })
    .orderBy('mail_log.id')
    .select('mail_log.*');

test('advertising is mailed to nobody but who agreed, and says what the law asks for; one press ends it', async () => {
  const product = await createProduct(app.knex);
  const willing = await agreed();
  const left = await agreed();
  await left.put(false);
  const unproven = await agreed(await createUser(app.knex, { isEmailVerified: false }));
  const asked = await createUser(app.knex, { isEmailVerified: true });
  // Switched on without a word of consent: by whatever wrote the row.
  const unasked = await createUser(app.knex, {
    isEmailVerified: true,
    notificationChoices: { news: { mail: true } } as never,
  });
  for (const { id } of [willing.user, left.user, unproven.user, asked, unasked])
    await createPackage(app.knex, { productId: product.id, userId: id, status: 'active', endDate: null });
  const audience = { to: 'plan', productId: product.id } as const;
  const reach = await admin.post(`${path}/count`, { audience, kind: 'news', channel: 'mail' });
  expect(reach.body).toEqual({ recipients: 1, optedOut: 3, unverified: 1 });
  const news = {
    audience,
    kind: 'news',
    channel: 'mail',
    title: 'מבצע 50% 😀',
    expected: 1,
    link: '/examples',
  };
  const { body } = await send(news);
  await deliver();
  const [mail, ...others] = await mailsOf(body.id);
  expect(others).toEqual([]);
  expect([mail?.to_address, mail?.subject]).toEqual([willing.user.email, 'פרסומת: מבצע 50% 😀']);
  expect(mail?.is_bulk).toBe(true);
  const text = (await admin.get(`/api/admin/mail-log/${mail?.id}/contents`)).body.text as string;
  const { COMPANY_NAME, COMPANY_ADDRESS, COMPANY_PHONE, PUBLIC_URL } = app.deps.env;
  for (const word of [COMPANY_NAME, COMPANY_ADDRESS, COMPANY_PHONE, `${PUBLIC_URL}/weekly-letter?off=`])
    expect(text).toContain(word);

  // Mail programs post by themselves, as RFC 8058 says.
  const post = new URL(String(mail?.off_link));
  const stranger = app.client();
  const off = await stranger.post(post.pathname + post.search, undefined, {
    csrf: false,
    raw: 'List-Unsubscribe=One-Click',
    contentType: 'application/x-www-form-urlencoded',
  });
  expect([off.status, off.body]).toEqual([200, { mail: false, of: 'news' }]);
  // What no worker has sent by then isn't sent.
  expect(await mailsOf(body.id)).toEqual([]);
  expect(await app.knex('marketing_consents').where({ user_id: willing.user.id })).toMatchObject([
    { wording: expect.stringContaining('פרסומת'), withdrawn_by: 'mail', withdrawn_at: expect.any(Date) },
  ]);
  expect((await send(news)).body.errors).toHaveProperty('audience');
  // Of the weekly letter it switches nothing.
  const own = await signedInClient(app, willing.user);
  expect((await own.get('/api/account/notification-choices')).body).toMatchObject({
    letter: { mail: true },
    news: { product: true, mail: false },
  });
  // What concerns the service goes to all with a proven address, without the word.
  const service = { ...news, kind: 'service', expected: 4, title: 'תחזוקה הלילה' };
  const told = (await send(service)).body;
  await deliver();
  expect((await mailsOf(told.id)).map(({ subject }) => subject)).toEqual(Array(4).fill('תחזוקה הלילה'));
});

test('who takes the consent back loses the advertising that waits; nobody else does, and no other mail', async () => {
  const [leaving, staying] = [await agreed(), await agreed()];
  const mail = (user: User, row: object) => createMailLogEntry(app.knex, { userId: user.id, ...row });
  const kept = [
    await mail(staying.user, { template: 'campaign_news', status: 'queued' }),
    await mail(leaving.user, { template: 'campaign_service', status: 'queued' }),
    await mail(leaving.user, { template: 'campaign_news', status: 'sent' }),
  ];
  await mail(leaving.user, { template: 'campaign_news', status: 'queued' });
  await leaving.put(false);
  const people = [leaving.user.id, staying.user.id];
  expect(await app.knex('mail_log').whereIn('user_id', people).orderBy('id').pluck('id')).toEqual(
    kept.map(({ id }) => id),
  );
  const consents = (user: User) => app.knex('marketing_consents').where({ user_id: user.id }).orderBy('id');
  const [first] = await consents(leaving.user);
  expect(first).toMatchObject({ withdrawn_by: 'account', withdrawn_at: expect.any(Date) });
  expect(await consents(staying.user)).toMatchObject([{ withdrawn_by: null, withdrawn_at: null }]);
  // Agreed and taken back once more is another one; of the first nothing changes.
  for (const wanted of [true, false]) await leaving.put(wanted);
  const all = await consents(leaving.user);
  expect([all.length, all[0]]).toEqual([2, first]);
  // Who comes back by the link of a mail has agreed to what its page says, in the page's language.
  const { post } = letterOff(app.deps.env, leaving.user.id, 'news');
  await app.client().post(post, { wanted: true }, { csrf: false, headers: { Cookie: 'lang=en' } });
  expect((await consents(leaving.user))[2]).toMatchObject({
    language: 'en',
    wording: marketingConsentWording.mail.en,
  });
  // Strangers share the demo account: nobody writes to it.
  const demo = await createUser(app.knex, { isDemo: true, isEmailVerified: true });
  const audience = { to: 'one', userId: demo.id };
  expect((await admin.post(`${path}/count`, { audience, kind: 'service', channel: 'mail' })).body).toEqual({
    recipients: 0,
    optedOut: 0,
    unverified: 1,
  });
  await app.knex('mail_log').whereIn('user_id', people).delete();
});

/** Sends all mail that is due; gives the addresses that it went to. */
async function sendDueMail(): Promise<string[]> {
  const addresses: string[] = [];
  const mail = {
    deliver: async ({ to }: { to: string }) => {
      addresses.push(to);
      return 'sent' as const;
    },
  };
  while (await deliverNextMail(app.deps, mail));
  return addresses;
}

test('mails of a campaign go out once each, are held back when it is stopped, and go on where it was', async () => {
  const product = await createProduct(app.knex);
  const people: User[] = [];
  for (let count = 0; count < 105; count += 1) {
    const person = await createUser(app.knex, { isEmailVerified: true });
    await createPackage(app.knex, {
      productId: product.id,
      userId: person.id,
      status: 'active',
      endDate: null,
    });
    people.push(person);
  }
  const audience = { to: 'plan', productId: product.id } as const;
  const campaign = { audience, kind: 'service', channel: 'mail', title: 'הודעה', expected: 105, typed: 105 };
  await sendDueMail();
  const { id } = (await send(campaign)).body;
  await advanceCampaign({ knex: app.knex, clock, env: app.deps.env });
  const underWay = (await claimMail(app.knex)) as MailLogEntry;
  expect((await admin.post(`${path}/${id}/stop`)).body).toMatchObject({ status: 'stopped', sent: 100 });
  await deliver();
  const other = await createMailLogEntry(app.knex, { status: 'queued' });
  expect(await sendDueMail()).toEqual([other.toAddress]);
  expect((await admin.get(`${path}/${id}/reach`)).body.mails).toEqual({ sent: 0, waiting: 100, failed: 0 });
  const [waiting] = await mailsOf(id);
  expect((await admin.get(`/api/admin/mail-log/${waiting?.id}`)).status).toBe(200);
  expect((await admin.get('/api/admin/list-exports/mail-log')).status).toBe(200);
  await admin.post(`${path}/${id}/resume`);
  await Promise.all([deliver(), deliver()]);
  // A worker that died before it could write down how far it had come.
  await app.knex('notification_campaigns').where({ id }).update({ status: 'sending', last_user_id: 0 });
  await deliver();
  const sent = await sendDueMail();
  // What was being sent all the while isn't sent by another worker, too.
  expect(sent).not.toContain(underWay.toAddress);
  await settleMail(app.knex, underWay, 'sent');
  expect([...sent, underWay.toAddress].sort()).toEqual(people.map(({ email }) => email).sort());
  expect((await admin.get(`${path}/${id}/reach`)).body.mails).toEqual({ sent: 105, waiting: 0, failed: 0 });
  await app.knex('mail_log').where({ id: underWay.id }).update({ status: 'failed' });
  expect((await admin.get(`${path}/${id}/reach`)).body.mails).toEqual({ sent: 104, waiting: 0, failed: 1 });
});

const leaveFiveHundredWaiting = (template: string) =>
  app.knex.raw(
    `insert into mail_log (to_address, template, subject, text_body, html_body, language, status, is_bulk)
     select 'reader' || n || '@example.test', ?, 'מכתב', '', '', 'he', 'queued', true
     from generate_series(1, 500) n`,
    [template],
  );

test('a campaign by mail goes on, however many receipts of renewals and letters wait', async () => {
  await sendDueMail();
  const { id: userId, email } = await createUser(app.knex, { isEmailVerified: true });
  for (const template of ['receipt', 'weekly_letter']) await leaveFiveHundredWaiting(template);
  const { id } = (await sendTo({ to: 'one', userId }, { kind: 'service', channel: 'mail' })).body;
  await deliver();
  expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ status: 'sent', sent: 1 });
  expect(await sendDueMail()).toContain(email);
});

test('a campaign by mail goes on as its mails are sent, so that it can be stopped until nearly all are', async () => {
  await sendDueMail();
  const person = await createUser(app.knex, { isEmailVerified: true });
  const { id: userId } = person;
  await leaveFiveHundredWaiting('campaign_news');
  const byMail = (await sendTo({ to: 'one', userId }, { kind: 'service', channel: 'mail' })).body;
  const inProduct = (await sendTo({ to: 'one', userId }, { kind: 'service' })).body;
  await deliver();
  expect(await toldOf(inProduct.id)).toEqual([userId]);
  expect((await admin.get(`${path}/${byMail.id}`)).body).toMatchObject({ status: 'sending', sent: 0 });
  // The mail server is away: each waits for its next try.
  const tryIn = (time: string) =>
    app
      .knex('mail_log')
      .where({ template: 'campaign_news', status: 'queued' })
      .update({ next_try_at: app.knex.raw(`now() + interval '${time}'`) });
  await tryIn('2 minutes');
  await deliver();
  expect((await admin.get(`${path}/${byMail.id}`)).body).toMatchObject({ status: 'sending', sent: 0 });
  await tryIn('0');
  await sendDueMail();
  await deliver();
  expect((await admin.get(`${path}/${byMail.id}`)).body).toMatchObject({ status: 'sent', sent: 1 });
  expect(await sendDueMail()).toEqual([person.email]);
  // What is tried again in more than ten minutes keeps none waiting: an address may be away for half a day.
  await leaveFiveHundredWaiting('campaign_news');
  await tryIn('9 minutes');
  const next = (await sendTo({ to: 'one', userId }, { kind: 'service', channel: 'mail' })).body;
  await deliver();
  expect((await admin.get(`${path}/${next.id}`)).body).toMatchObject({ status: 'sending', sent: 0 });
  await tryIn('11 minutes');
  await deliver();
  expect((await admin.get(`${path}/${next.id}`)).body).toMatchObject({ status: 'sent', sent: 1 });
  await app.knex('mail_log').where({ template: 'campaign_news', status: 'queued' }).delete();
  expect(await sendDueMail()).toEqual([person.email]);
});

test('a campaign that a former version stopped goes on when it is resumed, and its mails are bulk mail', async () => {
  const { id: userId, email } = await createUser(app.knex, { isEmailVerified: true });
  const { id } = (await sendTo({ to: 'one', userId }, { kind: 'service', channel: 'mail' })).body;
  await advanceCampaign({ knex: app.knex, clock, env: app.deps.env });
  await admin.post(`${path}/${id}/stop`);
  const migrations = ['20261128120000_release_held_mail.ts', '20261128120100_mark_waiting_bulk_mail.ts'];
  for (const name of migrations.toReversed()) await app.knex.migrate.down({ name } as never);
  const [mail] = await mailsOf(id);
  await app.knex('mail_log').where({ id: mail?.id }).update({ next_try_at: 'infinity', is_bulk: false });
  for (const name of migrations) await app.knex.migrate.up({ name } as never);
  expect(await mailsOf(id)).toMatchObject([{ status: 'queued', is_bulk: true }]);
  expect(await sendDueMail()).toEqual([]);
  await admin.post(`${path}/${id}/resume`);
  expect(await sendDueMail()).toEqual([email]);
});

test('a campaign begins at its time, and not when it was stopped before', async () => {
  const person = await createUser(app.knex);
  const late = { now: () => new Date(Date.now() + 2 * 3_600_000) };
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  const scheduled = (await sendTo({ to: 'one', userId: person.id }, { startsAt })).body;
  const stopped = (await sendTo({ to: 'one', userId: person.id }, { startsAt })).body;
  const early = await createUser(app.knex, { userRole: 'finance' });
  const ofRole = (await sendTo({ to: 'role', role: 'finance' }, { startsAt })).body;
  // Whoever comes before it begins is told, too.
  const [between, after] = [
    await createUser(app.knex, { userRole: 'finance' }),
    await createUser(app.knex, { userRole: 'finance', createdAt: new Date(Date.now() + 5_400_000) }),
  ];
  expect([scheduled.status, scheduled.startsAt]).toEqual(['scheduled', startsAt]);
  for (const wrong of [new Date(0).toISOString(), '2099-01-01T00:00:00Z', '2026-12-01T09:00'])
    expect((await sendTo({ to: 'one', userId: person.id }, { startsAt: wrong })).body.errors).toHaveProperty(
      'startsAt',
    );
  // A year ahead is the furthest, that of a leap year too.
  const yearAnd = (hours: number) => new Date(Date.now() + (366 * 24 + hours) * 3_600_000).toISOString();
  const tooFar = await sendTo({ to: 'one', userId: person.id }, { startsAt: yearAnd(1) });
  expect(tooFar.body.errors).toHaveProperty('startsAt');
  const furthest = await sendTo({ to: 'one', userId: person.id }, { startsAt: yearAnd(-1) });
  expect(furthest.body.status).toBe('scheduled');
  await admin.post(`${path}/${stopped.id}/stop`);
  await deliver();
  expect(await toldOf(scheduled.id)).toEqual([]);
  while (await advanceCampaign({ knex: app.knex, clock: late, env: app.deps.env }));
  expect([await toldOf(scheduled.id), await toldOf(stopped.id)]).toEqual([[person.id], []]);
  const toldOfRole = await toldOf(ofRole.id);
  expect([early, between, after].map(({ id }) => toldOfRole.includes(id))).toEqual([true, true, false]);
  expect((await admin.post(`${path}/${stopped.id}/resume`)).body.status).toBe('scheduled');
  // One whose time has passed meanwhile begins at once.
  await admin.post(`${path}/${stopped.id}/stop`);
  await app.knex('notification_campaigns').where({ id: stopped.id }).update({ starts_at: new Date() });
  expect((await admin.post(`${path}/${stopped.id}/resume`)).body.status).toBe('sending');
});

test('a test goes to nobody but who asks, and the preview is the mail itself, or the line of the site', async () => {
  const words = {
    kind: 'news',
    channel: 'mail',
    title: 'תבנית <b>חדשה</b>',
    content: 'שורה\n\nעוד',
    link: '/examples',
  };
  const before = Number((await app.knex('mail_log').count())[0]?.['count']);
  const shown = (await admin.post(`${path}/preview`, words)).body;
  expect(shown.subject).toBe('פרסומת: תבנית <b>חדשה</b>');
  expect(shown.html).toContain('&lt;b&gt;חדשה');
  const line = (await admin.post(`${path}/preview`, { ...words, channel: 'product' })).body.html as string;
  expect(line).toContain('תבנית &lt;b&gt;חדשה');
  expect(line).toContain('href="/examples"');
  expect(line).toContain('rel="stylesheet"');
  expect(line).not.toContain('<script');
  const { to } = (await admin.post(`${path}/test`, words)).body;
  const [mail, ...more] = await app.knex('mail_log').where({ to_address: to, template: 'campaign_news' });
  expect([mail.subject, more.length]).toEqual([shown.subject, 0]);
  // Whoever tries a mail waits for it.
  expect(mail.is_bulk).toBe(false);
  expect(Number((await app.knex('mail_log').count())[0]?.['count'])).toBe(before + 1);
  await admin.post(`${path}/test`, { ...words, channel: 'product' });
  expect((await admin.get('/api/notifications')).body[0]).toMatchObject({ title: words.title });
  expect((await admin.post(`${path}/test`, { ...words, title: ' ' })).body.errors).toHaveProperty('title');
});
