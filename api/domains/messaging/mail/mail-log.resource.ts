import { adminRows } from '../../../contract/admin/rows.schema.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { z } from 'zod';
import { MailLogEntry } from '../../../models/MailLogEntry.ts';
import { sendMailAgain } from './send-mail-again.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';

/** Every mail with what became of it (docs/product.md 9). */
export const mailLogResource: AdminResource = {
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
      isBulk: true,
      summary: 'Send a failed mail again',
      input: z.object({}),
      run: ({ trx, now }, mail) => sendMailAgain(trx, mail, now),
    }),
  ],
};
