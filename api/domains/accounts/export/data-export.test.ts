import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBillingDetails } from '../../../testing/factories/billing-details.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createCardReview } from '../../../testing/factories/card-review.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createCouponRedemption } from '../../../testing/factories/coupon-redemption.ts';
import { createMedia } from '../../../testing/factories/media.ts';
import { createMessage } from '../../../testing/factories/message.ts';
import { createNotification } from '../../../testing/factories/notification.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createProforma } from '../../../testing/factories/proforma.ts';
import { createReceipt } from '../../../testing/factories/receipt.ts';
import { createReviewInvitation } from '../../../testing/factories/review-invitation.ts';
import { createSession } from '../../../testing/factories/session.ts';
import { createSupportAttachment } from '../../../testing/factories/support-attachment.ts';
import { createSupportTicket } from '../../../testing/factories/support-ticket.ts';
import { createTeamMember } from '../../../testing/factories/team-member.ts';
import { createTimeRequest } from '../../../testing/factories/time-request.ts';
import { createUserAddress } from '../../../testing/factories/user-address.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signedInClient, signInAs } from '../../../testing/sign-in.ts';
import { removeDiscardedFiles } from '../../cards/media/remove-discarded-files.ts';
import { pictureKey } from '../../cards/media/picture-key.ts';
import { makeExports } from './make-exports.ts';

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } });
});
beforeEach(async () => {
  ahead = 0;
  await app.knex('rate_limits').delete();
  await app.knex('data_exports').delete();
});
afterAll(() => app.close());

const path = '/api/account/exports';
const inMails = new Intl.DateTimeFormat('he', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jerusalem',
});

async function fetchZip(id: string, cookie: string): Promise<Record<string, Uint8Array>> {
  const answer = await fetch(`${app.url}${path}/${id}/file`, { headers: { Cookie: cookie } });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="bikur-[\d-]+\.zip"/);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

test('everything of one person, and nothing of others, comes in one file', async () => {
  const { client, user } = await signInAs(app, 'user');
  const card = await createBusinessProfile(app.knex, { userId: user.id, businessName: 'סטודיו Dana 🌷' });
  const lead = await createContactLead(app.knex, {
    profileId: card.id,
    name: '=cmd()',
    message: 'שלום\nלכולם',
  });
  await createTimeRequest(app.knex, { leadId: lead.id, service: 'פגישת היכרות' });
  await createCardReview(app.knex, { profileId: card.id, words: 'היה מצוין' });
  const invitation = await createReviewInvitation(app.knex, { profileId: card.id });
  const receipt = await createReceipt(app.knex, { userId: user.id });
  const address = await createUserAddress(app.knex, { userId: user.id });
  const picture = await createMedia(app.knex, { userId: user.id });
  const key = pictureKey(picture.storageKey, picture.width, 'jpg');
  await app.deps.storage.put(key, Buffer.from('a picture'));
  const paper = { purpose: 'document', pages: 2, fileName: 'a.pdf', byteSize: 5_000 } as const;
  const document = await createMedia(app.knex, { userId: user.id, ...paper });
  await app.deps.storage.put(`${document.storageKey}/2p-5000.pdf`, Buffer.from('a document'));
  const chip = await createCardAllocation(app.knex, { userId: user.id });
  const foreignChip = await createCardAllocation(app.knex);
  for (const [row, day, taps] of [
    [chip, '2026-11-20', 3],
    [chip, '2026-11-21', 1],
    [foreignChip, '2026-11-21', 99],
  ] as const)
    await app.knex('chip_taps').insert({ allocation_id: row.id, day, taps, last_at: new Date() });
  const other = await createBusinessProfile(app.knex, { businessName: 'זר גמור' });
  await createTimeRequest(app.knex, { profileId: other.id, service: 'שירות זר' });
  await createCardReview(app.knex, { profileId: other.id, words: 'ביקורת זרה' });
  await createContactLead(app.knex, { profileId: other.id, name: 'פונה זר' });
  await createReviewInvitation(app.knex, { profileId: other.id });
  const theirs = { userId: other.userId };
  const foreign = await createMedia(app.knex, theirs);
  await app.deps.storage.put(pictureKey(foreign.storageKey, foreign.width, 'jpg'), Buffer.from('a stranger'));
  await createUserAddress(app.knex, theirs);
  await createSession(app.knex, theirs);
  await createNotification(app.knex, theirs);
  await createReceipt(app.knex, theirs);
  await createProforma(app.knex, theirs);
  await createBillingDetails(app.knex, theirs);
  await createCouponRedemption(app.knex, theirs);
  await createPhysicalCardOrder(app.knex, theirs);
  await createTeamMember(app.knex, theirs);
  const ticket = await createSupportTicket(app.knex, theirs);
  const message = await createMessage(app.knex, { ...theirs, ticketId: ticket.id });
  const sent = await createSupportAttachment(app.knex, { ...theirs, messageId: message.id });
  await app.deps.storage.put(sent.storageKey, Buffer.from('a stranger'));

  const asked = await client.post(path);
  expect([asked.status, asked.body.exports]).toMatchObject([202, [{ status: 'queued', progress: 0 }]]);
  const { id } = asked.body.exports[0];
  expect((await client.get(`${path}/${id}/file`)).status).toBe(404);
  expect(await makeExports(app.deps)).toEqual({ made: 1, failed: 0, removed: 0 });
  const [ready] = (await client.get(path)).body.exports;
  expect(ready).toMatchObject({ id, status: 'ready', progress: 100, byteSize: expect.any(Number) });

  const files = await fetchZip(id, client.cookies.header());
  const text = (name: string) => Buffer.from(files[name] ?? []).toString();
  const json = (name: string) => JSON.parse(text(name));
  expect(json('account.json')).toMatchObject({
    account: [{ id: user.id, email: user.email }],
    addresses: [{ id: address.id }],
  });
  expect(json('cards.json').cards).toMatchObject([{ id: card.id, businessName: 'סטודיו Dana 🌷' }]);
  expect(json('cards.json')).toMatchObject({
    reviews: [{ words: 'היה מצוין' }],
    reviewInvitations: expect.arrayContaining([
      expect.objectContaining({ clientName: invitation.clientName }),
    ]),
  });
  expect(json('leads.json')).toMatchObject({
    leads: [{ name: '=cmd()' }],
    timeRequests: [{ leadId: lead.id, service: 'פגישת היכרות' }],
  });
  expect(json('payments.json').receipts).toMatchObject([{ receiptNumber: receipt.receiptNumber }]);
  // A line for each day on which the chip was tapped, and none of another's.
  expect(json('orders.json').taps).toEqual([
    { allocationId: chip.id, day: '2026-11-20', taps: 3 },
    { allocationId: chip.id, day: '2026-11-21', taps: 1 },
  ]);
  expect(text('leads.csv')).toContain(`'=cmd()`);
  expect(text(`cards/${card.id}.vcf`)).toContain('BEGIN:VCARD');
  expect(text(`pictures/${picture.storageKey}.jpg`)).toBe('a picture');
  expect(text(`documents/${document.storageKey}.pdf`)).toBe('a document');
  for (const name of Object.keys(files))
    expect([name, text('README.txt')]).toEqual([name, expect.stringContaining(readmeNameOf(name))]);
  expect(Object.keys(files).filter((name) => name.includes('/'))).toEqual([
    `cards/${card.id}.vcf`,
    `pictures/${picture.storageKey}.jpg`,
    `documents/${document.storageKey}.pdf`,
  ]);
  // In each table their own rows and no more.
  const parts = Object.keys(files).filter((name) => name.endsWith('.json'));
  const tables = parts.flatMap((name) => Object.entries(json(name) as Record<string, unknown>));
  const counts = tables.flatMap(([name, rows]) => (Array.isArray(rows) ? [[name, rows.length]] : []));
  const rows = Object.fromEntries(counts) as Record<string, number>;
  const inTwos = { pictures: 2, taps: 2 };
  const ones =
    'account addresses cards chips devices leads receipts reviewInvitations reviews statistics timeRequests';
  expect(Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0))).toEqual({
    ...Object.fromEntries(ones.split(' ').map((name) => [name, 1])),
    ...inTwos,
  });
  const everything = Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString())
    .join('');
  const secrets = ['$argon2', 'זר גמור', 'פונה זר', 'שירות זר', 'ביקורת זרה', invitation.tokenHash];
  for (const secret of [...secrets, 'tokenHash', 'passwordResetToken', 'emailChangeToken'])
    expect(everything, secret).not.toContain(secret);
});

/** How the read-me names a file: a folder's files by their folder. */
const readmeNameOf = (name: string): string => (name === 'README.txt' ? '' : name.replace(/\/.*$/u, '/'));

test('it is only its owner’s, for a few days, and goes with the account', async () => {
  const { client, user } = await signInAs(app, 'user');
  const { id } = (await client.post(path)).body.exports[0];
  await makeExports(app.deps);
  const { client: stranger } = await signInAs(app, 'admin');
  expect((await stranger.get(`${path}/${id}/file`)).status).toBe(404);
  expect((await stranger.get(path)).body.exports).toEqual([]);
  expect((await app.client().get(`${path}/${id}/file`)).status).toBe(401);
  for (const wrong of ['1', 'x', '00000000-0000-4000-8000-000000000000'])
    expect((await client.get(`${path}/${wrong}/file`)).status).toBe(404);
  expect((await app.client().get(`/media/exports/${id}.zip`)).status).toBe(404);
  ahead = 3 * 86_400_000 + 1;
  const late = await signedInClient(app, user);
  const later = new Date(Date.now() + 9 * 86_400_000);
  await app.knex('sessions').update({ expires_at: later, proved_at: later });
  expect((await late.get(`${path}/${id}/file`)).status).toBe(404);
  expect((await makeExports(app.deps)).removed).toBe(1);
  await removeDiscardedFiles(app.knex, app.deps.storage);
  expect(await app.deps.storage.sizeOf(`exports/${id}.zip`)).toBeNull();
});

test('asked for many times at once it is made once; two workers share the work', async () => {
  const { client } = await signInAs(app, 'user');
  const answers = await Promise.all([client.post(path), client.post(path), client.post(path)]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(await app.knex('data_exports')).toHaveLength(1);
  const outcomes = await Promise.all([makeExports(app.deps), makeExports(app.deps)]);
  expect(outcomes.map(({ made }) => made).toSorted()).toEqual([0, 1]);
  expect((await client.post(path)).body.exports).toHaveLength(2);
});

test('an account that is closed meanwhile leaves no file', async () => {
  const { client, user } = await signInAs(app, 'user');
  const { id } = (await client.post(path)).body.exports[0];
  const put = async (key: string, bytes: Uint8Array) => {
    await app.deps.storage.put(key, bytes);
    await app.knex('users').where({ id: user.id }).delete();
  };
  const storage = Object.assign(Object.create(app.deps.storage) as typeof app.deps.storage, { put });
  await makeExports({ ...app.deps, storage });
  expect(await app.deps.storage.sizeOf(`exports/${id}.zip`)).toBeNull();
});

// docs/security.md V6.
test.each(['before it is begun', 'while it is being made'])(
  'a sign-in that ends %s takes its export with it; a ready one stays the account’s, and is told by mail',
  async (when) => {
    const user = await createUser(app.knex);
    const [here, thief] = [await signedInClient(app, user), await signedInClient(app, user)];
    const { id } = (await thief.post(path)).body.exports[0];
    const endOthers = () => here.delete('/api/sessions');
    const put = async (key: string, bytes: Uint8Array) => {
      await app.deps.storage.put(key, bytes);
      if (when === 'while it is being made') expect((await endOthers()).body.ended).toBe(1);
    };
    if (when === 'before it is begun') await endOthers();
    const storage = Object.assign(Object.create(app.deps.storage) as typeof app.deps.storage, { put });
    await makeExports({ ...app.deps, storage });
    expect((await here.get(path)).body.exports).toEqual([]);
    expect(await app.deps.storage.sizeOf(`exports/${id}.zip`)).toBeNull();
    expect(await app.knex('mail_log').where({ to_address: user.email })).toEqual([]);
    await here.post(path);
    await makeExports(app.deps);
    await app.knex('sessions').where({ user_id: user.id }).delete();
    const later = await signedInClient(app, user);
    const [ready] = (await later.get(path)).body.exports;
    expect(ready.status).toBe('ready');
    const [made, ...others] = await app.knex('mail_log').where({ to_address: user.email });
    expect([made.template, others]).toEqual(['export_made', []]);
    expect(made.text_body).toContain(`אפשר להוריד עד: \u2067${inMails.format(new Date(ready.expiresAt))}`);
  },
);

test('a sign-in that has run out gets no export, also before it is swept away; nor do staff who are idle', async () => {
  const { client, user } = await signInAs(app, 'user');
  await client.post(path);
  await app
    .knex('sessions')
    .where({ user_id: user.id })
    .update({ expires_at: new Date(Date.now() - 1_000) });
  const staff = await signInAs(app, 'admin');
  await staff.client.post(path);
  await app
    .knex('sessions')
    .where({ user_id: staff.user.id })
    .update({ last_seen_at: new Date(Date.now() - 31 * 60_000) });
  await makeExports(app.deps);
  expect(await app.knex('data_exports').whereIn('user_id', [user.id, staff.user.id])).toEqual([]);
});

test('what goes wrong is tried again and then told; the demo account has no file', async () => {
  const { client } = await signInAs(app, 'user');
  await client.post(path);
  const leases: number[] = [];
  const put = async () => {
    const { next_try_at: next } = await app.knex('data_exports').first();
    leases.push(Math.round((next.getTime() - Date.now() - ahead) / 60_000));
    throw new Error('disk full');
  };
  const storage = Object.assign(Object.create(app.deps.storage) as typeof app.deps.storage, { put });
  const failures = async () => (await makeExports({ ...app.deps, storage })).failed;
  expect([await failures(), await failures()]).toEqual([1, 0]);
  // A minute later, then two; a worker has ten for each.
  for (const minutes of [1, 2]) {
    ahead += minutes * 60_000 - 20_000;
    expect(await failures()).toBe(0);
    ahead += 20_000;
    expect(await failures()).toBe(1);
  }
  ahead += 30 * 60_000;
  expect([await failures(), leases]).toEqual([0, [10, 10, 10]]);
  const { exports } = (await client.get(path)).body;
  expect(exports).toMatchObject([{ status: 'failed' }]);
  ahead = 0;
  expect((await client.post(path)).body.exports).toHaveLength(2);
  const demo = await signedInClient(app, await createUser(app.knex, { isDemo: true }));
  expect((await demo.post(path)).body.code).toBe('demo_account_protected');
});
