import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMail } from '../../../adapters/mail.ts';
import type { MailLogEntry } from '../../../models/MailLogEntry.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createMailLogEntry } from '../../../testing/factories/mail-log-entry.ts';
import { smtpRefusal, startSmtpServer, type TestSmtpServer } from '../../../testing/smtp-server.ts';
import { deliverNextMail } from './deliver-mail.ts';
import { startMailCourier } from './mail-courier.ts';
import { claimMail, maxAttempts, returnMail, settleMail } from './mail-queue.ts';

let app: TestApp;
let server: TestSmtpServer;

beforeAll(async () => {
  app = await startTestApp();
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
const deliver = () => deliverNextMail(deps(), openMail(deps().env));
const rows = () => app.knex('mail_log').orderBy('id');
const makeDue = () =>
  app.knex('mail_log').update({ next_try_at: app.knex.raw("now() - interval '1 second'") });
const queued = (overrides: Partial<MailLogEntry> = {}) =>
  createMailLogEntry(app.knex, { status: 'queued', ...overrides });

async function deliverAll(): Promise<void> {
  while (await deliver());
}

describe('once', () => {
  test('many workers at once send each mail once, the oldest first', async () => {
    for (let number = 0; number < 12; number += 1) await queued({ subject: `mail ${number}` });
    const order: string[] = [];
    const mail = {
      deliver: async ({ subject }: { subject: string }) => (order.push(subject), 'sent' as const),
    };
    while (await deliverNextMail(deps(), mail));
    expect(order).toEqual(Array.from({ length: 12 }, (_, number) => `mail ${number}`));
    await app.knex('mail_log').update({ status: 'queued', attempts: 0 });
    await makeDue();
    await Promise.all([deliverAll(), deliverAll(), deliverAll(), deliverAll()]);
    const subjects = server.received.map((each) => each.mail.subject).sort();
    expect(subjects).toEqual([...order].sort());
  });

  test('two couriers beside each other send each mail once, and stop after the one under way', async () => {
    for (let number = 0; number < 6; number += 1) await queued({ subject: `mail ${number}` });
    const couriers = [startMailCourier(deps()), startMailCourier(deps())];
    await expect.poll(async () => app.knex('mail_log').where({ status: 'sent' })).toHaveLength(6);
    await Promise.all(couriers.map((courier) => courier.stop()));
    expect(server.received).toHaveLength(6);
    await queued();
    expect(server.received).toHaveLength(6);
  });

  test('a mail that somebody waits for doesn’t wait until bulk mail is sent, older or newer', async () => {
    const queueNotices = async () => {
      for (let number = 0; number < 30; number += 1) await queued({ subject: 'a notice', isBulk: true });
    };
    await queueNotices();
    const held = Promise.withResolvers<void>();
    server.hold = () => held.promise;
    const courier = startMailCourier(deps());
    await expect
      .poll(async () => app.knex('mail_log').where('attempts', '>', 0), { interval: 10 })
      .toHaveLength(4);
    await queued({ subject: 'a new password' });
    await queueNotices();
    held.resolve();
    await expect.poll(() => server.received.length, { timeout: 10_000 }).toBe(61);
    await courier.stop();
    const place = server.received.findIndex(({ mail }) => mail.subject === 'a new password');
    expect(place).toBeLessThan(12);
  });

  test('a mail that the server is slow to take keeps no other waiting, those that come later included', async () => {
    const held = Promise.withResolvers<void>();
    server.hold = async (to) => {
      if (to === 'slow@example.test') await held.promise;
    };
    await queued({ toAddress: 'slow@example.test' });
    const courier = startMailCourier(deps());
    try {
      await expect.poll(async () => (await rows())[0].attempts).toBe(1);
      for (const wave of [1, 2]) {
        for (let count = 0; count < 3; count += 1) await queued();
        await expect.poll(() => server.received.length, { timeout: 10_000 }).toBe(wave * 3);
      }
    } finally {
      held.resolve();
      await courier.stop();
    }
    expect(server.received).toHaveLength(7);
  });

  test('a mail in another worker’s hands is left alone, and taken up when that worker died', async () => {
    await queued();
    const held = await claimMail(app.knex);
    expect(held?.attempts).toBe(1);
    expect(await deliver()).toBe(false);
    // The worker crashed; its lease ends.
    await makeDue();
    expect(await deliver()).toBe(true);
    expect(server.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  test('a worker that overruns its lease is believed when it sent, and both tries bear one name', async () => {
    await queued();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.hold = () => held;
    const slow = deliver();
    await expect.poll(async () => (await rows())[0].attempts).toBe(1);
    await makeDue();
    const later = deliver();
    await expect.poll(async () => (await rows())[0].attempts).toBe(2);
    release();
    await Promise.all([slow, later]);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
    expect(new Set(server.received.map(({ mail }) => mail.messageId)).size).toBe(1);
    await makeDue();
    expect(await deliver()).toBe(false);
  });

  test('a worker that comes back late with a fault changes nothing', async () => {
    await queued();
    const held = (await claimMail(app.knex)) as MailLogEntry;
    await makeDue();
    const second = (await claimMail(app.knex)) as MailLogEntry;
    await returnMail(app.knex, held, { error: 'too late', permanent: true });
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 2, error: null }]);
    await settleMail(app.knex, second, 'sent');
    await returnMail(app.knex, second, { error: 'too late', permanent: false });
    expect(await rows()).toMatchObject([{ status: 'sent', error: null }]);
  });

  test('a mail that kills its worker each time is given up', async () => {
    await queued({ attempts: maxAttempts });
    await deliver();
    expect(server.received).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'failed', error: 'The worker died while sending.' }]);
    // Its last try is one.
    await queued({ attempts: maxAttempts - 1 });
    await deliver();
    expect(await rows()).toMatchObject([{ status: 'failed' }, { status: 'sent', attempts: maxAttempts }]);
  });
});

describe('faults', () => {
  test('with the server down the mail waits, and is delivered once when it is back', async () => {
    await queued();
    const port = Number(new URL(server.url).port);
    await server.close();
    expect(await deliver()).toBe(true);
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ status: 'queued', attempts: 1, sent_at: null });
    expect(waiting.error).toContain('ECONNREFUSED');
    expect(waiting.next_try_at.getTime()).toBeGreaterThan(waiting.created_at.getTime());
    expect(await deliver()).toBe(false);
    server = await startSmtpServer(port);
    await makeDue();
    await deliverAll();
    await makeDue();
    await deliverAll();
    expect(server.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2, error: null }]);
  });

  test('a newer mail does not wait for an older one that is refused for now', async () => {
    await queued({ toAddress: 'full@example.test' });
    await queued({ toAddress: 'ready@example.test' });
    server.refuse = (to) => (to.startsWith('full') ? smtpRefusal(452, 'mailbox full') : null);
    await deliverAll();
    expect(server.received.map(({ to }) => to)).toEqual([['ready@example.test']]);
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 1 }, { status: 'sent' }]);
    server.refuse = () => null;
    await makeDue();
    await deliverAll();
    expect(server.received).toHaveLength(2);
  });

  test('a receiver that does not exist is not tried again', async () => {
    await queued();
    const other = await queued({ attempts: 1, nextTryAt: new Date('2150-01-01') });
    server.refuse = () => smtpRefusal(550, 'no such user');
    await deliver();
    const [row, waiting] = await rows();
    expect(row).toMatchObject({ status: 'failed', attempts: 1 });
    expect(row.error).toContain('no such user');
    expect(waiting).toMatchObject({ id: other.id, status: 'queued', error: null });
  });

  test('tries end, with longer and longer pauses', async () => {
    await queued();
    const refusing = { deliver: () => Promise.reject(new Error('away')) };
    const pauses: number[] = [];
    while (await deliverNextMail(deps(), refusing)) {
      const [row] = await app
        .knex('mail_log')
        .select('status', app.knex.raw('extract(epoch from next_try_at - now())::int as pause'));
      if (row.status === 'queued') pauses.push(row.pause);
      await makeDue();
    }
    expect(pauses).toHaveLength(maxAttempts - 1);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses[0]).toBeGreaterThan(20);
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: maxAttempts, error: 'away' }]);
  });

  test('without SMTP_URL mail is kept, readable as it is, and never sent later', async () => {
    await queued({ textBody: 'https://bikur.example/verify-email?token=abc' });
    await deliverNextMail(app.deps, openMail(app.deps.env));
    expect(await rows()).toMatchObject([
      { status: 'kept', sent_at: null, text_body: 'https://bikur.example/verify-email?token=abc' },
    ]);
    await makeDue();
    expect(await deliver()).toBe(false);
  });

  test('what opens an account is struck out of the log once the mail has left', async () => {
    const link = 'https://bikur.example/reset-password?token=abc_DEF-123';
    await queued({ textBody: link, htmlBody: `<a href="${link}">${link}</a>`, secretLinks: [link] });
    await deliver();
    const [row] = await rows();
    expect(server.received[0]?.mail.text).toContain(link);
    expect(row.text_body + row.html_body).not.toContain('abc_DEF');
    expect(row.text_body).toContain('token=***');
  });

  test('neither addresses nor bodies nor the server’s password reach the application’s log', async () => {
    await queued({ toAddress: 'secret.person@example.test' });
    server.refuse = (to) => smtpRefusal(550, `no mailbox ${to}`);
    const url = server.url.replace('smtp://', 'smtp://user:hunter2secret@');
    const env = { ...deps().env, SMTP_URL: url };
    await deliverNextMail({ ...deps(), env }, openMail(env));
    const log = JSON.stringify(app.logLines);
    expect(log).not.toContain('secret.person');
    expect(log).not.toContain('hunter2');
    expect((await rows())[0].error).not.toContain('hunter2');
  });
});
