import { z } from 'zod';
import { withReason } from '../../../contract/accounts/user-commands.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { AppError } from '../../../errors.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { StatementLine } from '../../../models/StatementLine.ts';
import { noDifference } from '../messages.ts';

/** The provider's statement beside our payments, with what differs for staff to look into (docs/money.md 13.3). */
export const statementLinesResource: AdminResource = {
  name: 'statement-lines',
  model: StatementLine,
  row: adminRows['statement-lines'],
  sortable: ['amountMinor', 'movedAt', 'foundAt'],
  filterable: ['provider', 'direction', 'txnId', 'reference', 'attemptId', 'difference', 'movedAt'],
  named: {
    review: {
      open: '(statement_lines.difference is not null and statement_lines.handled_at is null)',
      handled: 'statement_lines.handled_at is not null',
    },
  },
  searched: 'statement_lines',
  defaultSort: ['movedAt', 'DESC'],
  commands: [
    defineAdminCommand<StatementLine, typeof withReason>({
      name: 'handle',
      summary: 'Say how a difference between the provider’s statement and our books was dealt with',
      input: withReason,
      async run({ trx, actor, now }, line, { reason }) {
        if (line.difference === null) throw new AppError('conflict', { text: noDifference });
        await line.$query(trx).patch({ handledBy: actor.id, handledAt: now, reason });
      },
    }),
    defineAdminCommand<StatementLine, z.ZodObject>({
      name: 'reopen',
      summary: 'Look into a difference again',
      input: z.object({}),
      async run({ trx }, line) {
        await line.$query(trx).patch({ handledBy: null, handledAt: null, reason: null });
      },
    }),
  ],
};
