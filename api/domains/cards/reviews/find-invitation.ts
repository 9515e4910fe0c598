import type { Knex } from 'knex';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { CardReview } from '../../../models/CardReview.ts';
import { ReviewInvitation } from '../../../models/ReviewInvitation.ts';
import { findVisibleCard } from '../public/find-visible-card.ts';

/** What the link of an invitation leads to now. */
type ReviewLink =
  /** No such invitation: the card was deleted, or there never was one. */
  | { state: 'unknown' }
  /** The card isn't shown to visitors now. */
  | { state: 'card_gone'; review: CardReview | null }
  | { state: 'withdrawn' | 'expired' | 'removed'; card: PublicCard }
  | { state: 'open'; card: PublicCard; invitation: ReviewInvitation }
  /** Sent, and to be corrected until the owner decides. */
  | { state: 'waiting'; card: PublicCard; invitation: ReviewInvitation; review: CardReview }
  | { state: 'used'; card: PublicCard; review: CardReview };

/** The invitation that a link's secret belongs to, for a query that locks or changes it. */
export function invitationOfToken(knex: Knex, token: string) {
  const hash = hashOfSecret(token);
  return ReviewInvitation.query(knex).where((either) =>
    either.where({ token_hash: hash }).orWhere({ former_token_hash: hash }),
  );
}

/** Reads what a link leads to. A review that was sent stays within its client's reach when the invitation is over. */
export async function readReviewLink(ctx: AppContext, token: string): Promise<ReviewLink> {
  const { knex, clock } = ctx.deps;
  const invitation = await invitationOfToken(knex, token).first();
  if (!invitation) return { state: 'unknown' };
  const [visible, review] = await Promise.all([
    findVisibleCard(ctx, { by: 'id', id: invitation.profileId }),
    CardReview.query(knex).findOne({ invitation_id: invitation.id }),
  ]);
  if (visible?.kind !== 'card') return { state: 'card_gone', review: review ?? null };
  const { card } = visible;
  if (review)
    return review.status === 'waiting'
      ? { state: 'waiting', card, invitation, review }
      : { state: 'used', card, review };
  if (invitation.usedAt) return { state: 'removed', card };
  if (invitation.withdrawnAt) return { state: 'withdrawn', card };
  if (invitation.expiresAt <= clock.now()) return { state: 'expired', card };
  return { state: 'open', card, invitation };
}
