import type { z } from 'zod';
import type { reportCardSchemas } from '../../../contract/cards/card-reports.schema.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { CardReport } from '../../../models/CardReport.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { findVisibleCard } from '../public/find-visible-card.ts';
import { cardReportedTitles } from './messages.ts';
import { reportReasonMessages } from '../../../contract/cards/messages.ts';

type Report = z.output<(typeof reportCardSchemas)['body']>;

/**
 * Stores a report of a public card and notifies every admin, in one transaction (docs/product.md 4, docs/security.md
 * H4).
 * @returns the card, in the visitor's language
 * @throws {AppError} `not_found` when the visitor can see no such card
 */
export async function reportCard(ctx: AppContext, id: number, report: Report): Promise<PublicCard> {
  const visible = await findVisibleCard(ctx, { by: 'id', id });
  if (visible?.kind !== 'card') throw new AppError('not_found');
  const { card } = visible;
  if (report.website) return card;
  await ctx.deps.knex.transaction(async (trx) => {
    await CardReport.query(trx).insert({
      profileId: id,
      cardName: card.name,
      reason: report.reason,
      details: report.details ?? null,
      email: report.email ?? null,
    });
    const admins = await User.query(trx).where({ user_role: 'admin' }).select('id', 'language');
    if (admins.length === 0) return;
    await Notification.query(trx).insert(
      admins.map((admin) => ({
        userId: admin.id,
        title: cardReportedTitles[admin.language],
        content: `${card.name} (${card.path}): ${reportReasonMessages[report.reason][admin.language]}`,
        type: 'card' as const,
        link: '/admin/card-reports',
      })),
    );
  });
  return card;
}
