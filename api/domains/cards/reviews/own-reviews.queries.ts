import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardReview } from '../../../models/CardReview.ts';
import { ReviewInvitation } from '../../../models/ReviewInvitation.ts';

/** More than a card of any plan publishes; bounds the work of one request. */
const maxRows = 500;

const ownCards = (knex: Knex, ownerId: number) =>
  BusinessProfile.query(knex).where({ user_id: ownerId }).select('id');

/** Reviews of a card, newest first. */
export async function reviewsOf(knex: Knex, profileId: number): Promise<CardReview[]> {
  return CardReview.query(knex)
    .where({ profile_id: profileId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(maxRows);
}

/** Invitations of a card, newest first. */
export async function invitationsOf(knex: Knex, profileId: number): Promise<ReviewInvitation[]> {
  return ReviewInvitation.query(knex)
    .where({ profile_id: profileId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(maxRows);
}

/** Counts what the plan bounds: reviews and quotes on the card, and invitations that still open their page. */
export async function countOfPlan(
  knex: Knex,
  profileId: number,
  now: Date,
): Promise<{ published: number; openInvitations: number }> {
  const [published, openInvitations] = await Promise.all([
    CardReview.query(knex).where({ profile_id: profileId, status: 'published' }).resultSize(),
    ReviewInvitation.query(knex)
      .where({ profile_id: profileId })
      .whereNull('used_at')
      .whereNull('withdrawn_at')
      .where('expires_at', '>', now)
      .resultSize(),
  ]);
  return { published, openInvitations };
}

/**
 * Locks a review of a user's cards, and its card before it: whoever publishes at the same time waits.
 * @throws {AppError} `not_found` when it is missing or of another owner's card (docs/security.md B3)
 */
export async function lockOwnReview(
  trx: Knex.Transaction,
  ownerId: number,
  id: number,
): Promise<{ review: CardReview; card: BusinessProfile }> {
  const card = await BusinessProfile.query(trx)
    .findOne({ user_id: ownerId })
    .whereIn('id', CardReview.query(trx).where({ id }).select('profile_id'))
    .forUpdate();
  const review = card && (await CardReview.query(trx).findOne({ id, profile_id: card.id }).forUpdate());
  if (!review) throw new AppError('not_found');
  return { review, card };
}

/** Locks an invitation of a user's cards. @throws {AppError} `not_found` as `lockOwnReview` */
export async function lockOwnInvitation(
  trx: Knex.Transaction,
  ownerId: number,
  id: number,
): Promise<ReviewInvitation> {
  const invitation = await ReviewInvitation.query(trx)
    .findById(id)
    .whereIn('profile_id', ownCards(trx, ownerId))
    .forUpdate();
  if (!invitation) throw new AppError('not_found');
  return invitation;
}
