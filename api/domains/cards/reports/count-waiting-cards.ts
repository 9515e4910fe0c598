import type { Knex } from 'knex';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardReport } from '../../../models/CardReport.ts';
import { CardReview } from '../../../models/CardReview.ts';

/**
 * What of cards waits for staff (docs/product.md 13.8): reports of them, reports of their reviews, and
 * those held until staff looked at them.
 */
export async function countWaitingCards(
  knex: Knex,
): Promise<{ openReports: number; reportedReviews: number; heldCards: number }> {
  const [openReports, reportedReviews, heldCards] = await Promise.all([
    CardReport.query(knex).whereIn('status', ['new', 'under_review']).resultSize(),
    CardReview.query(knex).where({ status: 'reported' }).resultSize(),
    BusinessProfile.query(knex).where('is_held', true).resultSize(),
  ]);
  return { openReports, reportedReviews, heldCards };
}
