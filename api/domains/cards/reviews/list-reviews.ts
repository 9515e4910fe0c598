import type { Knex } from 'knex';
import { cardPath } from '../../../contract/cards/make-public-card.ts';
import type { ReviewList } from '../../../contract/cards/my-reviews.schema.ts';
import { averageOf, reviewsOfType } from '../../../contract/cards/review-rules.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { findMyCard } from '../edit/my-card.queries.ts';
import { presentInvitation, presentReview } from './own-reviews.presenter.ts';
import { countOfPlan, invitationsOf, reviewsOf } from './own-reviews.queries.ts';

/**
 * Everything about the reviews of a user's card (docs/product.md 12.5).
 * @throws {AppError} `not_found` for a card that is missing or another owner's
 */
export async function listReviews(
  knex: Knex,
  { ownerId, cardId, now }: { ownerId: number; cardId: number; now: Date },
): Promise<ReviewList> {
  const card = await findMyCard(knex, ownerId, cardId, now);
  const [cards, reviews, invitations, counts] = await Promise.all([
    BusinessProfile.query(knex).where({ user_id: ownerId }).select('id', 'business_name').orderBy('id'),
    reviewsOf(knex, cardId),
    invitationsOf(knex, cardId),
    countOfPlan(knex, cardId, now),
  ]);
  const given = reviews.flatMap(({ status, stars }) => (status === 'published' && stars ? [stars] : []));
  const max = reviewsOfType[card.cardType];
  return {
    card: { id: card.id, name: card.businessName, path: cardPath(card) },
    cards: cards.map(({ id, businessName }) => ({ id, name: businessName })),
    reviews: reviews.map(presentReview),
    invitations: invitations.map((invitation) => presentInvitation(invitation, now)),
    average: {
      value: given.length > 0 ? averageOf(given) : null,
      count: given.length,
      byStars: [5, 4, 3, 2, 1].map((stars) => given.filter((each) => each === stars).length),
    },
    plan: {
      published: { count: counts.published, max: max.published },
      openInvitations: { count: counts.openInvitations, max: max.openInvitations },
    },
  };
}
