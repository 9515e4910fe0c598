import { createCannedAnswer } from '../../../testing/factories/canned-answer.ts';
import { createCardReport } from '../../../testing/factories/card-report.ts';
import { createCsvImport } from '../../../testing/factories/csv-import.ts';
import { createCardTakedown } from '../../../testing/factories/card-takedown.ts';
import { demoCannedAnswers, demoImports, demoReports, demoTakedown } from '../content/support-inbox.ts';
import type { DemoSlug } from '../slugs.ts';
import { userOf, type SeedContext } from './context.ts';

/** What staff work with: canned answers, reports of cards, files that were checked, a takedown that was lifted. */
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
  for (const { slug, at, status, ...report } of demoReports) {
    const card = cardOf(context, slug);
    await createCardReport(trx, {
      details: null,
      ...report,
      profileId: card.id,
      cardName: card.businessName,
      status,
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
  const { slug, takenAt, liftedAt, ...takedown } = demoTakedown;
  const card = cardOf(context, slug);
  await createCardTakedown(trx, {
    ...takedown,
    profileId: card.id,
    userId: card.userId,
    cardName: card.businessName,
    takenBy: admin,
    takenAt: calendar.hoursAgo(takenAt),
    liftedBy: admin,
    liftedAt: calendar.hoursAgo(liftedAt),
  });
}

function cardOf({ cards }: SeedContext, slug: DemoSlug) {
  const card = cards.get(slug);
  if (!card) throw new Error(`no card ${slug}`);
  return card;
}
