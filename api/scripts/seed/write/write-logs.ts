import { createAuditEntry } from '../../../testing/factories/audit-entry.ts';
import { createBackupRun } from '../../../testing/factories/backup-run.ts';
import { createErrorLog } from '../../../testing/factories/error-log.ts';
import { createMailLogEntry } from '../../../testing/factories/mail-log-entry.ts';
import { accountOf } from '../content/accounts.ts';
import { demoAudit, demoErrors, demoMails } from '../content/notices.ts';
import { userOf, type SeedContext } from './context.ts';

export async function writeLogs(context: SeedContext): Promise<void> {
  const { trx, calendar } = context;
  for (const { by, type, message, path, at, isHandled } of demoErrors)
    await createErrorLog(trx, {
      userId: by ? userOf(context, by).id : null,
      username: by ? accountOf(by).username : null,
      errorType: type,
      errorMessage: message,
      errorDetails: `${type}: ${message}\n    at request (/assets/entry.js:1:20411)\n    at async load (/assets/page.js:1:882)`,
      path,
      createdAt: calendar.hoursAgo(at),
      handledAt: isHandled ? calendar.hoursAgo(at - 5) : null,
      handledBy: isHandled ? userOf(context, 'admin').id : null,
    });
  // Of the last three nights: a drill found a file damaged, and the next one was good again.
  for (const nights of [0, 1, 2]) {
    const hours = 8 + 24 * nights;
    const backupName = calendar.hoursAgo(hours).toISOString().replaceAll(/[-:.]/g, '');
    const asOf = calendar.hoursAgo(hours - 0.02);
    await createBackupRun(trx, {
      backupName,
      startedAt: calendar.hoursAgo(hours),
      endedAt: asOf,
      asOf,
      createdAt: calendar.hoursAgo(hours),
      updatedAt: asOf,
      byteSize: 18_204_113 - 61_204 * nights,
      fileCount: 412 - 3 * nights,
    });
    const compared = calendar.hoursAgo(hours - 2);
    await createBackupRun(trx, {
      kind: 'drill',
      status: nights === 1 ? 'failed' : 'passed',
      backupName,
      startedAt: compared,
      endedAt: calendar.hoursAgo(hours - 2.01),
      asOf: compared,
      createdAt: compared,
      updatedAt: calendar.hoursAgo(hours - 2.01),
      byteSize: null,
      fileCount: 412 - 3 * nights,
      tableCount: 113,
      rowCount: 48_311 - 540 * nights,
      findings:
        nights === 1 ? 'files/ab12cd/640.avif/1795400000000 is damaged: its checksum is another.' : null,
    });
  }
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
