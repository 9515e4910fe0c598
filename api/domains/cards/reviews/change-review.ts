import { rolesWith } from '../../../contract/accounts/permissions.ts';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { addQuoteSchemas, changeReviewSchemas } from '../../../contract/cards/my-reviews.schema.ts';
import { reviewsOfType } from '../../../contract/cards/review-rules.ts';
import type { ReviewReportReason } from '../../../contract/cards/entities/card-review.schema.ts';
import type { CardType } from '../../../contract/cards/entities/business-profile.schema.ts';
import { AppError } from '../../../errors.ts';
import { CardReview } from '../../../models/CardReview.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { lockMyCard } from '../edit/my-card.queries.ts';
import { countOfPlan, lockOwnReview } from './own-reviews.queries.ts';
import {
  onlyQuotesDeleted,
  onlyReviewsReported,
  reviewReportedTitles,
  reviewsFull,
  reviewUnderStaff,
} from './messages.ts';

interface Owner {
  ownerId: number;
  now: Date;
}

/** A review that staff have in hand, which its owner can't change. */
const isOfStaff = ({ status }: CardReview): boolean => status === 'reported' || status === 'taken_down';

async function assertRoom(
  trx: Knex.Transaction,
  card: { id: number; cardType: CardType },
  now: Date,
): Promise<void> {
  const max = reviewsOfType[card.cardType].published;
  if ((await countOfPlan(trx, card.id, now)).published >= max)
    throw new AppError('payment_required', { text: reviewsFull(max) });
}

/**
 * Publishes or hides a review and answers it; its own words nobody but the client changes.
 * @throws {AppError} `not_found`; `conflict` while staff have it in hand; `payment_required` when the card shows as many
 * as its type has
 */
export async function changeReview(
  trx: Knex.Transaction,
  { ownerId, now }: Owner,
  id: number,
  { status, answer }: z.output<(typeof changeReviewSchemas)['body']>,
): Promise<CardReview> {
  const { review, card } = await lockOwnReview(trx, ownerId, id);
  if (isOfStaff(review)) throw new AppError('conflict', { text: reviewUnderStaff });
  if (status === 'published' && review.status !== 'published') await assertRoom(trx, card, now);
  const changes = {
    ...(status && status !== review.status && { status }),
    ...(status === 'published' && !review.publishedAt && { publishedAt: now }),
    ...(answer !== undefined && answer !== review.answer && { answer, answeredAt: answer ? now : null }),
  };
  return Object.keys(changes).length > 0 ? review.$query(trx).patchAndFetch(changes) : review;
}

/**
 * Hides a review until staff have looked at it, and notifies every admin. A report of the same review again changes
 * nothing.
 * @throws {AppError} `not_found`; `conflict` for a quote, and for one that staff took down
 */
export async function reportReview(
  trx: Knex.Transaction,
  { ownerId, now }: Owner,
  id: number,
  reason: ReviewReportReason,
): Promise<CardReview> {
  const { review, card } = await lockOwnReview(trx, ownerId, id);
  if (review.kind === 'quote') throw new AppError('conflict', { text: onlyReviewsReported });
  const { status } = review;
  if (status === 'reported') return review;
  if (status === 'taken_down') throw new AppError('conflict', { text: reviewUnderStaff });
  const staff = await User.query(trx).whereIn('user_role', rolesWith('cards.write')).select('id', 'language');
  if (staff.length > 0)
    await Notification.query(trx).insert(
      staff.map((reader) => ({
        userId: reader.id,
        title: reviewReportedTitles[reader.language],
        content: card.businessName,
        type: 'card' as const,
        link: '/admin/card-reviews',
      })),
    );
  return review.$query(trx).patchAndFetch({
    status: 'reported',
    statusBefore: status,
    reportReason: reason,
    reportedAt: now,
  });
}

/**
 * Adds what somebody said, published at once: the owner says it themselves, and the card says that.
 * @throws {AppError} `not_found`; `payment_required` when the card shows as many as its type has
 */
export async function addQuote(
  trx: Knex.Transaction,
  { ownerId, now }: Owner,
  cardId: number,
  quote: z.output<(typeof addQuoteSchemas)['body']>,
): Promise<CardReview> {
  const card = await lockMyCard(trx, ownerId, cardId, now);
  await assertRoom(trx, card, now);
  return CardReview.query(trx).insertAndFetch({
    ...quote,
    profileId: cardId,
    kind: 'quote',
    status: 'published',
    createdAt: now,
    publishedAt: now,
  });
}

/** Deletes a quote. @throws {AppError} `not_found`; `conflict` for a client's review, and while staff have it in hand */
export async function deleteQuote(trx: Knex.Transaction, ownerId: number, id: number): Promise<void> {
  const { review } = await lockOwnReview(trx, ownerId, id);
  if (review.kind !== 'quote') throw new AppError('conflict', { text: onlyQuotesDeleted });
  if (isOfStaff(review)) throw new AppError('conflict', { text: reviewUnderStaff });
  await review.$query(trx).delete();
}
