import { CardReview } from '../../../models/CardReview.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { StatisticsHooks } from '../../statistics/index.ts';

/** For the weekly letter: a review that waits for its owner's approval, the oldest first. */
export const waitingReview: StatisticsHooks['tasks'][number] = async (knex, { ownerId }) => {
  const review = await CardReview.query(knex)
    .where({ status: 'waiting' })
    .whereIn('profile_id', BusinessProfile.query(knex).where({ user_id: ownerId }).select('id'))
    .orderBy('id')
    .first();
  const card = review && (await BusinessProfile.query(knex).findById(review.profileId));
  if (!review || !card) return null;
  return { kind: 'review', name: review.authorName, cardName: card.businessName, profileId: card.id };
};
