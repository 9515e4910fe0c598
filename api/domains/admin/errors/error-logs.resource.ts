import { adminRows } from '../../../contract/admin/rows.schema.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { z } from 'zod';
import { ErrorLog } from '../../../models/ErrorLog.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';

/** Errors that clients and server reported (docs/product.md 7). */
export const errorLogsResource: AdminResource = {
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
      isBulk: true,
      summary: 'Mark an error as handled',
      input: z.object({}),
      async run({ trx, actor, now }, issue) {
        await issue.$query(trx).patch({ handledBy: actor.id, handledAt: now });
      },
    }),
    defineAdminCommand<ErrorLog, z.ZodObject>({
      name: 'reopen',
      isBulk: true,
      summary: 'Mark a handled error as open again',
      input: z.object({}),
      async run({ trx }, issue) {
        await issue.$query(trx).patch({ handledBy: null, handledAt: null });
      },
    }),
  ],
};
