import { createCannedAnswer } from '../../../testing/factories/canned-answer.ts';
import { createCardReport } from '../../../testing/factories/card-report.ts';
import { createCsvImport } from '../../../testing/factories/csv-import.ts';
import { createCardTakedown } from '../../../testing/factories/card-takedown.ts';
import { demoCannedAnswers, demoImports, demoReports, demoTakedowns } from '../content/support-inbox.ts';
import type { DemoSlug } from '../slugs.ts';
import { cardOf, userOf, type SeedContext } from './context.ts';

/** What staff work with: canned answers, cards that were taken down, reports of cards, files that were checked. */
export async function writeInbox(context: SeedContext): Promise<void> {
  const { trx, calendar } = context;
  const admin = userOf(context, 'admin').id;
  for (const [sortOrder, answer] of demoCannedAnswers.entries())
    await createCannedAnswer(trx, {
      ...answer,
      sortOrder,
      createdAt: calendar.day(-60, 10),
      updatedAt: calendar.day(-60, 10),
    });
  const inForce = await writeTakedowns(context, admin);
  for (const { slug, at, status, ...report } of demoReports) {
    const card = cardOf(context, slug);
    await createCardReport(trx, {
      details: null,
      ...report,
      profileId: card.id,
      cardName: card.businessName,
      status,
      ...(status === 'taken_down' && { takedownId: inForce.get(slug) ?? null }),
      ...(status !== 'new' && { handledBy: admin, handledAt: calendar.hoursAgo(at - 3) }),
      createdAt: calendar.hoursAgo(at),
    });
  }
  for (const { at, ...file } of demoImports)
    await createCsvImport(trx, {
      rows: [],
      ...file,
      createdBy: admin,
      createdAt: calendar.hoursAgo(at),
      updatedAt: calendar.hoursAgo(at),
      finishedAt: file.status === 'done' ? calendar.hoursAgo(at) : null,
    });
}

/** @returns the takedowns in force, by their cards */
async function writeTakedowns(context: SeedContext, by: number): Promise<Map<DemoSlug, number>> {
  const { trx, calendar } = context;
  const inForce = new Map<DemoSlug, number>();
  for (const { slug, reason, message, takenAt, lifted } of demoTakedowns) {
    const card = cardOf(context, slug);
    const { id } = await createCardTakedown(trx, {
      profileId: card.id,
      userId: card.userId,
      cardName: card.businessName,
      reason,
      message,
      takenBy: by,
      takenAt: calendar.hoursAgo(takenAt),
      ...(lifted && { liftedBy: by, liftedAt: calendar.hoursAgo(lifted.at), liftMessage: lifted.message }),
    });
    if (!lifted) inForce.set(slug, id);
  }
  return inForce;
}
