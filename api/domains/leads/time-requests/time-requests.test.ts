import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Knex } from 'knex';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { clientOf } from '../../../testing/act-as.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
/** Monday noon in Israel; the clock of the application stands there until a test moves it. */
const monday = new Date('2030-11-25T10:00:00Z');
let now = monday;
let app: TestApp;
let owner: { id: number; email: string; client: TestClient };
let card: BusinessProfile;
let visitors = 0;

beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXY_HOPS: 1 }, clock: { now: () => now } });
});
beforeEach(async () => {
  now = monday;
  const user = await createUser(app.knex);
  await createPackage(app.knex, { userId: user.id, endDate: new Date('2031-01-01') });
  card = await createBusinessProfile(app.knex, {
    userId: user.id,
    cardType: 'pro',
    takesRequests: true,
    businessHours: [0, 1, 2, 3, 4].map((day) => ({
      day,
      spans: [
        { opens: '09:00', closes: '12:00' },
        { opens: '16:00', closes: '18:00' },
      ],
    })),
    specialDays: [
      {
        from: '2030-11-27',
        to: '2030-11-27',
        name: 'יום עיון',
        holiday: null,
        spans: [],
        byAppointment: false,
      },
    ],
    services: [
      {
        name: null,
        items: [
          {
            name: 'תספורת',
            description: null,
            priceKind: 'exact',
            price: '180',
            priceTo: null,
            priceUnit: null,
            duration: null,
            picture: null,
            canOrder: true,
          },
        ],
      },
    ],
  });
  owner = { id: user.id, email: user.email, client: await ownerClient(user) };
});
afterEach(async () => {
  await app.knex('rate_limits').delete();
  await app.knex('mail_log').delete();
});
afterAll(() => app.close());

/** A client of this user, signed in for all the time of these tests. */
async function ownerClient(user: { id: number }): Promise<TestClient> {
  const client = await clientOf(app, user);
  await app
    .knex('access_tokens')
    .where({ user_id: user.id })
    .update({ expires_at: new Date('2033-01-01') });
  return client;
}

const typed = {
  name: 'דנה לוי',
  phone: '052-5550199',
  email: 'dana@example.test',
  service: 'תספורת',
  note: 'שיער ארוך',
};
const headers = () => ({
  'User-Agent': chrome,
  'X-Forwarded-For': `203.0.113.${(visitors += 1) % 250}`,
  'Accept-Language': 'he',
});
/** Asks by JSON, as somebody else each time. */
async function ask(times: readonly string[], part: object = {}) {
  const email = `visitor${(visitors += 1)}@example.test`;
  return app
    .client()
    .post(
      `/api/cards/${card.id}/time-requests`,
      { ...typed, email, times, ...part },
      { csrf: false, headers: headers() },
    );
}
const askByForm = (fields: readonly (readonly [string, string])[], extra: object = {}) =>
  app.client().post(`/api/cards/${card.id}/time-requests?lang=he`, undefined, {
    csrf: false,
    raw: new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    contentType: 'application/x-www-form-urlencoded',
    headers: { Accept: 'text/html,*/*;q=0.8', Origin: app.url, ...headers(), ...extra },
  });
const page = async (path = `/p/${card.customSlug ?? card.id}/times`) =>
  app.client().get(path, { headers: { ...headers(), Accept: 'text/html' } });
const tuesday = '2030-11-26T09:00';
const inIsrael = (time: string) => new Date(`${time}:00+02:00`).toISOString();
const requests = () => app.knex('time_requests').where({ profile_id: card.id }).orderBy('lead_id');
const mails = (knex: Knex = app.knex) =>
  knex('mail_log').whereIn('template', ['new_card_lead', 'time_request_news']).orderBy('id');
const mailsTo = async (address: string) => (await mails()).filter((mail) => mail.to_address === address);
const leads = async () => (await owner.client.get(`/api/cards/${card.id}/leads`)).body.leads;
const confirm = (id: number, time: string) =>
  owner.client.post(`/api/leads/${id}/time-request/confirmation`, { at: inIsrael(time) });

test('a request becomes a lead with its times, consent, notice, mails and count, and a page of its own', async () => {
  const reply = await ask([tuesday, '2030-11-26T11:30'], { email: typed.email });
  expect([reply.status, reply.body.path]).toEqual([
    201,
    expect.stringMatching(/^\/time\?request=\d+-[\w-]{32}$/u),
  ]);
  const [lead] = await leads();
  expect(lead).toMatchObject({
    name: typed.name,
    status: 'new',
    consent: { noticeVersion: '2026-11', marketing: false },
    timeRequest: {
      status: 'waiting',
      minutes: 30,
      service: 'תספורת',
      proposed: [
        { at: inIsrael(tuesday), isTaken: false, isOver: false },
        { at: inIsrael('2030-11-26T11:30'), isTaken: false, isOver: false },
      ],
      confirmedAt: null,
    },
  });
  expect(lead.message).toMatch(
    /^מועדים מבוקשים:\nיום שלישי, 26 בנובמבר 2030.*9:00\n.*11:30\nשירות: תספורת\n\nשיער ארוך$/su,
  );
  expect((await mailsTo(owner.email))[0]).toMatchObject({
    template: 'new_card_lead',
    subject: expect.stringContaining('בקשה לקבוע מועד'),
    reply_to: typed.email,
  });
  // Answers come to what the card says of itself, never to the address with which its owner signs in.
  expect((await mailsTo(typed.email))[0]).toMatchObject({
    template: 'time_request_news',
    attachments: [],
    reply_to: card.email,
    is_fleeting: true,
  });
  expect(await app.knex('notifications').where({ user_id: owner.id })).toMatchObject([
    { type: 'lead', title: 'בקשה לקבוע מועד מ־דנה לוי' },
  ]);
  expect(await app.knex('card_events').where({ profile_id: card.id })).toMatchObject([
    { type: 'contact_form' },
  ]);
  const own = await page(reply.body.path);
  expect(own.text).toContain('הבקשה נשלחה');
  expect(own.headers.get('Cache-Control')).toBe('no-store');
  // The same request sent again is the same one.
  expect((await ask([tuesday, '2030-11-26T11:30'], { email: typed.email })).body).toEqual(reply.body);
  expect(await requests()).toHaveLength(1);
});

test('a visitor’s mail speaks their language, says no more of the card than its name, and names no private address', async () => {
  const texts = [
    { path: 'businessName', source: 'זוכים ב־₪5,000: win.example.com', text: 'اربحوا: win.example.com' },
  ];
  await BusinessProfile.query(app.knex)
    .findById(card.id)
    .patch({
      businessName: texts[0]?.source ?? '',
      email: null,
      address: 'win.example.com',
      translations: [{ language: 'ar', texts }],
    });
  const reply = await app
    .client()
    .post(
      `/api/cards/${card.id}/time-requests?lang=ar`,
      { ...typed, service: '', times: [tuesday] },
      { csrf: false, headers: headers() },
    );
  const id = Number(/request=(\d+)-/u.exec(reply.body.path)?.[1]);
  await confirm(id, tuesday);
  const [received, confirmed] = await mailsTo(typed.email);
  expect(received).toMatchObject({
    language: 'ar',
    reply_to: null,
    subject: expect.stringContaining('اربحوا:'),
  });
  const calendar = confirmed.attachments[0].content;
  expect(calendar).toContain('SUMMARY:اربحوا:\r\n');
  for (const said of [received.text_body, confirmed.html_body, calendar])
    expect(said).not.toMatch(/win\.example|5,000/u);
  expect((await page(reply.body.path)).text).toContain('اربحوا');
});

test('the page offers free times of the opening hours, from half a day ahead, and says which are taken', async () => {
  const { text } = await page();
  const offered = [...text.matchAll(/name="times" value="([^"]+)"/gu)].map(([, key]) => key);
  expect(offered.slice(0, 3)).toEqual([tuesday, '2030-11-26T09:30', '2030-11-26T10:00']);
  expect(offered).toContain('2030-11-26T17:30');
  expect(offered).not.toContain('2030-11-26T12:00');
  // The special day is closed, Friday and Saturday are every week.
  expect(offered.filter((key) => /^2030-11-(?:27|29|30)/u.test(key ?? ''))).toEqual([]);
  expect(offered.at(-1)).toBe('2030-12-09T17:30');
  expect(text).toContain('<option>תספורת</option>');
  await BusinessProfile.query(app.knex).findById(card.id).patch({ requestLength: '90' });
  const long = [...(await page()).text.matchAll(/value="2030-11-26T([^"]+)"/gu)].map(([, time]) => time);
  expect(long).toEqual(['09:00', '09:30', '10:00', '10:30', '16:00', '16:30']);
  // A month of holidays has more special days than a card shows, and offers none of them.
  const closed = ['24', '25', '26', '27', '28'].map((day) => `2030-11-${day}`);
  const specialDays = [...closed, ...['01', '02', '03', '04'].map((day) => `2030-12-${day}`)].map((date) => ({
    from: date,
    to: date,
    name: null,
    holiday: null,
    spans: [],
    byAppointment: false,
  }));
  await BusinessProfile.query(app.knex).findById(card.id).patch({ specialDays });
  expect(/value="2030-1\d-\d\d/u.exec((await page()).text)?.[0]).toBe('value="2030-12-05');
  expect((await ask(['2030-12-04T09:00'])).body.errors).toHaveProperty('times');
  // Wherever the visitor is, and on the day the clocks change: 09:00 is Israel's.
  now = new Date('2031-03-26T10:00:00Z');
  await app
    .knex('packages')
    .where({ user_id: owner.id })
    .update({ end_date: new Date('2032-01-01') });
  const keys = (await page()).text.match(/2031-03-30T\d\d:\d\d/gu);
  expect(keys?.[0]).toBe('2031-03-30T09:00');
  const night = [{ day: 5, spans: [{ opens: '01:00', closes: '03:00' }] }];
  await BusinessProfile.query(app.knex)
    .findById(card.id)
    .patch({ businessHours: night, requestLength: '30' });
  const shown = [...(await page()).text.matchAll(/value="2031-03-28T([^"]+)"/gu)].map(([, time]) => time);
  expect(shown).toEqual(['01:00', '01:30']);
});

describe('refuses on its field, with nothing stored,', () => {
  test.each<[string, object, string, string]>([
    ['no time', { times: [] }, 'times', 'יש לבחור מועד אחד לפחות, ועד שלושה'],
    ['text for a time', { times: ['מחר'] }, 'times.0', 'יש לבחור מועד אחד לפחות, ועד שלושה'],
    [
      'four times',
      { times: ['09:00', '09:30', '10:00', '10:30'].map((time) => `2030-11-26T${time}`) },
      'times',
      'אפשר לבחור עד שלושה מועדים',
    ],
    [
      'a time that is past',
      { times: ['2030-11-24T09:00'] },
      'times',
      'אחד המועדים כבר עבר או קרוב מדי. יש לבחור מועד מאוחר יותר',
    ],
    [
      'a time in an hour',
      { times: ['2030-11-25T16:00'] },
      'times',
      'אחד המועדים כבר עבר או קרוב מדי. יש לבחור מועד מאוחר יותר',
    ],
    [
      'a time in the break',
      { times: ['2030-11-26T13:00'] },
      'times',
      'אחד המועדים מחוץ לשעות הפתיחה. יש לבחור מועד מהרשימה',
    ],
    [
      'a time that goes on after closing',
      { times: ['2030-11-26T11:45'] },
      'times',
      'אחד המועדים מחוץ לשעות הפתיחה. יש לבחור מועד מהרשימה',
    ],
    [
      'a closed special day',
      { times: ['2030-11-27T09:00'] },
      'times',
      'אחד המועדים מחוץ לשעות הפתיחה. יש לבחור מועד מהרשימה',
    ],
    [
      'a time next year',
      { times: ['2031-11-26T09:00'] },
      'times',
      'אחד המועדים מחוץ לשעות הפתיחה. יש לבחור מועד מהרשימה',
    ],
    ['a name of one letter', { name: 'א' }, 'name', 'שם חייב להכיל לפחות 2 תווים'],
    ['letters for a number', { phone: 'abcdefghij' }, 'phone', 'יש להזין מספר טלפון תקין'],
    ['half an address', { email: 'dana@' }, 'email', 'יש להזין כתובת אימייל תקינה'],
  ])('%s', async (_what, part, field, text) => {
    const reply = await ask([tuesday], part);
    expect([reply.status, reply.body.errors]).toEqual([422, { [field]: text }]);
    expect(await requests()).toEqual([]);
  });

  test('cards that take none, traps and other sites', async () => {
    expect((await ask([tuesday], { website: 'https://spam.example' })).body).toEqual({ path: null });
    expect(
      (await askByForm([...Object.entries(typed), ['times', tuesday]], { Origin: 'https://evil.example' }))
        .status,
    ).toBe(403);
    await BusinessProfile.query(app.knex).findById(card.id).patch({ takesRequests: false });
    expect((await ask([tuesday])).status).toBe(404);
    expect((await page()).status).toBe(404);
    expect(await requests()).toEqual([]);
    await BusinessProfile.query(app.knex).findById(card.id).patch({ takesRequests: true, cardType: 'basic' });
    expect((await ask([tuesday])).status).toBe(404);
    // What is sent faster than a person types is spam, and rings nowhere.
    await BusinessProfile.query(app.knex).findById(card.id).patch({ cardType: 'pro' });
    expect((await ask([tuesday], { elapsed: 20, email: 'fast@example.test' })).status).toBe(201);
    expect(await app.knex('contact_leads').where({ profile_id: card.id })).toMatchObject([
      { status: 'spam' },
    ]);
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  test('too many of one visitor', async () => {
    const statuses: number[] = [];
    for (const hour of ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])
      statuses.push((await ask([`2030-11-26T${hour}`], { email: typed.email })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

test('a plain form leads to the page of the request, and comes back with all that was typed', async () => {
  const fields = Object.entries(typed);
  const sent = await askByForm([...fields, ['times', tuesday], ['times', '2030-11-28T16:00']]);
  const link = sent.headers.get('Location') ?? '';
  expect([sent.status, link]).toEqual([303, expect.stringMatching(/^\/time\?request=/u)]);
  expect((await requests())[0].proposed).toEqual([inIsrael(tuesday), inIsrael('2030-11-28T16:00')]);
  const back = await askByForm([
    ...fields.map(([name, value]) => [name, name === 'phone' ? '<b>"05' : value] as const),
    ['times', tuesday],
  ]);
  expect([back.status, back.headers.get('Content-Type')]).toEqual([422, 'text/html; charset=utf-8']);
  for (const part of [
    'הבקשה עוד לא נשלחה',
    'id="phone-error"',
    'value="&lt;b&gt;&quot;05"',
    `value="${tuesday}" checked`,
    '<option selected>תספורת</option>',
    'שיער ארוך</textarea>',
    'value="dana@example.test"',
  ])
    expect(back.text).toContain(part);
  const none = await askByForm(fields);
  expect(none.text).toContain('id="times-error"');
});

describe('an owner', () => {
  const asked = async (...times: string[]): Promise<number> => {
    const { path } = (await ask(times)).body;
    return Number(/request=(\d+)-/u.exec(path)?.[1]);
  };

  test('confirms one time: both have it for their calendars, and it is taken for others', async () => {
    const { path } = (await ask([tuesday, '2030-11-26T16:00'], { email: typed.email })).body;
    const id = Number(/request=(\d+)-/u.exec(path)?.[1]);
    const reply = await confirm(id, tuesday);
    expect([reply.status, reply.body]).toMatchObject([
      200,
      { status: 'in_progress', timeRequest: { status: 'confirmed', confirmedAt: inIsrael(tuesday) } },
    ]);
    expect((await confirm(id, tuesday)).status).toBe(200);
    expect((await confirm(id, '2030-11-26T16:00')).status).toBe(409);
    for (const address of [typed.email, owner.email]) {
      const news = (await mailsTo(address)).filter(({ template }) => template === 'time_request_news').at(-1);
      expect(news.attachments).toMatchObject([
        {
          name: 'bikur.ics',
          content: expect.stringContaining('DTSTART:20301126T070000Z\r\nDTEND:20301126T073000Z'),
        },
      ]);
    }
    expect(await mailsTo(typed.email)).toHaveLength(2);
    const own = await page(path);
    expect(own.text).toContain('המועד אושר');
    const file = await page(path.replace('/time?', '/time.ics?'));
    expect([file.headers.get('Content-Type'), file.text]).toEqual([
      'text/calendar; charset=utf-8',
      expect.stringMatching(/METHOD:PUBLISH\r\n.*UID:time-request-.*STATUS:CONFIRMED/su),
    ]);
    const calendar = await owner.client.get(`/api/leads/${id}/time-request.ics`);
    expect(calendar.text).toContain('SUMMARY:דנה לוי – תספורת');
    const { text } = await page();
    expect(text).toMatch(/<s><bdi dir="ltr">09:00<\/bdi><\/s> <small>תפוס/u);
    expect(text).not.toContain(`value="${tuesday}"`);
    expect((await ask([tuesday])).body.errors).toEqual({ times: 'המועד נתפס בינתיים. יש לבחור מועד אחר' });
    // What ends when a taken time begins is free, and so is what begins when one ends.
    await confirm(await asked('2030-11-26T10:00'), '2030-11-26T10:00');
    expect((await page()).text).toContain('value="2030-11-26T09:30"');
    expect((await page()).text).toContain('value="2030-11-26T10:30"');
  });

  test('never confirms two that overlap, even at the same moment', async () => {
    await BusinessProfile.query(app.knex).findById(card.id).patch({ requestLength: '60' });
    const [first, second, third] = [
      await asked('2030-11-26T09:00'),
      await asked('2030-11-26T09:30'),
      await asked('2030-11-26T10:00'),
    ];
    const replies = await Promise.all([
      confirm(first, '2030-11-26T09:00'),
      confirm(second, '2030-11-26T09:30'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = replies.find(({ status }) => status === 422);
    expect(refused?.body.errors).toEqual({ at: 'המועד נתפס בינתיים. יש לבחור מועד אחר' });
    expect(await requests().where({ status: 'confirmed' })).toHaveLength(1);
    // One that begins when the other ends doesn't overlap it; another card's never does.
    const isFirst = replies[0]?.status === 200;
    expect((await confirm(third, '2030-11-26T10:00')).status).toBe(isFirst ? 200 : 422);
    const listed = (await leads()).find(({ id }: { id: number }) => id === (isFirst ? second : first));
    expect(listed.timeRequest).toMatchObject({ status: 'waiting', proposed: [{ isTaken: true }] });
  });

  test('sees that a time is taken also while the confirmed one is under way', async () => {
    await BusinessProfile.query(app.knex).findById(card.id).patch({ requestLength: '60' });
    const [first, second] = [await asked('2030-11-26T09:00'), await asked('2030-11-26T09:30')];
    await confirm(first, '2030-11-26T09:00');
    now = new Date('2030-11-26T07:15:00Z');
    const listed = (await leads()).find(({ id }: { id: number }) => id === second);
    expect(listed.timeRequest.proposed).toMatchObject([{ isTaken: true, isOver: false }]);
  });

  test('confirms only what was proposed, of their own, and is not over', async () => {
    const id = await asked(tuesday);
    expect((await confirm(id, '2030-11-26T10:00')).body.errors).toEqual({ at: 'המועד הזה לא נמצא בבקשה' });
    const stranger = await ownerClient(await createUser(app.knex));
    const path = `/api/leads/${id}/time-request`;
    expect((await stranger.post(`${path}/confirmation`, { at: inIsrael(tuesday) })).status).toBe(404);
    expect((await stranger.post(`${path}/refusal`)).status).toBe(404);
    expect((await stranger.get(`${path}.ics`)).status).toBe(404);
    now = new Date('2030-11-26T08:00:00Z');
    expect((await confirm(id, tuesday)).body.errors).toEqual({ at: 'המועד הזה כבר עבר' });
    expect(await requests()).toMatchObject([{ status: 'waiting' }]);
  });

  test('declines or cancels, and so does the visitor; the other side is told once', async () => {
    const { path } = (await ask([tuesday], { email: typed.email })).body;
    const id = Number(/request=(\d+)-/u.exec(path)?.[1]);
    const refuse = () => owner.client.post(`/api/leads/${id}/time-request/refusal`);
    expect((await refuse()).body).toMatchObject({
      status: 'lost',
      handledAt: now.toISOString(),
      timeRequest: { status: 'declined', cancelledBy: null },
    });
    expect((await refuse()).body.timeRequest.status).toBe('declined');
    expect(await mailsTo(typed.email)).toHaveLength(2);
    expect((await page(path)).text).toContain('לבקש מועד אחר');

    const other = (await ask([tuesday], { email: 'noa@example.test' })).body.path as string;
    const token = new URLSearchParams(other.split('?')[1]).get('request') ?? '';
    const otherId = Number(token.split('-')[0]);
    await confirm(otherId, tuesday);
    const cancel = () => app.client().post(cancellation, {}, { csrf: false, headers: headers() });
    const elsewhere = { ...headers(), 'Sec-Fetch-Site': 'cross-site' };
    const cancellation = `/api/time-requests/${token}/cancellation`;
    expect((await app.client().post(cancellation, {}, { csrf: false, headers: elsewhere })).status).toBe(403);
    const before = (await mailsTo(owner.email)).length;
    expect([(await cancel()).status, (await cancel()).status]).toEqual([204, 204]);
    expect(await requests().where({ lead_id: otherId })).toMatchObject([
      { status: 'cancelled', cancelled_by: 'visitor' },
    ]);
    const told = (await mailsTo(owner.email)).slice(before);
    expect(told.map(({ attachments }) => attachments[0]?.content)).toEqual([
      expect.stringMatching(/METHOD:CANCEL.*SEQUENCE:1.*STATUS:CANCELLED/su),
    ]);
    expect((await page(other)).text).toContain('הבקשה בוטלה');
    expect(
      await app.knex('notifications').where({ user_id: owner.id }).orderBy('id', 'desc').first(),
    ).toMatchObject({
      type: 'lead',
      title: 'המועד עם דנה לוי בוטל',
      content: card.businessName,
      link: `/contact-leads/${card.id}`,
    });
    // Nothing was fixed where a request is cancelled before: no mail speaks of an attached file.
    const early = (await ask(['2030-11-26T10:00'], { email: 'early@example.test' })).body.path as string;
    const earlyToken = new URLSearchParams(early.split('?')[1]).get('request') ?? '';
    await app
      .client()
      .post(`/api/time-requests/${earlyToken}/cancellation`, {}, { csrf: false, headers: headers() });
    expect(await requests().where({ lead_id: Number(earlyToken.split('-')[0]) })).toMatchObject([
      { status: 'cancelled', cancelled_by: 'visitor' },
    ]);
    const withdrawn = [(await mailsTo(owner.email)).at(-1), (await mailsTo('early@example.test')).at(-1)];
    for (const mail of withdrawn) {
      expect(mail).toMatchObject({ attachments: [], subject: expect.stringContaining('הבקשה') });
      expect(mail.text_body).not.toContain('הקובץ המצורף');
    }
    // Asking for the very same again is another request.
    const again = (await ask([tuesday], { email: 'noa@example.test' })).body.path as string;
    expect([again === other, (await page(again)).text.includes('הבקשה נשלחה')]).toEqual([false, true]);
    // A confirmed time that the owner gives up is cancelled, not declined; the lead stays as far as it was.
    const third = (await ask(['2030-11-26T11:00'], { email: 'third@example.test' })).body.path as string;
    const thirdId = Number(/request=(\d+)-/u.exec(third)?.[1]);
    await confirm(thirdId, '2030-11-26T11:00');
    expect((await owner.client.post(`/api/leads/${thirdId}/time-request/refusal`)).body).toMatchObject({
      status: 'in_progress',
      timeRequest: { status: 'cancelled', cancelledBy: 'owner' },
    });
    // The time is free again.
    expect((await page()).text).toContain(`value="${tuesday}"`);
    expect((await confirm(otherId, tuesday)).status).toBe(409);
  });
});

test('a link that is nobody’s opens nothing, and a request goes with its lead, card and account', async () => {
  const { path } = (await ask([tuesday])).body;
  for (const wrong of ['/time', '/time?request=1', `${path}x`, path.replace(/=\d+/u, '=999999')])
    expect([wrong, (await page(wrong)).status]).toEqual([wrong, 404]);
  const id = Number(/request=(\d+)-/u.exec(path)?.[1]);
  expect((await owner.client.delete(`/api/leads/${id}`)).status).toBe(204);
  expect(await requests()).toEqual([]);
  expect((await page(path)).status).toBe(404);
  await ask([tuesday]);
  await app.knex('users').where({ id: owner.id }).delete();
  expect(await requests()).toEqual([]);
});
