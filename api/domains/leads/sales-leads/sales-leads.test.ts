import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createUser } from '../../../testing/factories/user.ts';

const good = {
  name: 'דנה לוי',
  phone: '052-5550199',
  email: 'dana@example.test',
  service: 'physical-cards',
  message: 'אשמח להצעה ל־20 כרטיסים 😀',
};

let app: TestApp;
let admin: { id: number };
let englishAdmin: { id: number };
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXY_HOPS: 1, COMPANY_EMAIL: 'sales@company.example' } });
  admin = await createUser(app.knex, { userRole: 'admin' });
  englishAdmin = await createUser(app.knex, { userRole: 'admin', language: 'en' });
  await createUser(app.knex, { userRole: 'moderator' });
  await createUser(app.knex);
});
afterEach(async () => {
  for (const table of ['rate_limits', 'contact_leads', 'notifications', 'mail_log'])
    await app.knex(table).delete();
});
afterAll(() => app.close());

const send = (body: unknown, headers: Record<string, string> = {}) =>
  app.client().post('/api/contact-leads', body, { csrf: false, headers });
const leads = () => app.knex('contact_leads').orderBy('id');
const notices = () => app.knex('notifications').orderBy('user_id');
const mails = () => app.knex('mail_log');
const expectNothing = async () =>
  expect([await leads(), await notices(), await mails()]).toEqual([[], [], []]);

test('a lead is stored without a card, rings with each admin and is mailed to the company', async () => {
  const reply = await send(good);
  expect([reply.status, reply.body]).toEqual([201, { sent: true }]);
  const [lead] = await leads();
  expect(lead).toMatchObject({
    ...good,
    profile_id: null,
    status: 'new',
    source: 'website',
    handled_by: null,
  });
  expect(await notices()).toMatchObject([
    {
      user_id: admin.id,
      type: 'lead',
      is_read: false,
      title: 'פנייה חדשה למכירות מ־דנה לוי',
      link: `/admin/contact-leads/${lead.id}/show`,
    },
    { user_id: englishAdmin.id, title: 'New sales enquiry from דנה לוי' },
  ]);
  const [mail] = await mails();
  expect(mail).toMatchObject({
    to_address: 'sales@company.example',
    reply_to: good.email,
    template: 'new_sales_lead',
    subject: 'פנייה חדשה למכירות מ־דנה לוי',
    status: 'queued',
    user_id: null,
  });
  expect(mail.text_body).toContain('כרטיסים מודפסים עם NFC');
  expect(mail.html_body).toContain(`/admin/contact-leads/${lead.id}/show`);
  expect(await app.knex('contact_consents').where({ lead_id: lead.id })).toMatchObject([
    { notice_version: 'sales-2026-11', marketing: false, language: 'he' },
  ]);
});

test.each([
  ['a phone alone', { name: 'דן', phone: '+972 52 555 0199' }],
  ['a star number', { name: 'דן', phone: '*2345' }],
  ['1-700 with its hyphens', { name: 'דן', phone: '1-700-700-700' }],
  ['an e-mail alone', { name: '李明', email: 'li@example.test', phone: '', service: '', message: '' }],
  [
    'nothing but nulls beside',
    { name: 'Café בע״מ', email: 'c@example.test', phone: null, service: null, message: null },
  ],
])('takes %s', async (_what, body) => {
  expect((await send(body)).status).toBe(201);
  const [lead] = await leads();
  expect(lead).toMatchObject({ name: body.name, service: null, message: null });
});

describe('validation (docs/specification.md 5)', () => {
  test('says every fault in its own words and stores nothing', async () => {
    const reply = await send({
      name: 'א',
      email: 'dana@',
      service: 'everything',
      message: 'x'.repeat(5_001),
    });
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      {
        name: 'יש להזין שם מלא',
        email: 'כתובת מייל לא תקינה',
        service: 'יש לבחור אחת מהאפשרויות',
        message: 'אפשר להזין עד 5000 תווים',
      },
    ]);
    await expectNothing();
  });

  test('asks for a phone or an e-mail on the phone field, beside the other faults', async () => {
    expect((await send({ name: ' ' })).body.errors).toEqual({
      name: 'יש להזין שם מלא',
      phone: 'יש להזין טלפון או מייל לצורך יצירת קשר',
    });
    expect((await send({ name: 'דנה', phone: ' \u200F', email: '  ' })).body.errors).toEqual({
      phone: 'יש להזין טלפון או מייל לצורך יצירת קשר',
    });
    expect((await send({ name: 'Dana' }, { 'Accept-Language': 'en' })).body.errors).toEqual({
      phone: 'Please enter a phone number or an email address so that we can reach you',
    });
    expect((await send({ ...good, phone: 'מחר בבוקר' })).body.errors).toEqual({
      phone: 'יש להזין מספר טלפון תקין',
    });
    await expectNothing();
  });

  test.each([
    ['no body', undefined],
    ['a list', []],
    ['an object for a name', { ...good, name: { first: 'דנה' } }],
    ['a number for a message', { ...good, message: 5 }],
    ['a name of invisible marks', { ...good, name: '\u200F\u202E' }],
    ['a second header in the e-mail', { ...good, email: 'a@example.test\r\nBcc: b@example.test' }],
    ['a source longer than its column', { ...good, source: 'x'.repeat(51) }],
  ])('refuses %s', async (_what, body) => {
    expect((await send(body)).status).toBe(422);
    await expectNothing();
  });

  test('takes no rights from the body', async () => {
    const stolen = {
      ...good,
      profileId: 1,
      status: 'won',
      handledBy: admin.id,
      notes: 'x',
      id: 7,
      createdAt: '2001-01-01',
    };
    expect((await send(stolen)).status).toBe(201);
    expect((await leads())[0]).toMatchObject({
      profile_id: null,
      status: 'new',
      handled_by: null,
      notes: null,
    });
  });
});

test('a name with line breaks or markup adds no header and no element to the mail', async () => {
  const message = `😀${'א'.repeat(300)}`;
  await send({ ...good, message, name: 'Dana\r\nBcc: x@example.test <img src=x onerror=alert(1)>' });
  await send({ ...good, message: message.slice(0, -1) });
  const told = (await notices()).map(({ content }) => content.split(' · ').at(-1));
  const whole = `😀${'א'.repeat(299)}`;
  expect(new Set(told)).toEqual(new Set([whole, `${whole}…`]));
  const [mail] = await mails();
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html_body).not.toContain('<img');
});

test('the hidden field keeps nothing, haste is kept as spam and rings nowhere, a double click is one lead', async () => {
  expect((await send({ ...good, website: 'https://spam.example' })).status).toBe(201);
  await expectNothing();
  expect((await send({ ...good, elapsed: 1_499 })).status).toBe(201);
  expect(await leads()).toMatchObject([{ status: 'spam' }]);
  expect([await notices(), await mails()]).toEqual([[], []]);
  await app.knex('contact_leads').delete();
  await send({ ...good, message: 'אחרי שקראתי את הדף', elapsed: 1_500 });
  expect(await leads()).toMatchObject([{ status: 'new' }]);
  for (const table of ['rate_limits', 'contact_leads', 'notifications', 'mail_log'])
    await app.knex(table).delete();
  const replies = await Promise.all([send(good), send(good), send({ ...good, elapsed: 9_000 })]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect([(await leads()).length, (await notices()).length, (await mails()).length]).toEqual([1, 2, 1]);
  // For ten minutes; later it is said once more.
  const sentAgain = async (seconds: number) => {
    await app.knex('contact_leads').update({ created_at: new Date(Date.now() - seconds * 1_000) });
    await send(good);
    return (await leads()).length;
  };
  expect([await sentAgain(590), await sentAgain(600)]).toEqual([1, 2]);
});

test('other sites can not write through their visitors, and too many are refused', async () => {
  expect((await send(good, { Origin: 'https://evil.example' })).status).toBe(403);
  await expectNothing();
  const statuses = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push(
      (await send({ ...good, message: `הודעה ${index}` }, { 'X-Forwarded-For': '203.0.113.9' })).status,
    );
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  // Other visitors of the same network are not stopped by that one.
  const other = { ...good, email: 'other@example.test', message: 'מאותה רשת' };
  expect((await send(other, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(201);
});

test('when the mail can not be stored, nothing is', async () => {
  await app.knex.raw('alter table mail_log rename to mail_log_away');
  try {
    expect((await send(good)).status).toBeGreaterThanOrEqual(500);
  } finally {
    await app.knex.raw('alter table mail_log_away rename to mail_log');
  }
  await expectNothing();
});
