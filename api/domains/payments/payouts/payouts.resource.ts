import { z } from 'zod';
import { withReason } from '../../../contract/accounts/user-commands.schema.ts';
import { adminInputs } from '../../../contract/admin/inputs.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { AppError } from '../../../errors.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import type { AdminInput, AdminResource } from '../../../http/admin/admin-resource.ts';
import { Payout } from '../../../models/Payout.ts';
import { PayoutLine } from '../../../models/PayoutLine.ts';
import { depositMessages, noDifference } from '../messages.ts';
import { enterDeposit } from './enter-deposit.ts';
import { lockPayouts, matchPayouts } from './match-payouts.ts';
import { readPayoutSums } from './read-sums.ts';
import { depositsDue } from './reconcile-payouts.ts';

/**
 * What the provider paid out to the bank (docs/money.md 13.3). Those it tells of are read each night; where it tells of
 * none, staff enter the acquirer's deposits, and take back what they entered wrongly.
 */
export const payoutsResource: AdminResource = {
  name: 'payouts',
  model: Payout,
  row: adminRows.payouts,
  sortable: ['valueDay', 'netMinor', 'createdAt'],
  filterable: ['provider', 'status', 'payoutUid', 'valueDay', 'createdAt'],
  named: {
    source: { entered: 'payouts.covers_from is not null', told: 'payouts.covers_from is null' },
  },
  searched: 'payouts',
  defaultSort: ['valueDay', 'DESC'],
  derived: readPayoutSums,
  create: {
    input: adminInputs.payouts.create,
    async run({ trx, actor, now, env }, input: AdminInput) {
      await lockPayouts(trx);
      const { id, provider } = await enterDeposit(trx, adminInputs.payouts.create.parse(input), actor.id);
      // Whoever enters it sees at once what it paid out; staff need no notification of that.
      await matchPayouts(trx, provider, depositsDue(env, provider, now));
      return id;
    },
  },
  remove: {
    lock: lockPayouts,
    async run(_context, row) {
      const { seenAt } = row as Payout;
      if (seenAt !== null) throw new AppError('conflict', { text: depositMessages.toldByProvider });
    },
  },
};

/** What each payout consists of, and payments that none has, with what differs for staff to look into. */
export const payoutLinesResource: AdminResource = {
  name: 'payout-lines',
  model: PayoutLine,
  row: adminRows['payout-lines'],
  sortable: ['amountMinor', 'feeMinor', 'movedAt', 'foundAt'],
  filterable: ['payoutId', 'provider', 'kind', 'txnId', 'attemptId', 'disputeId', 'difference', 'movedAt'],
  named: {
    review: {
      open: '(payout_lines.difference is not null and payout_lines.handled_at is null)',
      handled: 'payout_lines.handled_at is not null',
    },
  },
  searched: 'payout_lines',
  defaultSort: ['movedAt', 'DESC'],
  commands: [
    defineAdminCommand<PayoutLine, typeof withReason>({
      name: 'handle',
      summary: 'Say how a difference between the provider’s payouts and our books was dealt with',
      input: withReason,
      async run({ trx, actor, now }, line, { reason }) {
        if (line.difference === null) throw new AppError('conflict', { text: noDifference });
        await line.$query(trx).patch({ handledBy: actor.id, handledAt: now, reason });
      },
    }),
    defineAdminCommand<PayoutLine, z.ZodObject>({
      name: 'reopen',
      summary: 'Look into a difference of a payout again',
      input: z.object({}),
      async run({ trx }, line) {
        await line.$query(trx).patch({ handledBy: null, handledAt: null, reason: null });
      },
    }),
  ],
};
