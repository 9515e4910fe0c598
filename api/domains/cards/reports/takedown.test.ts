import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardReport } from '../../../testing/factories/card-report.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
let admin: TestClient;
let adminId: number;
beforeAll(async () => {
  app = await startTestApp();
  const signedIn = await signInAs(app, 'admin');
  admin = signedIn.client;
  adminId = signedIn.user.id;
});
beforeEach(async () => {
  await app.knex('rate_limits').delete();
});
afterAll(() => app.close());

async function ownedCard() {
  const owner = await signInAs(app, 'user');
  const card = await createBusinessProfile(app.knex, {
    userId: owner.user.id,
    businessName: 'בנק Café בע״מ 🏦',
  });
  return { owner, card, path: `/p/${card.id}` };
}
const takeDown = (id: number, body: unknown = { reason: 'fraud', message: 'נא להסיר את בקשת פרטי האשראי' }) =>
  admin.post(`/api/admin/business-profiles/${id}/take-down`, body);

test('a card is taken down from a report: a neutral page, its owner told why, every open report answered, and lifted again', async () => {
  const { owner, card, path } = await ownedCard();
  const [report, another, dismissed] = [
    await createCardReport(app.knex, { profileId: card.id }),
    await createCardReport(app.knex, { profileId: card.id, status: 'under_review' }),
    await createCardReport(app.knex, { profileId: card.id, status: 'dismissed' }),
  ];
  const taken = await admin.post(`/api/admin/card-reports/${report.id}/take-down`, {
    reason: 'fraud',
    message: 'שורה ראשונה\n<b>שנייה</b>',
  });
  expect(taken).toMatchObject({ status: 200, body: { status: 'taken_down', handledBy: adminId } });
  const takedownId = taken.body.takedownId as number;
  expect(await app.knex('card_reports').where({ profile_id: card.id }).orderBy('id')).toMatchObject([
    { id: report.id, status: 'taken_down', takedown_id: takedownId },
    { id: another.id, status: 'taken_down', takedown_id: takedownId },
    { id: dismissed.id, status: 'dismissed', takedown_id: null },
  ]);

  const page = await app.client().get(path, { headers: { Accept: 'text/html' } });
  expect(page.status).toBe(410);
  expect(page.text).toContain('noindex');
  expect(page.text).not.toContain('Café');
  expect((await app.client().get(`/api/cards/${card.id}`)).status).toBe(404);
  expect((await app.client().get(`${path}.vcf`)).status).toBe(404);
  expect(
    (await app.client().post(`/api/cards/${card.id}/report`, { reason: 'spam' }, { csrf: false })).status,
  ).toBe(404);

  const own = await owner.client.get('/api/cards');
  expect(own.body.cards).toMatchObject([
    { status: 'taken_down', takedown: { reason: 'fraud', message: 'שורה ראשונה\n<b>שנייה</b>' } },
  ]);
  expect(await app.knex('business_profiles').where({ id: card.id }).first()).toMatchObject({
    is_public: true,
    version: 1,
  });
  const copy = await owner.client.post(`/api/cards/${card.id}/duplicate`, {});
  expect(copy.status).toBe(409);

  const [notice] = await app.knex('notifications').where({ user_id: owner.user.id });
  expect(notice).toMatchObject({ title: 'כרטיס הוסר מהאתר', type: 'card' });
  expect(notice.content).toContain('הונאה');
  const mails = () => app.knex('mail_log').where({ user_id: owner.user.id }).orderBy('id');
  expect(await mails()).toMatchObject([{ template: 'card_taken_down', status: 'queued' }]);
  const [mail] = await mails();
  expect(mail.html_body).not.toContain('<b>שנייה</b>');
  expect(mail.text_body).toContain('שורה ראשונה');

  const lifted = await admin.post(`/api/admin/business-profiles/${card.id}/lift-takedown`, { message: null });
  expect(lifted.status).toBe(200);
  expect((await app.client().get(`/api/cards/${card.id}`)).status).toBe(200);
  expect(await mails()).toMatchObject([{}, { template: 'card_restored' }]);
  expect(await app.knex('card_takedowns').where({ id: takedownId }).first()).toMatchObject({
    taken_by: adminId,
    lifted_by: adminId,
    lifted_at: expect.any(Date),
  });
  const audit = await app
    .knex('audit_log')
    .where({ actor_id: adminId })
    .whereIn('action', ['take-down', 'lift-takedown'])
    .orderBy('id', 'desc')
    .limit(2);
  expect(audit.map(({ entity, action }) => [entity, action])).toEqual([
    ['business-profiles', 'lift-takedown'],
    ['card-reports', 'take-down'],
  ]);
});

test('two who take the same card down at once take it down once; what is not down is not lifted', async () => {
  const { card, owner } = await ownedCard();
  const answers = await Promise.all([takeDown(card.id), takeDown(card.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await app.knex('card_takedowns').where({ profile_id: card.id })).toHaveLength(1);
  expect(await app.knex('notifications').where({ user_id: owner.user.id })).toHaveLength(1);
  const other = await ownedCard();
  expect((await admin.post(`/api/admin/business-profiles/${other.card.id}/lift-takedown`, {})).status).toBe(
    409,
  );
});

test('its owner and admins still see a card that is down, as a page nobody keeps; other owners do not', async () => {
  const { owner, card, path } = await ownedCard();
  const stranger = await signInAs(app, 'user');
  await takeDown(card.id);
  const html = { headers: { Accept: 'text/html' } };
  expect((await stranger.client.get(path, html)).status).toBe(410);
  for (const client of [owner.client, admin]) {
    const answer = await client.get(path, html);
    // Without a built storefront nothing can render the card, but it is not refused.
    expect(answer.status).not.toBe(410);
    expect(answer.status).not.toBe(404);
  }
});

test('refused input stands beside its field, and nothing happens', async () => {
  const { card } = await ownedCard();
  expect(await takeDown(card.id, {})).toMatchObject({
    status: 422,
    body: { errors: { reason: expect.any(String) } },
  });
  expect(await takeDown(card.id, { reason: 'fraud', message: 'א'.repeat(1_001) })).toMatchObject({
    status: 422,
    body: { errors: { message: expect.any(String) } },
  });
  expect((await takeDown(999_999_999)).status).toBe(404);
  const report = await createCardReport(app.knex, { profileId: card.id });
  await app.knex('business_profiles').where({ id: card.id }).delete();
  expect(
    (await admin.post(`/api/admin/card-reports/${report.id}/take-down`, { reason: 'spam' })).status,
  ).toBe(409);
});

test('a report is taken on with notes, dismissed and looked at again; in a wrong order it is refused', async () => {
  const report = await createCardReport(app.knex);
  const at = (step: string, body: unknown = {}) =>
    admin.post(`/api/admin/card-reports/${report.id}/${step}`, body);
  expect(await at('review', { notes: 'מחכה לתשובה 🙂' })).toMatchObject({
    status: 200,
    body: { status: 'under_review', handledBy: adminId, notes: 'מחכה לתשובה 🙂' },
  });
  expect((await at('review')).status).toBe(409);
  expect(await at('dismiss')).toMatchObject({
    status: 200,
    body: { status: 'dismissed', notes: 'מחכה לתשובה 🙂' },
  });
  expect((await at('take-down', { reason: 'spam' })).status).toBe(409);
  expect((await at('review')).body).toMatchObject({ status: 'under_review' });
});

test('nobody but an admin moderates', async () => {
  const { card, owner } = await ownedCard();
  const moderator = await signInAs(app, 'moderator');
  for (const client of [owner.client, moderator.client])
    expect(
      (await client.post(`/api/admin/business-profiles/${card.id}/take-down`, { reason: 'spam' })).status,
    ).toBe(403);
});

test.each([
  ['PayPal Support', null, true],
  ['קונדיטוריית דנה', 'verify-account', true],
  ['בנק-לאומי אימות', null, true],
  ['החזרי מס בקליק', null, true],
  ['סלון ביטוי', null, false],
  ['דנה לוי, צילום', 'dana-photo', false],
  ['Verifyne Studio', 'biturbo', false],
])('the words %s (%s) are flagged: %s', async (businessName, customSlug, flagged) => {
  const card = await createBusinessProfile(app.knex, { businessName, customSlug });
  const list = await admin.get(
    `/api/admin/business-profiles?filter=${encodeURIComponent(JSON.stringify({ isSuspicious: true, id: [card.id] }))}`,
  );
  expect(list.body).toHaveLength(flagged ? 1 : 0);
});

const service = (name: string) =>
  [{ name: null, items: [{ name, priceKind: 'request' }] }] as unknown as BusinessProfile['services'];
const inEnglish = (text: string): BusinessProfile['translations'] => [
  { language: 'en', texts: [{ path: 'about', source: 'שלום', text }] },
];

const paidFor = (title: string): BusinessProfile['paymentLinks'] => [
  { kind: 'page', title, url: 'https://payments.payplus.co.il/l/a1' },
];

/** A doubtful text in each of the columns by which a card is judged. */
const doubtful: Record<string, Partial<BusinessProfile>> = {
  business_name: { businessName: 'Wallet – עור בעבודת יד' },
  custom_slug: { customSlug: 'wallet' },
  seo_title: { seoTitle: 'Wallet' },
  services: { services: service('אימות חשבון בבנק') },
  questions: { questions: [{ question: 'איך?', answer: 'שולחים פרטי אשראי' }] },
  translations: { translations: inEnglish('Verify your account') },
  payment_links: { paymentLinks: paidFor('החזר מס, עמלת טיפול') },
};

test('whatever a card is judged by, staff can find harmless', async () => {
  const { rows: judged } = await app.knex.raw(
    `select column_name from information_schema.column_column_usage
     where table_name = 'business_profiles' and dependent_column = 'is_suspicious'`,
  );
  expect(judged.map((row: { column_name: string }) => row.column_name).toSorted()).toEqual(
    ['cleared_words', ...Object.keys(doubtful)].toSorted(),
  );
  for (const [column, part] of Object.entries(doubtful)) {
    const { id } = await createBusinessProfile(app.knex, { businessName: 'דנה לוי', ...part });
    const path = `/api/admin/business-profiles/${id}`;
    expect([column, (await admin.get(path)).body.isSuspicious]).toEqual([column, true]);
    const cleared = (await admin.post(`${path}/clear-suspicion`, {})).body;
    expect([column, cleared.isSuspicious]).toEqual([column, false]);
  }
  const { id } = await createBusinessProfile(app.knex, {
    services: service('אימון כושר'),
    translations: inEnglish('Fitness'),
    paymentLinks: paidFor('שיעור, גם ב־PayPal או בפייבוקס'),
  });
  expect((await admin.get(`/api/admin/business-profiles/${id}`)).body.isSuspicious).toBe(false);
});

test('words found harmless are flagged no more, until they change', async () => {
  const owner = await createUser(app.knex);
  const card = await createBusinessProfile(app.knex, {
    userId: owner.id,
    businessName: 'Wallet – עור בעבודת יד',
  });
  const path = `/api/admin/business-profiles/${card.id}`;
  expect((await admin.get(path)).body.isSuspicious).toBe(true);
  expect((await admin.post(`${path}/clear-suspicion`, {})).body.isSuspicious).toBe(false);
  const change = async (fields: object) => {
    const { version } = (await admin.get(path)).body;
    return (await admin.put(path, { ...fields, version })).body;
  };
  expect(await change({ jobTitle: 'ארנקים' })).toMatchObject({ isSuspicious: false });
  expect(await change({ businessName: 'Wallet login' })).toMatchObject({ isSuspicious: true });
});
