import { parse } from 'parse5';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createUser } from '../../../testing/factories/user.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const good = {
  name: 'דנה לוי',
  email: 'dana@example.test',
  phone: '052-5550199',
  message: 'שלום! אשמח להצעת מחיר 😀',
};

let app: TestApp;
let card: { id: number; userId: number; customSlug: string | null };
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXY_HOPS: 1 } });
});
beforeEach(async () => {
  card = await proCard();
});
afterEach(() => app.knex('rate_limits').delete());
afterAll(() => app.close());

async function proCard(overrides: object = {}, owner: object = {}) {
  const user = await createUser(app.knex, owner);
  await createPackage(app.knex, { userId: user.id });
  return createBusinessProfile(app.knex, {
    userId: user.id,
    cardType: 'pro',
    showContactForm: true,
    ...overrides,
  });
}

const path = () => `/api/cards/${card.id}/contact`;
const send = (body: unknown, headers: Record<string, string> = {}) =>
  app.client().post(path(), body, { csrf: false, headers: { 'User-Agent': chrome, ...headers } });
const sendForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.client().post(path(), undefined, {
    csrf: false,
    raw: new URLSearchParams(fields).toString(),
    contentType: 'application/x-www-form-urlencoded',
    headers: { Accept: 'text/html,*/*;q=0.8', 'User-Agent': chrome, Origin: app.url, ...headers },
  });
const leads = () => app.knex('contact_leads').where({ profile_id: card.id });
const mails = () => app.knex('mail_log').where({ user_id: card.userId });
const notices = () => app.knex('notifications').where({ user_id: card.userId });

async function expectNothing() {
  expect([await leads(), await mails(), await notices()]).toEqual([[], [], []]);
  const stats = await app.knex('profile_stats').where({ profile_id: card.id }).first();
  expect(stats.contact_form_submissions).toBe(0);
}

test('a message becomes a lead with its proof of consent, a notification, a mail and a count', async () => {
  const reply = await send({ ...good, profileId: card.id, marketing: true });
  expect([reply.status, reply.body]).toEqual([201, { sent: true }]);
  const [lead] = await leads();
  expect(lead).toMatchObject({ ...good, status: 'new', source: 'card' });
  const consent = await app.knex('contact_consents').where({ lead_id: lead.id }).first();
  expect(consent).toMatchObject({ notice_version: '2026-11', marketing: true, language: 'he' });
  expect(consent.given_at).toBeInstanceOf(Date);
  expect(await notices()).toMatchObject([
    {
      type: 'lead',
      is_read: false,
      title: 'פנייה חדשה מ־דנה לוי',
      link: `/contact-leads/${card.id}`,
    },
  ]);
  const owner = await app.knex('users').where({ id: card.userId }).first();
  expect(await mails()).toMatchObject([
    {
      to_address: owner.email,
      reply_to: good.email,
      template: 'new_card_lead',
      status: 'queued',
      language: 'he',
    },
  ]);
  const stats = await app.knex('profile_stats').where({ profile_id: card.id }).first();
  expect(stats.contact_form_submissions).toBe(1);
  expect(await app.knex('card_events').where({ profile_id: card.id })).toMatchObject([
    { type: 'contact_form' },
  ]);
});

test('an owner who reads English is told in English; without the box no consent is kept as given', async () => {
  card = await proCard({}, { language: 'en' });
  await send(good, { 'Accept-Language': 'en' });
  expect((await mails())[0].subject).toMatch(/^New message from דנה לוי on your card /);
  expect(
    await app
      .knex('contact_consents')
      .where({ lead_id: (await leads())[0].id })
      .first(),
  ).toMatchObject({
    marketing: false,
    language: 'en',
  });
});

describe('validation', () => {
  test('says every fault in the words of the specification, and stores nothing', async () => {
    const reply = await send({ profileId: 0, name: 'א', email: 'x@', phone: '05255', message: 'שלום' });
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      {
        profileId: 'יש לספק מזהה כרטיס תקין',
        name: 'שם חייב להכיל לפחות 2 תווים',
        email: 'יש להזין כתובת אימייל תקינה',
        phone: 'יש להזין מספר טלפון תקין',
        message: 'יש להזין הודעה של לפחות 5 תווים',
      },
    ]);
    const english = await send({}, { 'Accept-Language': 'en' });
    expect(english.body.errors).toEqual({
      name: 'Name must contain at least 2 characters',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      message: 'Please enter a message of at least 5 characters',
    });
    await expectNothing();
  });

  test.each([
    ['spaces for a name', { name: '   ' }],
    ['a name of invisible marks', { name: '\u200F\u202E\u2066' }],
    ['one emoji for a name', { name: '😀' }],
    ['10,000 characters', { message: 'א'.repeat(10_000) }],
    ['another card in the body', { profileId: 1 }],
    ['a list for a name', { name: ['דנה', 'לוי'] }],
    ['a mail address with a second header', { email: 'a@example.test\r\nBcc: b@example.test' }],
  ])('refuses %s', async (_name, fields) => {
    expect((await send({ ...good, ...fields })).status).toBe(422);
    await expectNothing();
  });

  test('takes 5,000 characters, two languages and emoji, and cleans what turns text around', async () => {
    const message = `Hi שלום 👩‍👩‍👧 ${'א'.repeat(4_900)}`;
    expect((await send({ ...good, message, name: 'Dana \u202Eלוי' })).status).toBe(201);
    expect((await leads())[0]).toMatchObject({ message, name: 'Dana לוי' });
    // The notification has its beginning, in whole characters.
    const [, told] = (await notices())[0].content.split(': ');
    expect(told).toBe(`${[...message].slice(0, 300).join('')}…`);
    const short = `😀${'א'.repeat(299)}`;
    await send({ ...good, message: short });
    expect((await notices().orderBy('id', 'desc'))[0].content).toMatch(/: 😀א{299}$/u);
  });
});

test('a name with line breaks or markup can add no header and no element to the mail', async () => {
  const name = 'Dana\r\nBcc: victim@example.test\n<img src=x onerror=alert(1)>';
  expect((await send({ ...good, name })).status).toBe(201);
  const [mail] = await mails();
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html_body).not.toContain('<img');
  expect(mail.html_body).toContain('&lt;img');
});

test('cards that take no messages are the same 404', async () => {
  for (const overrides of [{ showContactForm: false }, { cardType: 'basic' }, { isPublic: false }]) {
    card = await proCard(overrides);
    expect([overrides, (await send(good)).status]).toEqual([overrides, 404]);
    await expectNothing();
  }
  card = await createBusinessProfile(app.knex, { cardType: 'pro', showContactForm: true });
  expect((await send(good)).status).toBe(404);
  expect((await app.client().post('/api/cards/999999999/contact', good, { csrf: false })).status).toBe(404);
});

test('the hidden field is answered like any other and nothing is kept', async () => {
  expect((await send({ ...good, website: 'https://spam.example' })).status).toBe(201);
  await expectNothing();
});

test('what is sent faster than a person types is kept as spam and rings nowhere', async () => {
  expect((await send({ ...good, elapsed: 1_499 })).status).toBe(201);
  expect(await leads()).toMatchObject([{ status: 'spam' }]);
  expect([await mails(), await notices()]).toEqual([[], []]);
  expect((await send({ ...good, message: 'אחרי שקראתי את הכרטיס', elapsed: '1500' })).status).toBe(201);
  expect(await mails()).toHaveLength(1);
});

test('the same message sent twice at once is one lead', async () => {
  const replies = await Promise.all([send(good), send(good), send(good)]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect([await leads(), await mails(), await notices()].map((rows) => rows.length)).toEqual([1, 1, 1]);
  // For ten minutes; later it is said once more, and so is anything else at once.
  const sentAgain = async (seconds: number) => {
    await leads().update({ created_at: new Date(Date.now() - seconds * 1_000) });
    await send(good);
    return (await leads()).length;
  };
  expect([await sentAgain(590), await sentAgain(600)]).toEqual([1, 2]);
  await app.knex('rate_limits').delete();
  for (const other of [{ name: 'דנה כהן' }, { phone: '052-5550198' }, { email: 'other@example.test' }])
    await send({ ...good, ...other });
  expect(await leads()).toHaveLength(5);
});

test('other sites can not send through their visitors', async () => {
  for (const headers of [
    { Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null' },
  ])
    expect((await send(good, headers as unknown as Record<string, string>)).status).toBe(403);
  await expectNothing();
});

test('a network that many share is no visitor: a fair goes on writing where one visitor is stopped', async () => {
  const from = (email: string, index: number, cookie = '') =>
    send(
      { ...good, email, message: `הודעה מספר ${index}` },
      {
        'X-Forwarded-For': '203.0.113.1',
        ...(cookie && { Cookie: `bikur.guest=${cookie.repeat(43)}` }),
      },
    );
  for (let index = 0; index < 12; index += 1)
    expect((await from(`visitor${index}@example.test`, index)).status).toBe(201);
  // One browser is one visitor, whatever it says it is; another one beside it goes on.
  const statuses: number[] = [];
  for (let index = 20; index < 26; index += 1)
    statuses.push((await from(`name${index}@example.test`, index, 'a')).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await from('name30@example.test', 30, 'b')).status).toBe(201);
});

test('too many are refused: by one visitor, and for one card from many', async () => {
  const from = (address: string, index: number, email = good.email) =>
    send({ ...good, email, message: `הודעה מספר ${index}` }, { 'X-Forwarded-For': address });
  const statuses: number[] = [];
  // Capital letters make nobody another one.
  const written = (index: number) => (index % 2 ? good.email.toUpperCase() : good.email);
  for (let index = 0; index < 6; index += 1)
    statuses.push((await from('203.0.113.1', index, written(index))).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  for (let index = 6; index < 31; index += 1)
    expect((await from(`203.0.113.${index + 10}`, index, `other${index}@example.test`)).status).toBe(201);
  const refused = await from('203.0.113.99', 40, 'last@example.test');
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
});

test('when a part can not be stored, nothing is', async () => {
  await app.knex.raw('alter table mail_log rename to mail_log_away');
  try {
    expect((await send(good)).status).toBeGreaterThanOrEqual(500);
  } finally {
    await app.knex.raw('alter table mail_log_away rename to mail_log');
  }
  await expectNothing();
  expect((await send(good)).status).toBe(201);
});

describe('a plain form', () => {
  test('leads back to the card', async () => {
    const reply = await sendForm({ ...good, website: '', marketing: '1' });
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, `/p/${card.customSlug}?sent=1#form`]);
    expect(await leads()).toHaveLength(1);
    const framed = await sendForm(
      { ...good, message: 'מתוך אתר אחר' },
      { Referer: `${app.url}/p/${card.id}?embed=1` },
    );
    expect(framed.headers.get('Location')).toBe(`/p/${card.customSlug}?embed=1&sent=1#form`);
  });

  test('comes back with everything typed and each fault at its field', async () => {
    const typed = {
      name: 'א',
      email: 'dana@',
      phone: '052-5550199',
      message: '\n<b>"שלום" & </textarea> 😀',
      marketing: '1',
    };
    const reply = await sendForm(typed);
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([422, 'text/html; charset=utf-8']);
    expect(reply.text).toContain('שם חייב להכיל לפחות 2 תווים');
    expect(reply.text).toContain('aria-describedby="email-error"');
    expect(reply.text).toContain('value="052-5550199"');
    expect(reply.text).toContain('&lt;b&gt;&quot;שלום&quot; &amp; &lt;/textarea&gt; 😀</textarea>');
    expect(reply.text).toMatch(/name="marketing" value="1" checked/);
    expect(reply.text).not.toContain('<b>');
    const issues: string[] = [];
    parse(reply.text, { onParseError: ({ code }) => issues.push(code) });
    expect(issues).toEqual([]);
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(
      reply.headers.get('Content-Security-Policy') ?? '',
    )?.[1];
    expect(reply.text).toContain(`<style nonce="${nonce}">`);
    expect(reply.headers.get('Content-Security-Policy')).toContain("script-src 'none'");
    await expectNothing();
  });

  test('comes back in English, and when it was sent too often', async () => {
    for (let index = 0; index < 5; index += 1) await sendForm({ ...good, message: `message ${index}` });
    const reply = await sendForm({ ...good, message: 'one more' }, { 'Accept-Language': 'en' });
    expect(reply.status).toBe(429);
    expect(reply.text).toContain('<html lang="en" dir="ltr">');
    expect(reply.text).toContain('one more</textarea>');
  });

  test('speaks the language of the card, whatever the browser’s is', async () => {
    const { action } = (await app.client().get(`/api/cards/${card.id}`)).body.contactForm as {
      action: string;
    };
    for (const headers of [{ 'Accept-Language': 'en' }, { Cookie: 'lang=en' }])
      expect((await app.client().post(action, {}, { csrf: false, headers })).body.errors).toMatchObject({
        name: 'שם חייב להכיל לפחות 2 תווים',
        email: 'יש להזין כתובת אימייל תקינה',
        phone: 'יש להזין מספר טלפון תקין',
        message: 'יש להזין הודעה של לפחות 5 תווים',
      });
  });

  test.each([
    ['ar', 'rtl', 'لم تُرسل الرسالة بعد', ['حرفين', 'بريد', 'هاتف', 'رسالة']],
    ['ru', 'ltr', 'Сообщение ещё не отправлено', ['имени', 'почты', 'телефона', 'сообщение']],
  ] as const)(
    'of a card in a language that the site lacks speaks it: %s',
    async (language, direction, title, said) => {
      await BusinessProfile.query(app.knex).findById(card.id).patch({ language });
      const { action } = (await app.client().get(`/api/cards/${card.id}`)).body.contactForm as {
        action: string;
      };
      expect(action).toContain(`lang=${language}`);
      const { body } = await app.client().post(action, {}, { csrf: false });
      const errors = ['name', 'email', 'phone', 'message'].map((field) => body.errors[field] as string);
      errors.forEach((error, at) => expect(error).toContain(said[at]));
      const shown = await app.client().post(action, undefined, {
        csrf: false,
        raw: new URLSearchParams({ message: 'אאא' }).toString(),
        contentType: 'application/x-www-form-urlencoded',
        headers: { Accept: 'text/html,*/*;q=0.8', Origin: app.url },
      });
      expect(shown.status).toBe(422);
      expect(shown.text).toContain(`<html lang="${language}" dir="${direction}">`);
      for (const words of [title, body.message as string, errors[0] ?? ''])
        expect(shown.text).toContain(words);
      const sent = await app.client().post(action, good, { csrf: false });
      expect([sent.status, sent.text]).toEqual([201, expect.anything()]);
      const consent = await app.knex('contact_consents').orderBy('id', 'desc').first('language');
      expect(consent).toEqual({ language });
    },
  );

  test('of another site is refused, and a script that asks for JSON gets JSON', async () => {
    expect((await sendForm(good, { Origin: 'https://evil.example' })).status).toBe(403);
    const reply = await sendForm({ ...good, name: '' }, { Accept: 'application/json' });
    expect([reply.status, reply.body.code]).toEqual([422, 'validation_failed']);
    await expectNothing();
  });
});
