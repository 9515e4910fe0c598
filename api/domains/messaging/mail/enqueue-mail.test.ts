import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMail } from '../../../adapters/mail.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.ts';
import { deliverNextMail } from './deliver-mail.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { accountDeleted } from '../../accounts/closing/account-deleted.mail.ts';
import { newCardLead } from '../../leads/contact-form/new-card-lead.mail.ts';
import { packageEnded } from '../../subscriptions/plan/package-ended.mail.ts';

let app: TestApp;
let server: TestSmtpServer;

beforeAll(async () => {
  app = await startTestApp({ env: { COMPANY_NAME: 'ביקור בע״מ', COMPANY_EMAIL: 'info@bikur.example' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(async () => {
  await server.close();
  await app.knex('mail_log').delete();
});

const deps = () => ({ ...app.deps, env: { ...app.deps.env, SMTP_URL: server.url } });
const rows = () => app.knex('mail_log').orderBy('id');

async function deliverAll(): Promise<void> {
  while (await deliverNextMail(deps(), openMail(deps().env)));
}

const lead = {
  profileId: 7,
  cardName: 'קפה נוגה',
  name: 'דנה לוי',
  phone: '052-5550199',
  email: 'dana@example.test',
  message: 'שלום,\nאשמח להצעה 😀',
  marketing: false,
  asksForTime: false,
};

async function enqueueLead(changes: Partial<typeof lead> = {}, replyTo: string = lead.email) {
  const user = await createUser(app.knex);
  await app.knex.transaction((trx) =>
    enqueueMail(trx, deps().env, {
      template: newCardLead,
      input: { ...lead, ...changes },
      to: { userId: user.id, email: user.email, language: 'he' },
      replyTo,
    }),
  );
  return user;
}

test('an address is stored whole, up to the length of a mail address', async () => {
  const { id } = await createUser(app.knex);
  const domain = `${'d'.repeat(60)}.`.repeat(3);
  for (const email of [`dana.levi.studio.tel-aviv@${domain}example`, `${'x'.repeat(300)}@mail.example`])
    await app.knex.transaction((trx) =>
      enqueueMail(trx, deps().env, {
        template: newCardLead,
        input: lead,
        to: { userId: id, email, language: 'he' },
      }),
    );
  const stored = ((await rows()) as { to_address: string }[]).map((row) => row.to_address);
  expect(stored).toEqual([`dana.levi.studio.tel-aviv@${domain}example`, 'x'.repeat(254)]);
});

describe('what arrives', () => {
  test('is a mail with both parts, Hebrew headers and reply-to of the writer', async () => {
    const user = await enqueueLead();
    await deliverAll();
    expect(server.received).toHaveLength(1);
    const [{ mail, to, from }] = server.received as [(typeof server.received)[number]];
    expect([to, from]).toEqual([[user.email], 'info@bikur.example']);
    expect(mail.subject).toBe('פנייה חדשה מ־דנה לוי בכרטיס קפה נוגה');
    expect(mail.from).toMatchObject({ name: 'ביקור בע״מ', address: 'info@bikur.example' });
    expect(mail.replyTo).toMatchObject([{ name: '', address: 'dana@example.test' }]);
    expect(mail.text).toContain('> שלום,\n> אשמח להצעה 😀');
    expect(mail.html).toContain('<html lang="he" dir="rtl">');
    expect(mail.messageId).toMatch(/^<mail\.\d+\.\d+@bikur\.example>$/);
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'he' });
    expect(await rows()).toMatchObject([
      { status: 'sent', attempts: 1, error: null, sent_at: expect.any(Date) },
    ]);
  });

  test.each([
    ['CR and LF', 'Dana\r\nBcc: victim@example.test\r\n\r\n<b>body</b>'],
    ['other line ends', 'Dana\u2028Bcc: victim@example.test\u0085Cc: x@example.test\u000BX-Evil: 1'],
    ['an encoded word', '=?utf-8?q?Dana=0D=0ABcc:_victim@example.test?='],
    ['marks that turn text around', 'Dana \u202E\u2066לוי\u2069'],
  ])('%s in a name add no header and no receiver', async (_what, name) => {
    const user = await enqueueLead({ name, cardName: name }, 'a@example.test\r\nBcc: victim@example.test');
    await deliverAll();
    const [{ mail, to, raw }] = server.received as [(typeof server.received)[number]];
    expect(to).toEqual([user.email]);
    const names = mail.headers.map(({ key }) => key);
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('cc');
    expect(names).not.toContain('x-evil');
    expect(names).not.toContain('reply-to');
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|cc|x-evil):/im);
    // oxlint-disable-next-line no-control-regex -- looked for on purpose
    expect(mail.subject).not.toMatch(/[\u0000-\u001F\u0085\u2028\u202A-\u202E\u2066-\u2069]/);
    expect(mail.html).not.toContain('<b>body</b>');
  });

  test('10,000 characters arrive whole, whatever they are', async () => {
    const message = `${'א'.repeat(4_000)} ${'.\r\n'.repeat(500)}${'😀'.repeat(1_500)}${'x'.repeat(2_000)}END`;
    await enqueueLead({ message, name: 'ש'.repeat(10_000), cardName: 'x'.repeat(10_000) });
    await deliverAll();
    const { mail } = server.received[0] as (typeof server.received)[number];
    expect(mail.text).toContain('א'.repeat(4_000));
    expect(mail.html).toContain(`${'😀'.repeat(1_500)}${'x'.repeat(2_000)}END`);
    expect([...(mail.subject ?? '')].length).toBeLessThanOrEqual(280);
  });

  test('a mail to what is no address fails at once and the request goes on', async () => {
    for (const email of ['a@example.test, b@example.test', 'x\r\nRCPT TO:<b@example.test>', '"a b"@x', ''])
      await app.knex.transaction((trx) =>
        enqueueMail(trx, deps().env, {
          template: accountDeleted,
          input: { username: 'דנה', deletedAt: new Date() },
          to: { userId: null, email, language: 'he' },
        }),
      );
    await deliverAll();
    expect(server.received).toEqual([]);
    expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'failed']);
  });

  test('a transaction that fails sends nothing', async () => {
    await expect(
      app.knex.transaction(async (trx) => {
        await enqueueMail(trx, deps().env, {
          template: packageEnded,
          input: { username: 'דנה', planName: 'Pro', endedAt: new Date() },
          to: { userId: null, email: 'a@example.test', language: 'en' },
        });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await deliverAll();
    expect([await rows(), server.received]).toEqual([[], []]);
  });
});
