import type { Knex } from 'knex';
import type { Environment } from '../../env.ts';
import { demoCards } from './content/cards/index.ts';
import { demoConversations } from './content/conversations.ts';
import { demoLeads } from './content/leads.ts';
import {
  demoCampaign,
  demoNotifications,
  demoScheduledCampaign,
  demoStoppedCampaign,
} from './content/notices.ts';
import { demoOrders } from './content/orders.ts';
import type { StoredDocuments } from './demo-documents.ts';
import type { StoredPictures } from './demo-pictures.ts';
import { makeCalendar, type SeedContext } from './write/context.ts';
import { writeAccounts } from './write/write-accounts.ts';
import { writeArticles } from './write/write-articles.ts';
import { writeCards } from './write/write-cards.ts';
import { writeChipRequests } from './write/write-chip-requests.ts';
import { writeDeposit } from './write/write-deposit.ts';
import { writeInbox } from './write/write-support-inbox.ts';
import { writeLogs } from './write/write-logs.ts';
import { liveThrough, matchDemoPayouts, matchDemoStatement, settlePast } from './write/money-moments.ts';
import { writeProducts } from './write/write-money.ts';
import { writeOrders } from './write/write-orders.ts';
import { writePackageMoves } from './write/write-package-moves.ts';
import { writeFormerCustomer, writePackages } from './write/write-packages.ts';
import { writeSavedViews } from './write/write-saved-views.ts';
import { writeSchemaRun } from './write/write-schema-run.ts';
import { writeReturnedTransfer, writeTransfer } from './write/write-transfer.ts';
import { writeWaitingPayments } from './write/write-payments.ts';
import { writeReviews } from './write/write-reviews.ts';
import { writeStaffNotes } from './write/write-staff-notes.ts';
import { writeStaffRequests } from './write/write-staff-requests.ts';
import { writeStatistics } from './write/write-statistics.ts';
import { writeTeam } from './write/write-team.ts';
import {
  writeCampaign,
  writeScheduledCampaign,
  writeStoppedCampaign,
  writeConversations,
  writeLeads,
  writeNotifications,
} from './write/write-talk.ts';

/**
 * Writes all demo rows, made by the factories that the tests use.
 * @param given.now last moment of the statistics; every other time counts from the start of its day in Israel
 */
export async function writeDemoData(
  trx: Knex.Transaction,
  given: { env: Environment; pictures: StoredPictures; documents: StoredDocuments; now: Date },
): Promise<void> {
  const context: SeedContext = {
    trx,
    calendar: makeCalendar(given.now),
    users: new Map(),
    cards: new Map(),
    ...given,
  };
  const products = await writeProducts(context);
  await writeAccounts(context);
  const moments = await writePackages(context, products);
  moments.push(...(await writeFormerCustomer(context, products)));
  await writeCards(context, demoCards);
  await writeReviews(context);
  await writeTeam(context);
  moments.push(...(await writeOrders(context, demoOrders)));
  moments.push(...(await writeReturnedTransfer(context)));
  await liveThrough(context, moments);
  await settlePast(context);
  await matchDemoStatement(context);
  await matchDemoPayouts(context);
  await writeDeposit(context);
  await writeWaitingPayments(context);
  await writeTransfer(context);
  await writePackageMoves(context, products);
  await writeLeads(context, demoLeads);
  await writeConversations(context, demoConversations);
  await writeNotifications(context, demoNotifications);
  await writeCampaign(context, demoCampaign);
  await writeScheduledCampaign(context, demoScheduledCampaign);
  await writeStoppedCampaign(context, demoStoppedCampaign);
  await writeArticles(context);
  await writeLogs(context);
  await writeSchemaRun(context);
  await writeInbox(context);
  await writeStaffNotes(context);
  await writeStaffRequests(context);
  await writeSavedViews(context);
  await writeChipRequests(context);
  await writeStatistics(context, demoCards);
}
