import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createMailLogEntry } from '../../../testing/factories/mail-log-entry.ts';
import { factoryPassword } from '../../../testing/factories/user.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { deliverNextMail } from './deliver-mail.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await signInAs(app, 'admin')).client;
});
afterAll(() => app.close());

const link = 'https://bikur.example/reset-password?token=s3cret-Token_1';
const withLink = {
  textBody: `פתחו: ${link}`,
  htmlBody: `<a href="${link}">פתיחה</a>`,
  secretLinks: [link],
};
const contents = async (id: number) => (await admin.get(`/api/admin/mail-log/${id}/contents`)).body;

test('a mail is read in both parts; one about to leave keeps its one-time link to itself', async () => {
  const waiting = await createMailLogEntry(app.knex, { ...withLink, status: 'queued' });
  const kept = await createMailLogEntry(app.knex, { ...withLink, status: 'kept' });
  expect(JSON.stringify(await contents(waiting.id))).not.toContain('s3cret');
  expect(await contents(kept.id)).toEqual({
    text: withLink.textBody,
    html: withLink.htmlBody,
  });
  const { body } = await admin.get(`/api/admin/mail-log/${kept.id}`);
  expect(body).not.toHaveProperty('htmlBody');
  expect((await admin.get('/api/admin/mail-log/999999999/contents')).status).toBe(404);
  const { client } = await signInAs(app, 'moderator');
  expect((await client.get(`/api/admin/mail-log/${kept.id}/contents`)).status).toBe(403);
});

test('a failed mail is queued again as if never tried; what can not arrive or opens nothing is refused in words', async () => {
  const again = (id: number) => admin.post(`/api/admin/mail-log/${id}/send-again`, {});
  const failed = await createMailLogEntry(app.knex, {
    status: 'failed',
    attempts: 8,
    error: '550 mailbox full',
    toAddress: 'dana@example.test',
  });
  expect(await again(failed.id)).toMatchObject({
    status: 200,
    body: { status: 'queued', attempts: 0, error: null },
  });
  // A second press changes nothing: the mail is queued already.
  expect((await again(failed.id)).status).toBe(409);

  const struck = await createMailLogEntry(app.knex, {
    status: 'failed',
    toAddress: 'dana@example.test',
    textBody: 'https://bikur.example/verify-email?change=***',
    secretLinks: ['https://bikur.example/verify-email?change=***'],
  });
  expect((await again(struck.id)).body.message).toContain('קישור חד־פעמי');
  const nowhere = await createMailLogEntry(app.knex, { status: 'failed', toAddress: 'dana@@x, y' });
  expect((await again(nowhere.id)).status).toBe(409);
  expect((await app.knex('mail_log').where({ id: nowhere.id }).first()).status).toBe('failed');
  const sent = await createMailLogEntry(app.knex, { status: 'sent' });
  expect((await again(sent.id)).status).toBe(409);
  const audit = await app.knex('audit_log').where({ entity: 'mail-log', action: 'send-again' });
  expect(audit).toHaveLength(1);
});

test('the link that changes an address opens nothing for staff, before it was sent or after', async () => {
  const owner = await signInAs(app, 'user');
  const wish = { newEmail: 'new-place@example.test', currentPassword: factoryPassword };
  expect((await owner.client.post('/api/account/email', wish)).status).toBe(200);
  const [asked] = await app.knex('mail_log').where({ template: 'confirm_new_email', user_id: owner.user.id });
  const token = /change=([\w-]{43})/.exec(asked.text_body)?.[1] ?? 'no token was mailed';
  expect(JSON.stringify(await contents(asked.id))).not.toContain(token);
  const received: string[] = [];
  const post = { deliver: async ({ text }: { text: string }) => (received.push(text), 'sent' as const) };
  while (await deliverNextMail(app.deps, post));
  // The recipient has the link, the log has not.
  expect(received.join()).toContain(token);
  expect(JSON.stringify(await contents(asked.id))).not.toContain(token);
  expect(JSON.stringify(await app.knex('mail_log').where({ id: asked.id }))).not.toContain(token);
  expect((await contents(asked.id)).text).toContain('/verify-email?change=***');
});
