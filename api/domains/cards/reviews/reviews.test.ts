import { parse } from 'parse5';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardReview } from '../../../testing/factories/card-review.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { signInAs } from '../../../testing/sign-in.ts';

const good = { stars: 5, words: 'הגיע בזמן, הסביר הכול 😀\nונשאר נקי.', name: 'גלית א׳', agreed: true };
let now = new Date();
let app: TestApp;
let owner: { client: TestClient; id: number };
let card: { id: number };

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = new Date();
  const signedIn = await signInAs(app, 'user');
  owner = { client: signedIn.client, id: signedIn.user.id };
  await createPackage(app.knex, { userId: owner.id });
  card = await createBusinessProfile(app.knex, {
    userId: owner.id,
    cardType: 'pro',
    businessName: 'חשמל פרץ',
  });
});
afterEach(() => app.knex('rate_limits').delete());
afterAll(() => app.close());

/** @returns the secret at the end of the link */
async function invite(
  fields: object = { clientName: 'גלית אורן', subject: 'דירה בגבעתיים' },
): Promise<string> {
  const reply = await owner.client.post(`/api/cards/${card.id}/review-invitations`, fields);
  expect(reply.status).toBe(201);
  return tokenOf(reply.body.link);
}
const tokenOf = (link: string) => new URL(link).pathname.replace('/review/', '');
const write = (token: string, body: object = good) =>
  app.client().post(`/api/review/${token}`, body, { csrf: false });
const writeForm = (token: string, fields: Record<string, string>, path = '') =>
  app.client().post(`/api/review/${token}${path}?lang=he`, undefined, {
    csrf: false,
    raw: new URLSearchParams(fields).toString(),
    contentType: 'application/x-www-form-urlencoded',
    headers: { Accept: 'text/html,*/*;q=0.8', Origin: app.url },
  });
const page = (token: string, query = '') => app.client().get(`/review/${token}${query}`);
const list = async () => (await owner.client.get(`/api/cards/${card.id}/reviews`)).body;
const rows = () => app.knex('card_reviews').where({ profile_id: card.id }).orderBy('id');
const publicReviews = async () => (await app.client().get(`/api/cards/${card.id}`)).body.reviews;

async function published(count: number, stars = 5): Promise<void> {
  for (let each = 0; each < count; each += 1)
    await createCardReview(app.knex, { profileId: card.id, status: 'published', stars });
}

test('from the link to the card: nothing appears before the owner approves, and the answer stands below', async () => {
  const token = await invite();
  expect((await page(token)).status).toBe(200);
  expect((await write(token)).status).toBe(201);
  const [row] = await rows();
  expect(row).toMatchObject({
    author_name: good.name,
    words: good.words,
    stars: 5,
    subject: 'דירה בגבעתיים',
    status: 'waiting',
    kind: 'client',
    notice_version: '2026-11',
    language: 'he',
    agreed_at: now,
  });
  expect(await publicReviews()).toBeNull();
  expect(await app.knex('notifications').where({ user_id: owner.id, type: 'card' })).toMatchObject([
    { title: 'ביקורת חדשה מחכה לאישור', link: `/reviews/${card.id}` },
  ]);
  const mails = await app.knex('mail_log').where({ user_id: owner.id, template: 'new_card_review' });
  expect(mails).toHaveLength(1);
  for (const told of ['ונשאר נקי.', '5 מתוך 5', 'דירה בגבעתיים']) expect(mails[0].text_body).toContain(told);
  const approved = await owner.client.patch(`/api/reviews/${row.id}`, {
    status: 'published',
    answer: 'תודה!',
  });
  expect(approved.body).toMatchObject({ status: 'published', answer: 'תודה!' });
  expect(await publicReviews()).toEqual({
    average: null,
    count: 1,
    total: 1,
    items: [
      {
        author: good.name,
        stars: 5,
        words: good.words,
        answer: 'תודה!',
        month: now.toISOString().slice(0, 7),
      },
    ],
  });
  await owner.client.patch(`/api/reviews/${row.id}`, { status: 'hidden' });
  expect(await publicReviews()).toBeNull();
});

describe('the link', () => {
  test('is stored as a hash, is read once, and opens a page that tells nobody else', async () => {
    const token = await invite();
    const [row] = await app.knex('review_invitations').where({ profile_id: card.id });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(await list())).not.toContain(token);
    expect(JSON.stringify(await list())).not.toContain(row.token_hash);
    const { headers, text } = await page(token);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(text).not.toContain('גלית אורן');
    expect(parse(text, { sourceCodeLocationInfo: false })).toBeDefined();
    expect(row.opened_at).toBeNull();
    const opened = await app.client().post(`/api/review/${token}/opened`, undefined, { csrf: false });
    expect([opened.status, opened.text]).toEqual([204, '']);
    expect((await list()).invitations[0].state).toBe('opened');
  });

  test('opens one review: sent twice or at once it is one, corrected until the owner decides', async () => {
    const token = await invite();
    const replies = await Promise.all([write(token), write(token), write(token, { ...good, stars: 1 })]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await rows()).toHaveLength(1);
    expect(await app.knex('mail_log').where({ user_id: owner.id, template: 'new_card_review' })).toHaveLength(
      1,
    );
    await write(token, { ...good, words: 'תיקון' });
    const [row] = await rows();
    expect(row.words).toBe('תיקון');
    await owner.client.patch(`/api/reviews/${row.id}`, { status: 'published' });
    const late = await write(token, { ...good, words: 'מאוחר מדי' });
    expect([late.status, late.body.message]).toEqual([409, 'הקישור הזה כבר שימש לביקורת']);
    expect((await rows())[0].words).toBe('תיקון');
    const used = await page(token);
    expect([used.status, used.text.includes('הקישור הזה כבר שימש לביקורת')]).toEqual([200, true]);
  });

  test('is open for thirty days', async () => {
    await app.knex('packages').where({ user_id: owner.id }).update({ end_date: null });
    const token = await invite();
    const asked = now.getTime();
    const month = 30 * 86_400_000;
    now = new Date(asked + month - 1);
    expect((await page(token)).status).toBe(200);
    now = new Date(asked + month);
    expect([(await page(token)).status, (await write(token)).status]).toEqual([410, 404]);
  });

  test('ends: withdrawn, expired, of a card that is hidden or deleted, or never there', async () => {
    const withdrawn = await invite();
    const [{ id }] = (await list()).invitations;
    expect((await owner.client.delete(`/api/review-invitations/${id}`)).status).toBe(204);
    expect((await list()).plan.openInvitations.count).toBe(0);
    expect((await write(withdrawn)).status).toBe(404);
    expect((await page(withdrawn)).status).toBe(410);
    expect((await owner.client.post(`/api/review-invitations/${id}/reminder`, {})).status).toBe(409);
    expect((await owner.client.delete(`/api/review-invitations/${id}`)).status).toBe(409);

    const expired = await invite();
    await app.knex('review_invitations').where({ profile_id: card.id }).update({ expires_at: now });
    expect([(await write(expired)).status, (await page(expired)).status]).toEqual([404, 410]);
    const ended = await list();
    expect(ended.invitations[0].state).toBe('expired');
    // What opens no page any more takes no place among those that do.
    expect(ended.plan.openInvitations.count).toBe(0);
    // A reminder makes it valid anew; one that was used can neither be sent again nor taken back.
    const again = `/api/review-invitations/${ended.invitations[0].id}`;
    const renewed = tokenOf((await owner.client.post(`${again}/reminder`, {})).body.link);
    expect((await list()).plan.openInvitations.count).toBe(1);
    expect((await write(renewed)).status).toBe(201);
    expect((await list()).plan.openInvitations.count).toBe(0);
    expect((await owner.client.post(`${again}/reminder`, {})).status).toBe(409);
    expect((await owner.client.delete(again)).status).toBe(409);

    const token = await invite();
    await app.knex('business_profiles').where({ id: card.id }).update({ is_public: false });
    expect([(await write(token)).status, (await page(token)).status]).toEqual([404, 410]);
    await app.knex('business_profiles').where({ id: card.id }).delete();
    expect([(await write(token)).status, (await page(token)).status]).toEqual([404, 404]);
    expect((await write('x'.repeat(43))).status).toBe(404);
    expect((await page('short')).status).toBe(404);
  });

  test('a reminder makes another link for the same review, and the first goes on working', async () => {
    const first = await invite();
    const [{ id }] = (await list()).invitations;
    now = new Date(now.getTime() + 60_000);
    const reply = await owner.client.post(`/api/review-invitations/${id}/reminder`, {});
    const second = tokenOf(reply.body.link);
    expect(second).not.toBe(first);
    expect(reply.body.invitation.remindedAt).toBe(now.toISOString());
    // Each of the two opens it until thirty days after the reminder.
    await app.knex('packages').where({ user_id: owner.id }).update({ end_date: null });
    const reminded = now.getTime();
    const month = 30 * 86_400_000;
    now = new Date(reminded + month);
    expect((await page(second)).status).toBe(410);
    now = new Date(reminded + month - 1);
    expect([(await page(first)).status, (await page(second)).status]).toEqual([200, 200]);
    now = new Date(reminded);
    expect((await write(first)).status).toBe(201);
    expect((await write(second, { ...good, words: 'אותה ביקורת' })).status).toBe(201);
    expect(await rows()).toMatchObject([{ words: 'אותה ביקורת' }]);
  });

  test('lets its client remove the review for good, whatever became of it, and opens no other', async () => {
    const token = await invite();
    await write(token);
    const [row] = await rows();
    await owner.client.patch(`/api/reviews/${row.id}`, { status: 'published' });
    const removed = await writeForm(token, {}, '/removal');
    expect([removed.status, removed.headers.get('location')]).toEqual([303, `/review/${token}`]);
    expect(await rows()).toEqual([]);
    expect(await publicReviews()).toBeNull();
    expect((await write(token)).status).toBe(409);
    expect((await page(token)).text).toContain('הביקורת הוסרה');
    expect((await list()).invitations[0].state).toBe('used');
  });
});

describe('what a client types', () => {
  test('rings not with an owner who switched off what comes from cards', async () => {
    await app
      .knex('users')
      .where({ id: owner.id })
      .update({ notification_choices: { leads: { product: false, mail: false } } });
    expect((await write(await invite())).status).toBe(201);
    expect(await app.knex('notifications').where({ user_id: owner.id, type: 'card' })).toEqual([]);
    expect(await app.knex('mail_log').where({ user_id: owner.id, template: 'new_card_review' })).toEqual([]);
  });

  test('is refused at its field: no stars, no words, ten thousand letters, no name, no agreement', async () => {
    const token = await invite();
    const none = await write(token, {});
    expect(none.status).toBe(422);
    expect(Object.keys(none.body.errors).sort()).toEqual(['agreed', 'name', 'stars', 'words']);
    const long = await write(token, { ...good, words: 'א'.repeat(10_000), stars: 6, name: ' \u202E ' });
    expect(Object.keys(long.body.errors).sort()).toEqual(['name', 'stars', 'words']);
    expect(long.body.errors.stars).toBe('יש לבחור כמה כוכבים, מ־1 עד 5');
    expect(await rows()).toEqual([]);
  });

  test('comes back whole in the form of a browser without a script, and is text wherever it is shown', async () => {
    const token = await invite();
    const foul = '</textarea><img src=x onerror=alert(1)> "\'';
    const refused = await writeForm(token, { words: foul, name: `<b>${foul}`, stars: '4' });
    expect(refused.status).toBe(422);
    expect(refused.text).not.toContain('<img src=x');
    expect(refused.text).toContain('&lt;/textarea&gt;');
    expect(refused.text).toMatch(/id="s4" name="stars" value="4" required checked/);
    expect(refused.text).toContain('בלי ההסכמה אי אפשר להציג את הביקורת בכרטיס');
    const sent = await writeForm(token, { words: foul, name: '<b>x', stars: '4', agreed: '1' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/review/${token}`]);
    const thanks = await page(token);
    expect(thanks.text).toContain('&lt;b&gt;x');
    expect(thanks.text).not.toContain('<img src=x');
    const again = await page(token, '?edit=1');
    expect(again.text).toContain('&lt;/textarea&gt;&lt;img');
    const [row] = await rows();
    await owner.client.patch(`/api/reviews/${row.id}`, { status: 'published' });
    const all = await app.client().get(`/p/${card.id}/reviews`);
    expect([all.status, all.text.includes('<img src=x')]).toEqual([200, false]);
  });

  test('is shown as it will look before it is sent, without a script, and stored by sending only', async () => {
    const token = await invite();
    const looked = await writeForm(token, {
      words: 'מילים',
      name: 'רות',
      stars: '3',
      agreed: '1',
      preview: '1',
    });
    expect([
      looked.status,
      looked.text.includes('<blockquote dir="auto" id="p-words">מילים</blockquote>'),
    ]).toEqual([200, true]);
    expect(await rows()).toEqual([]);
  });

  test('from another site, or too often, is refused', async () => {
    const token = await invite();
    const foreign = await app
      .client()
      .post(`/api/review/${token}`, good, { csrf: false, headers: { Origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    for (let each = 0; each < 20; each += 1) await write(token);
    expect((await write(token)).status).toBe(429);
  });
});

describe('the average', () => {
  test('appears with the fifth review of a client; quotes are marked and left out of it', async () => {
    await published(4, 4);
    const quote = await owner.client.post(`/api/cards/${card.id}/quotes`, {
      authorName: 'יוסי',
      words: 'מצוין',
    });
    expect([quote.status, quote.body.kind, quote.body.stars]).toEqual([201, 'quote', null]);
    expect(await publicReviews()).toMatchObject({ average: null, count: 4, total: 5 });
    await published(1, 5);
    expect(await publicReviews()).toMatchObject({ average: '4.2', count: 5, total: 6 });
    expect((await list()).average).toEqual({ value: '4.2', count: 5, byStars: [1, 4, 0, 0, 0] });
    const all = await app.client().get(`/p/${card.id}/reviews`);
    expect(all.text).toContain('4.2');
    expect(all.text).toContain('ציטוט שהביאו בעלי הכרטיס');
  });

  test('a card without reviews has no page of them', async () => {
    const reply = await app.client().get(`/p/${card.id}/reviews`, { headers: { Accept: 'text/html' } });
    expect(reply.status).toBe(404);
  });
});

describe('the owner', () => {
  test('never reaches the reviews or invitations of another owner', async () => {
    await invite();
    const foreign = await createCardReview(app.knex);
    const stranger = (await signInAs(app, 'user')).client;
    const [{ id }] = (await list()).invitations;
    const tries = [
      await owner.client.get(`/api/cards/${foreign.profileId}/reviews`),
      await owner.client.patch(`/api/reviews/${foreign.id}`, { status: 'published' }),
      await owner.client.post(`/api/reviews/${foreign.id}/report`, { reason: 'false' }),
      await owner.client.delete(`/api/reviews/${foreign.id}`),
      await stranger.post(`/api/cards/${card.id}/review-invitations`, { clientName: 'x' }),
      await stranger.post(`/api/cards/${card.id}/quotes`, { authorName: 'x', words: 'x' }),
      await stranger.post(`/api/review-invitations/${id}/reminder`, {}),
      await stranger.delete(`/api/review-invitations/${id}`),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404));
  });

  test('deletes quotes only, and changes nobody else’s words', async () => {
    const review = await createCardReview(app.knex, { profileId: card.id });
    expect((await owner.client.delete(`/api/reviews/${review.id}`)).status).toBe(409);
    await owner.client.patch(`/api/reviews/${review.id}`, { words: 'אחרות', stars: 5, status: 'published' });
    expect((await rows())[0]).toMatchObject({ words: review.words, status: 'published' });
    const quote = await owner.client.post(`/api/cards/${card.id}/quotes`, {
      authorName: 'יוסי',
      words: 'מצוין',
    });
    expect((await owner.client.delete(`/api/reviews/${quote.body.id}`)).status).toBe(204);
  });

  test('shows as many as the card’s type has, also when two are approved at once', async () => {
    await app
      .knex('business_profiles')
      .where({ id: card.id })
      .update({ card_type: 'basic', template: 'basic' });
    await published(9);
    const two = [
      await createCardReview(app.knex, { profileId: card.id }),
      await createCardReview(app.knex, { profileId: card.id }),
    ];
    const replies = await Promise.all(
      two.map(({ id }) => owner.client.patch(`/api/reviews/${id}`, { status: 'published' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 402]);
    expect((await list()).plan.published).toEqual({ count: 10, max: 10 });
    const quote = { authorName: 'יוסי', words: 'מצוין' };
    expect((await owner.client.post(`/api/cards/${card.id}/quotes`, quote)).status).toBe(402);
    // One that is shown already may be answered all the same, and what it was first shown at stays.
    const [shown] = await rows();
    const answer = (text: string | null) =>
      owner.client.patch(`/api/reviews/${shown.id}`, { status: 'published', answer: text });
    expect((await answer('תודה')).status).toBe(200);
    const first = await app.knex('card_reviews').where({ id: shown.id }).first();
    expect(first).toMatchObject({ answer: 'תודה', answered_at: now });
    await owner.client.patch(`/api/reviews/${shown.id}`, { status: 'hidden' });
    now = new Date(now.getTime() + 60_000);
    await answer(null);
    expect(await app.knex('card_reviews').where({ id: shown.id }).first()).toMatchObject({
      status: 'published',
      published_at: first.published_at,
      answer: null,
      answered_at: null,
    });
    for (let each = 0; each < 10; each += 1) await invite({ clientName: `לקוח ${each}` });
    const full = await owner.client.post(`/api/cards/${card.id}/review-invitations`, {
      clientName: 'עוד אחד',
    });
    expect([full.status, full.body.message]).toEqual([
      402,
      'יש כבר 10 הזמנות פתוחות. אפשר לבטל הזמנה שלא נענתה, או לחכות לתשובה.',
    ]);
  });
});

describe('staff', () => {
  test('decide on a report: the review is hidden meanwhile, taken down with a reason, or put back as it was', async () => {
    const review = await createCardReview(app.knex, { profileId: card.id, status: 'published' });
    const { client: admin, user } = await signInAs(app, 'admin');
    const reported = await owner.client.post(`/api/reviews/${review.id}/report`, { reason: 'not_client' });
    expect(reported.body).toMatchObject({
      status: 'reported',
      reportReason: 'not_client',
      answerBy: new Date(now.getTime() + 7 * 86_400_000).toISOString(),
    });
    expect(await publicReviews()).toBeNull();
    expect((await owner.client.patch(`/api/reviews/${review.id}`, { status: 'published' })).status).toBe(409);
    // Reported once more it is the same report; a quote is the owner's own, and reported by nobody.
    const again = await owner.client.post(`/api/reviews/${review.id}/report`, { reason: 'false' });
    expect([again.status, again.body.reportReason]).toEqual([200, 'not_client']);
    const own = await createCardReview(app.knex, { profileId: card.id, kind: 'quote', stars: null });
    expect((await owner.client.post(`/api/reviews/${own.id}/report`, { reason: 'false' })).status).toBe(409);
    await own.$query(app.knex).delete();
    const quote = await createCardReview(app.knex, {
      profileId: card.id,
      kind: 'quote',
      stars: null,
      status: 'taken_down',
      statusBefore: 'published',
    });
    expect((await owner.client.post(`/api/reviews/${quote.id}/report`, { reason: 'false' })).status).toBe(
      409,
    );
    expect((await owner.client.delete(`/api/reviews/${quote.id}`)).status).toBe(409);
    await quote.$query(app.knex).delete();
    expect(
      await app.knex('notifications').where({ user_id: user.id, link: '/admin/card-reviews' }),
    ).toHaveLength(1);
    expect((await admin.get('/api/admin/waiting')).body.reportedReviews).toBeGreaterThan(0);

    const down = await admin.post(`/api/admin/card-reviews/${review.id}/take-down`, {
      reason: 'privacy',
      message: 'יש בה שם של ילד',
    });
    expect(down.status).toBe(200);
    expect((await list()).reviews[0]).toMatchObject({
      status: 'taken_down',
      takenReason: 'privacy',
      takenMessage: 'יש בה שם של ילד',
      reportReason: null,
      answerBy: null,
    });
    expect((await owner.client.post(`/api/reviews/${review.id}/report`, { reason: 'false' })).status).toBe(
      409,
    );
    expect(
      (await admin.post(`/api/admin/card-reviews/${review.id}/take-down`, { reason: 'spam' })).status,
    ).toBe(409);

    const back = await admin.post(`/api/admin/card-reviews/${review.id}/restore`, { message: 'בדקנו' });
    expect(back.status).toBe(200);
    expect(await publicReviews()).toMatchObject({ total: 1 });
    expect((await list()).reviews[0]).toMatchObject({
      status: 'published',
      takenReason: null,
      takenMessage: null,
    });
    expect((await admin.post(`/api/admin/card-reviews/${review.id}/restore`, {})).status).toBe(409);
    const audit = await app
      .knex('audit_log')
      .where({ entity: 'card-reviews', entity_id: review.id })
      .orderBy('id');
    expect(audit.map(({ action }) => action)).toEqual(['take-down', 'restore']);
    const told = await app
      .knex('notifications')
      .where({ user_id: owner.id, link: `/reviews/${card.id}` })
      .orderBy('id');
    expect(told.map(({ title }) => title)).toEqual([
      'צוות ביקור הסיר ביקורת מהכרטיס',
      'צוות ביקור החזיר ביקורת',
    ]);
  });
});

test.each([
  ['ar', 'rtl', ['كيف كانت تجربتكم مع', 'اختاروا عدد النجوم', 'آراء الزبائن', 'نوفمبر 2026']],
  ['ru', 'ltr', ['как всё прошло?', 'Выберите, сколько звёзд', 'Отзывы', 'ноябрь 2026']],
] as const)('are asked for and shown in the card’s language: %s', async (language, direction, said) => {
  await app.knex('business_profiles').where({ id: card.id }).update({ language });
  const token = await invite();
  const asked = await page(token);
  expect(asked.text).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(asked.text).toContain(said[0]);
  const action = /action="([^"]+)"/u.exec(asked.text)?.[1] ?? '';
  const refused = await app.client().post(action, { ...good, stars: '' }, { csrf: false });
  expect(refused.body.errors.stars).toContain(said[1]);
  expect((await app.client().post(action, good, { csrf: false })).status).toBe(201);
  expect((await rows())[0]).toMatchObject({ language });
  await app
    .knex('card_reviews')
    .where({ profile_id: card.id })
    .update({ status: 'published', published_at: now });
  const all = await app.client().get(`/p/${card.id}/reviews`);
  for (const words of said.slice(2)) expect(all.text).toContain(words);
});
