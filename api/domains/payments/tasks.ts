import type { ScheduledTask } from '../../adapters/jobs.ts';
import { reconcileAttempts } from './attempts/reconcile-attempts.ts';
import { eventHandlers } from './callbacks/event-handlers.ts';
import { processEvents } from './callbacks/process-events.ts';
import { removeOldDemoPayments } from './demo/remove-old-demo-payments.ts';
import { followDueRecurring } from './provider-driven/follow-due.ts';
import { makeDueDocuments } from './receipts/make-due-documents.ts';
import { expirePackages } from './renewals/expire-packages.ts';
import { remindOfExpiringCards } from './renewals/remind-of-expiring-cards.ts';
import { runRenewals } from './renewals/run-renewals.ts';
import { forgetNotices } from './renewals/send-once.ts';
import { makeDueTaxDocuments } from './tax-documents/make-due-tax-documents.ts';
import { reconcilePayouts } from './payouts/reconcile-payouts.ts';
import { announcePlanEnds } from './transfers/announce-plan-ends.ts';
import { lapseTransfers, remindOfTransfers } from './transfers/lapse-transfers.ts';
import { mailProformas } from './transfers/mail-proformas.ts';
import { reconcileStatement } from './statement/reconcile-statement.ts';

/** What workers run by the clock for this domain, with its hour. */
export const tasks: readonly ScheduledTask[] = [
  {
    // Callbacks are acted on as they come; this takes up what a process left behind.
    name: 'process-payment-events',
    cron: '* * * * *',
    run: (deps) => processEvents(deps, eventHandlers),
  },
  {
    name: 'reconcile-payments',
    cron: '* * * * *',
    run: (deps) => reconcileAttempts(deps),
  },
  {
    // Stored cards are charged in the daytime only; a card that was replaced is charged at once by the one who did so.
    name: 'renew-packages',
    cron: '* * * * *',
    run: (deps) => runRenewals(deps),
  },
  {
    name: 'remind-of-expiring-cards',
    cron: '0 10 * * *',
    run: remindOfExpiringCards,
  },
  {
    name: 'forget-billing-notices',
    cron: '35 3 * * *',
    run: ({ knex, clock }) => forgetNotices(knex, clock.now()),
  },
  {
    name: 'follow-provider-renewals',
    cron: '* * * * *',
    run: (deps) => followDueRecurring(deps),
  },
  {
    name: 'expire-packages',
    cron: '*/10 * * * *',
    run: (deps) => expirePackages(deps),
  },
  {
    name: 'order-tax-documents',
    cron: '* * * * *',
    run: (deps) => makeDueTaxDocuments(deps),
  },
  {
    name: 'make-receipt-documents',
    cron: '* * * * *',
    run: (deps) => makeDueDocuments(deps, 'pending'),
  },
  {
    name: 'retry-receipt-documents',
    cron: '41 * * * *',
    run: (deps) => makeDueDocuments(deps, 'error'),
  },
  {
    name: 'mail-proformas',
    cron: '* * * * *',
    run: (deps) => mailProformas(deps),
  },
  {
    name: 'lapse-transfers',
    cron: '*/10 * * * *',
    run: (deps) => lapseTransfers(deps),
  },
  {
    name: 'remind-of-transfers',
    cron: '10 10 * * *',
    run: async (deps) => (await remindOfTransfers(deps)) + (await announcePlanEnds(deps)),
  },
  {
    // After the provider's own night, and before staff come.
    name: 'reconcile-statement',
    cron: '20 5 * * *',
    run: (deps) => reconcileStatement(deps),
  },
  {
    // After the statement, by which payments that were given up are counted.
    name: 'reconcile-payouts',
    cron: '40 5 * * *',
    run: (deps) => reconcilePayouts(deps),
  },
  {
    name: 'remove-old-demo-payments',
    cron: '10 3 * * *',
    run: ({ knex, clock }) => removeOldDemoPayments(knex, clock.now()),
  },
];
