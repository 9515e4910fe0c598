import { rolesWith } from '../../../contract/accounts/permissions.ts';
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
    const staff = await User.query(trx)
      .whereIn('user_role', rolesWith('cards.write'))
      .select('id', 'language');
    if (staff.length === 0) return;
    await Notification.query(trx).insert(
      staff.map((reader) => ({
        userId: reader.id,
        title: cardReportedTitles[reader.language],
        content: `${card.name} (${card.path}): ${reportReasonMessages[report.reason][reader.language]}`,
        type: 'card' as const,
        link: '/admin/card-reports',
      })),
    );
  });
  return card;
}
