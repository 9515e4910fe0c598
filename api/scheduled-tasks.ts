import { endLapsedViews } from './domains/admin/view-as/end-viewing.ts';
import { expirePackages } from './domains/payments/renewals/expire-packages.ts';
import { followDueRecurring } from './domains/payments/provider-driven/follow-due.ts';
import { reconcileAttempts } from './domains/payments/attempts/reconcile-attempts.ts';
import { forgetNotices } from './domains/payments/renewals/send-once.ts';
import { remindOfExpiringCards } from './domains/payments/renewals/remind-of-expiring-cards.ts';
import { runRenewals } from './domains/payments/renewals/run-renewals.ts';
import { removeExpiredAccountData } from './domains/accounts/closing/remove-expired-account-data.ts';
import { prepareSharePictures } from './domains/cards/pictures/prepare-share-pictures.ts';
import { forgetAnswers } from './domains/subscriptions/checkout/answer-once.ts';
import { makeExports } from './domains/accounts/export/make-exports.ts';
import { removeOldMail } from './domains/messaging/mail/remove-old-mail.ts';
import { removeUnusedPictures } from './domains/cards/media/remove-unused-pictures.ts';
import { removeOldDemoPayments } from './domains/payments/demo/remove-old-demo-payments.ts';
import { eventHandlers } from './domains/payments/callbacks/event-handlers.ts';
import { cancelUnpaidOrders } from './domains/nfc/orders/cancel-unpaid-orders.ts';
import { processEvents } from './domains/payments/callbacks/process-events.ts';
import { makeDueDocuments } from './domains/payments/receipts/make-due-documents.ts';
import { removeExpiredSessions } from './domains/accounts/sessions/remove-expired-sessions.ts';
import { removeOldErrorReports } from './domains/admin/errors/remove-old-error-reports.ts';
import { keepEventPartitions } from './domains/statistics/events/maintain-event-partitions.ts';
import { keepDayTallies } from './domains/statistics/reports/maintain-day-tallies.ts';
import { refreshRollingStats } from './domains/statistics/reports/refresh-rolling-stats.ts';
import type { AppDeps } from './deps.ts';

export interface ScheduledTask {
  name: string;
  /** Minute, hour, day, month, weekday on the clock of Jerusalem. */
  cron: string;
  /** Must be safe to run twice. @returns something short for the log */
  run(deps: AppDeps): Promise<unknown>;
}

/** Everything that runs by the clock, with its hour; what only demo data need is in scripts/demo-tasks.ts. */
export const scheduledTasks: ScheduledTask[] = [
  {
    name: 'remove-expired-sessions',
    cron: '17 * * * *',
    run: ({ knex, clock }) => removeExpiredSessions(knex, clock.now()),
  },
  {
    name: 'end-lapsed-views',
    cron: '*/5 * * * *',
    run: ({ knex, clock }) => endLapsedViews(knex, clock.now()),
  },
  {
    name: 'prepare-share-pictures',
    cron: '*/5 * * * *',
    run: prepareSharePictures,
  },
  {
    name: 'remove-unused-pictures',
    cron: '33 * * * *',
    run: ({ knex, storage, clock }) => removeUnusedPictures(knex, storage, clock.now()),
  },
  {
    name: 'make-data-exports',
    cron: '* * * * *',
    run: makeExports,
  },
  {
    name: 'remove-expired-remains',
    cron: '15 3 * * *',
    run: ({ knex, clock }) => removeExpiredAccountData(knex, clock.now()),
  },
  {
    name: 'remove-old-mail',
    cron: '20 3 * * *',
    run: ({ knex, clock }) => removeOldMail(knex, clock.now()),
  },
  {
    name: 'remove-old-error-reports',
    cron: '25 3 * * *',
    run: ({ knex, clock }) => removeOldErrorReports(knex, clock.now()),
  },
  {
    name: 'keep-event-partitions',
    cron: '40 2 * * *',
    run: ({ knex, clock }) => keepEventPartitions(knex, clock.now()),
  },
  {
    name: 'refresh-rolling-stats',
    cron: '7 * * * *',
    run: ({ knex, clock }) => refreshRollingStats(knex, clock.now(), 2),
  },
  {
    // Once a day from the whole month, in case no worker ran for days.
    name: 'refresh-monthly-stats',
    cron: '50 2 * * *',
    run: ({ knex, clock }) => refreshRollingStats(knex, clock.now(), 31),
  },
  {
    name: 'keep-day-tallies',
    cron: '10 1 * * *',
    run: ({ knex, clock }) => keepDayTallies(knex, clock.now()),
  },
  {
    // Callbacks are acted on as they come; this takes up what a process left behind.
    name: 'process-payment-events',
    cron: '* * * * *',
    run: (deps) => processEvents(deps, eventHandlers(deps)),
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
    name: 'cancel-unpaid-orders',
    cron: '*/10 * * * *',
    run: (deps) => cancelUnpaidOrders(deps),
  },
  {
    name: 'forget-checkout-answers',
    cron: '27 * * * *',
    run: ({ knex, clock }) => forgetAnswers(knex, clock.now()),
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
    name: 'remove-old-demo-payments',
    cron: '10 3 * * *',
    run: ({ knex, clock }) => removeOldDemoPayments(knex, clock.now()),
  },
];
