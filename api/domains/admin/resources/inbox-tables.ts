import { z } from 'zod';
import { cannedAnswerCreate, cannedAnswerUpdate } from '../../../contract/support/support-inbox.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { CannedAnswer } from '../../../models/CannedAnswer.ts';
import { ErrorLog } from '../../../models/ErrorLog.ts';
import { ArchivedReceipt } from '../../../models/ArchivedReceipt.ts';
import { MailLogEntry } from '../../../models/MailLogEntry.ts';
import { sendMailAgain } from '../../messaging/mail/send-mail-again.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** What staff at the desk read, and the answers they keep (docs/product.md 7). */
export const inboxResources: AdminResource[] = [
  {
    name: 'canned-answers',
    model: CannedAnswer,
    row: adminRows['canned-answers'],
    sortable: ['sortOrder', 'title', 'updatedAt'],
    filterable: ['language'],
    defaultSort: ['sortOrder', 'ASC'],
    create: { input: cannedAnswerCreate },
    update: { input: cannedAnswerUpdate },
    remove: {},
  },
  {
    name: 'error-logs',
    model: ErrorLog,
    row: adminRows['error-logs'],
    sortable: ['errorType', 'createdAt'],
    filterable: [
      'userId',
      'errorType',
      'errorMessage',
      'path',
      'requestId',
      'handledBy',
      'handledAt',
      'createdAt',
    ],
    searched: 'error_logs',
    defaultSort: ['createdAt', 'DESC'],
    commands: [
      defineAdminCommand<ErrorLog, z.ZodObject>({
        name: 'handle',
        summary: 'Mark an error as handled',
        input: z.object({}),
        async run({ trx, actor, now }, issue) {
          await issue.$query(trx).patch({ handledBy: actor.id, handledAt: now });
        },
      }),
      defineAdminCommand<ErrorLog, z.ZodObject>({
        name: 'reopen',
        summary: 'Mark a handled error as open again',
        input: z.object({}),
        async run({ trx }, issue) {
          await issue.$query(trx).patch({ handledBy: null, handledAt: null });
        },
      }),
    ],
  },
  {
    name: 'mail-log',
    model: MailLogEntry,
    row: adminRows['mail-log'],
    sortable: ['template', 'status', 'createdAt', 'sentAt'],
    filterable: ['userId', 'template', 'status', 'language', 'createdAt', 'sentAt'],
    searched: 'mail_log',
    defaultSort: ['createdAt', 'DESC'],
    commands: [
      defineAdminCommand<MailLogEntry, z.ZodObject>({
        name: 'send-again',
        summary: 'Send a failed mail again',
        input: z.object({}),
        run: ({ trx, now }, mail) => sendMailAgain(trx, mail, now),
      }),
    ],
  },
  {
    name: 'kept-receipts',
    model: ArchivedReceipt,
    row: adminRows['kept-receipts'],
    sortable: ['receiptNumber', 'keptAt', 'keepUntil'],
    filterable: ['receiptNumber', 'keptAt'],
    searched: 'kept_receipts',
    defaultSort: ['keptAt', 'DESC'],
  },
];
