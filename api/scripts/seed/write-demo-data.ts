import type { Knex } from 'knex';
import type { Environment } from '../../env.ts';
import { demoCards } from './content/cards/index.ts';
import { demoConversations } from './content/conversations.ts';
import { demoLeads } from './content/leads.ts';
import { demoCampaign, demoNotifications, demoScheduledCampaign } from './content/notices.ts';
import { demoOrders } from './content/orders.ts';
import type { StoredDocuments } from './demo-documents.ts';
import type { StoredPictures } from './demo-pictures.ts';
import { makeCalendar, type SeedContext } from './write/context.ts';
import { writeAccounts } from './write/write-accounts.ts';
import { writeArticles } from './write/write-articles.ts';
import { writeCards } from './write/write-cards.ts';
import { writeInbox } from './write/write-support-inbox.ts';
import { writeLogs } from './write/write-logs.ts';
import { liveThrough, matchDemoPayouts, matchDemoStatement, settlePast } from './write/money-moments.ts';
import { writeProducts } from './write/write-money.ts';
import { writeOrders } from './write/write-orders.ts';
import { writeFormerCustomer, writePackages } from './write/write-packages.ts';
import { writeTransfer } from './write/write-transfer.ts';
import { writeWaitingPayments } from './write/write-payments.ts';
import { writeReviews } from './write/write-reviews.ts';
import { writeStaffNotes } from './write/write-staff-notes.ts';
import { writeStatistics } from './write/write-statistics.ts';
import { writeTeam } from './write/write-team.ts';
import {
  writeCampaign,
  writeScheduledCampaign,
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
  await liveThrough(context, moments);
  await settlePast(context);
  await matchDemoStatement(context);
  await matchDemoPayouts(context);
  await writeWaitingPayments(context);
  await writeTransfer(context);
  await writeLeads(context, demoLeads);
  await writeConversations(context, demoConversations);
  await writeNotifications(context, demoNotifications);
  await writeCampaign(context, demoCampaign);
  await writeScheduledCampaign(context, demoScheduledCampaign);
  await writeArticles(context);
  await writeLogs(context);
  await writeInbox(context);
  await writeStaffNotes(context);
  await writeStatistics(context, demoCards);
}
