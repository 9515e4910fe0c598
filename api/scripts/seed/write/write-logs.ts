import { createAuditEntry } from '../../../testing/factories/audit-entry.ts';
import { createErrorLog } from '../../../testing/factories/error-log.ts';
import { createMailLogEntry } from '../../../testing/factories/mail-log-entry.ts';
import { accountOf } from '../content/accounts.ts';
import { demoAudit, demoErrors, demoMails } from '../content/notices.ts';
import { userOf, type SeedContext } from './context.ts';

export async function writeLogs(context: SeedContext): Promise<void> {
  const { trx, calendar } = context;
  for (const { by, type, message, path, at } of demoErrors)
    await createErrorLog(trx, {
      userId: by ? userOf(context, by).id : null,
      username: by ? accountOf(by).username : null,
      errorType: type,
      errorMessage: message,
      errorDetails: `${type}: ${message}\n    at request (/assets/entry.js:1:20411)\n    at async load (/assets/page.js:1:882)`,
      path,
      createdAt: calendar.hoursAgo(at),
    });
  for (const { at, ...entry } of demoAudit)
    await createAuditEntry(trx, {
      ...entry,
      actorId: userOf(context, 'admin').id,
      actorName: accountOf('admin').username,
      createdAt: calendar.hoursAgo(at),
    });
  for (const { to, text, at, status, attempts, error, replyTo, ...mail } of demoMails)
    await createMailLogEntry(trx, {
      ...mail,
      userId: userOf(context, to).id,
      toAddress: accountOf(to).email,
      replyTo: replyTo ?? null,
      language: accountOf(to).language ?? 'he',
      textBody: text,
      htmlBody: `<p dir="rtl">${text}</p>`,
      status,
      attempts: attempts ?? 0,
      error: error ?? null,
      createdAt: calendar.hoursAgo(at),
      nextTryAt: calendar.hoursAgo(at),
      sentAt: status === 'sent' ? calendar.hoursAgo(Math.max(0, at - 0.01)) : null,
    });
}
