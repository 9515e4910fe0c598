import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMail } from '../../../adapters/mail.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { smtpRefusal, startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.ts';
// The worker's part, which no other door of this domain opens.
import { deliverNextMail } from '../../messaging/mail/deliver-mail.ts';
import { mailedWords } from './mailed-words.ts';

let app: TestApp;
let server: TestSmtpServer;
let card: { id: number; userId: number };
beforeAll(async () => {
  server = await startSmtpServer();
  app = await startTestApp({ env: { SMTP_URL: server.url } });
});
beforeEach(async () => {
  card = await freeCard();
});

async function freeCard(overrides = {}) {
  const user = await createUser(app.knex);
  return createBusinessProfile(app.knex, {
    userId: user.id,
    businessName: 'פרץ חשמל ותאורה',
    jobTitle: 'חשמלאי מוסמך',
    phone: '052-555-0148',
    about: 'מבצע! להיכנס עכשיו ל־https://deal.example',
    ...overrides,
  });
}
afterEach(async () => {
  await app.knex('mail_log').delete();
  await app.knex('rate_limits').delete();
  server.received.length = 0;
  server.refuse = () => null;
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const ask = (email: unknown, { id = card.id, lang = 'he', headers = {} } = {}) =>
  app.client().post(`/api/cards/${id}/mail?lang=${lang}`, { email }, { csrf: false, headers });
const deliver = () => deliverNextMail(app.deps, openMail(app.deps.env));
const rows = () => app.knex('mail_log');
const visitor = 'noga@levanon.example';

test('the card arrives with its contact, and nothing of its visitor stays', async () => {
  const reply = await ask(visitor);
  expect([reply.status, reply.body]).toEqual([
    202,
    { title: 'נשלח אל', text: 'עם איש הקשר מצורף. לא הגיע? כדאי לבדוק בדואר הזבל.' },
  ]);
  expect(await rows()).toMatchObject([
    { template: 'card_by_mail', to_address: visitor, user_id: null, reply_to: null, language: 'he' },
  ]);
  await deliver();
  const [{ mail, to }] = server.received as [(typeof server.received)[number]];
  expect(to).toEqual([visitor]);
  expect(mail.subject).toBe('הכרטיס של פרץ חשמל ותאורה');
  expect(mail.text).toContain(`/p/`);
  // What the owner writes about themselves would be advertising in our name.
  const contact = Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString();
  for (const part of [mail.text, mail.html, contact]) expect(part).not.toContain('deal.example');
  expect(mail.attachments).toHaveLength(1);
  expect(mail.attachments[0]).toMatchObject({
    filename: 'פרץ חשמל ותאורה.vcf',
    mimeType: 'text/vcard',
  });
  expect(contact).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(contact).toContain('TEL;TYPE=CELL,VOICE,PREF:+972525550148');
  const [left] = await rows();
  expect(left).toMatchObject({ status: 'sent', to_address: '***', attachments: [] });
  expect(JSON.stringify([left, app.logLines, await app.knex('rate_limits')])).not.toContain('noga');
});

test('a refused address is forgotten too, also where the server names it', async () => {
  await ask(visitor);
  server.refuse = (address) => smtpRefusal(550, `no mailbox ${address}`);
  await deliver();
  const [left] = await rows();
  expect(left).toMatchObject({ status: 'failed', to_address: '***', attachments: [] });
  expect(JSON.stringify([left, app.logLines])).not.toContain('noga');
});

test('speaks the card’s language, names what an address lacks, and stores nothing then', async () => {
  const english = await freeCard({ businessName: 'Dana', language: 'en' });
  expect((await ask(visitor, { id: english.id, lang: 'en' })).body.title).toBe('Sent to');
  expect(await rows()).toMatchObject([{ language: 'en', subject: 'The card of Dana' }]);
  await app.knex('mail_log').delete();
  for (const [language, title, subject, issue] of [
    ['ar', 'أُرسلت إلى', 'البطاقة: Dana', 'العنوان غير كامل'],
    ['ru', 'Отправлено на', 'Визитка: Dana', 'Адрес неполный'],
  ] as const) {
    const { id } = await freeCard({ businessName: 'Dana', language });
    expect((await ask(visitor, { id, lang: language })).body.title).toBe(title);
    expect((await ask('noga@levanon', { id, lang: language })).body.errors.email).toContain(issue);
    expect(await rows()).toMatchObject([{ language, subject }]);
    await app.knex('mail_log').delete();
  }
  for (const [typed, said] of [
    ['', 'צריך כתובת מייל, כמו name@mail.example'],
    [undefined, 'צריך כתובת מייל, כמו name@mail.example'],
    ['noga', 'בכתובת מייל יש @, כמו name@mail.example'],
    ['noga@levanon', 'הכתובת לא שלמה. היא צריכה להיראות כך: name@mail.example'],
    ['a@example.test, b@example.test', 'הכתובת לא שלמה. היא צריכה להיראות כך: name@mail.example'],
    ['a@example.test\r\nBcc: b@example.test', 'הכתובת לא שלמה. היא צריכה להיראות כך: name@mail.example'],
  ]) {
    const reply = await ask(typed);
    expect([reply.status, reply.body.errors]).toEqual([422, { email: said }]);
  }
  expect((await ask('noga', { lang: 'en' })).body.errors.email).toContain('has an @');
  expect(await rows()).toEqual([]);
});

test('goes out for cards that visitors see, from our own pages, and only so often', async () => {
  await app.knex('business_profiles').where({ id: card.id }).update({ is_public: false });
  expect((await ask(visitor)).status).toBe(404);
  await app.knex('business_profiles').where({ id: card.id }).update({ is_public: true });
  expect((await ask(visitor, { id: 999_999_999 })).status).toBe(404);
  expect((await ask(visitor, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
  const other = await freeCard();
  const asked = [];
  for (const id of [card.id, other.id, card.id, other.id])
    asked.push((await ask(id === card.id ? visitor : visitor.toUpperCase(), { id })).status);
  expect(asked).toEqual([202, 202, 202, 429]);
  const refused = await ask(visitor);
  expect(refused.body.message).toContain('צריך לחכות קצת');
  expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
});

test('without a mail server nothing is said to be sent, and production stores nothing', async () => {
  const deaf = await startTestApp();
  const user = await createUser(deaf.knex);
  const { id } = await createBusinessProfile(deaf.knex, { userId: user.id });
  const post = () => deaf.client().post(`/api/cards/${id}/mail`, { email: visitor }, { csrf: false });
  expect((await post()).body.title).toBe('נכתב ולא נשלח אל');
  await deaf.knex('mail_log').delete();
  Object.assign(deaf.deps.env, { NODE_ENV: 'production' });
  const refused = await post();
  expect([refused.status, refused.body.message]).toEqual([503, expect.stringContaining('להעתיק את הקישור')]);
  expect(await deaf.knex('mail_log')).toEqual([]);
  await deaf.close();
});

test.each([
  ['ד״ר דנה לוי', 'עו״ד, מגשרת', 'ד״ר דנה לוי', 'עו״ד, מגשרת'],
  ['Dr.Levi & Co', null, 'Dr.Levi & Co', null],
  ['להיכנס ל־https://evil.example/x?y', 'win.bit.ly/abc', 'להיכנס ל־', null],
  ['www.evil.example', 'Call me: a@b.co', 'bikur.example/p/dana', 'Call me:'],
  ['זכית ב־₪5,000 במתנה', '5000 ₪', 'זכית ב־ במתנה', null],
  ['א'.repeat(120), null, 'א'.repeat(80), null],
])('of %s and %s a mail says %s and %s', (name, jobTitle, saidName, title) => {
  const url = 'https://bikur.example/p/dana';
  expect(mailedWords({ name, jobTitle, category: null, url })).toEqual({ name: saidName, title });
});
