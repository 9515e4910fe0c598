import type { Knex } from 'knex';
import type { AllWaitingWork } from '../../../contract/admin/dashboard.schema.ts';
import { alarmsOf, readBackupFigures } from '../backups/backup-alarms.ts';
import { countWaitingCards } from '../../cards/index.ts';
import { countNewLeads } from '../../leads/index.ts';
import { countOrdersToShip } from '../../nfc/index.ts';
import { countWaitingPayments } from '../../payments/index.ts';
import { countAuditFindings } from '../audit/check-audit-log.ts';
import { israelDay } from '../../statistics/index.ts';

/**
 * Counts what waits for staff now (docs/product.md 13.8): the one definition behind the badges of the menu and the
 * figures of the dashboard. Each domain counts its own, by its indexes.
 */
export async function readWaitingWork(knex: Knex, now: Date): Promise<AllWaitingWork> {
  const [payments, ordersToShip, newLeads, cards, backups, auditFindings] = await Promise.all([
    countWaitingPayments(knex),
    countOrdersToShip(knex, israelDay(now)),
    countNewLeads(knex),
    countWaitingCards(knex),
    readBackupFigures(knex),
    countAuditFindings(knex),
  ]);
  return {
    paymentsToReview: payments.toReview,
    ordersToShip,
    newLeads,
    ...cards,
    parkedEvents: payments.parkedEvents,
    statementDifferences: payments.statementDifferences,
    payoutDifferences: payments.payoutDifferences,
    openDisputes: payments.openDisputes,
    taxDocumentsToReview: payments.taxDocumentsToReview,
    awaitedTransfers: payments.awaitedTransfers,
    refundsToSend: payments.refundsToSend,
    backupAlarms: alarmsOf(backups, now).length,
    auditFindings,
  };
}
