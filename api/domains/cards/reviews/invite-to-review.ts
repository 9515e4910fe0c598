import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Invited, inviteToReviewSchemas } from '../../../contract/cards/my-reviews.schema.ts';
import { invitationDays, reviewPath, reviewsOfType } from '../../../contract/cards/review-rules.ts';
import { AppError } from '../../../errors.ts';
import { hashOfSecret, newSecretToken } from '../../../lib/secret-token.ts';
import { ReviewInvitation } from '../../../models/ReviewInvitation.ts';
import { lockMyCard } from '../edit/my-card.queries.ts';
import { presentInvitation } from './own-reviews.presenter.ts';
import { countOfPlan, lockOwnInvitation } from './own-reviews.queries.ts';
import { invitationOver, invitationsFull } from './messages.ts';

interface Asking {
  ownerId: number;
  now: Date;
  /** Scheme and host of the link. */
  publicUrl: string;
}

const expiry = (now: Date) => new Date(now.getTime() + invitationDays * 86_400_000);
const linkOf = (publicUrl: string, token: string) => `${publicUrl}${reviewPath}${token}`;

/**
 * Makes the link with which one client writes one review. Nobody is written to: the owner sends it themselves, and the
 * client's number never comes here.
 * @throws {AppError} `not_found` for a card that isn't the owner's; `payment_required` when as many are open as the
 * card's type has
 */
export async function inviteToReview(
  trx: Knex.Transaction,
  { ownerId, now, publicUrl }: Asking,
  cardId: number,
  { clientName, subject }: z.output<(typeof inviteToReviewSchemas)['body']>,
): Promise<Invited> {
  const { cardType } = await lockMyCard(trx, ownerId, cardId, now);
  const max = reviewsOfType[cardType].openInvitations;
  if ((await countOfPlan(trx, cardId, now)).openInvitations >= max)
    throw new AppError('payment_required', { text: invitationsFull(max) });
  const token = newSecretToken();
  const invitation = await ReviewInvitation.query(trx).insertAndFetch({
    profileId: cardId,
    clientName,
    subject,
    tokenHash: hashOfSecret(token),
    createdAt: now,
    expiresAt: expiry(now),
  });
  return { invitation: presentInvitation(invitation, now), link: linkOf(publicUrl, token) };
}

/**
 * Makes another link for an invitation that wasn't answered, valid anew; the one before goes on leading to it.
 * @throws {AppError} `not_found`; `conflict` for one that was used or withdrawn
 */
export async function remindOfReview(
  trx: Knex.Transaction,
  { ownerId, now, publicUrl }: Asking,
  id: number,
): Promise<Invited> {
  const invitation = await lockOwnInvitation(trx, ownerId, id);
  if (invitation.usedAt || invitation.withdrawnAt) throw new AppError('conflict', { text: invitationOver });
  const token = newSecretToken();
  const reminded = await invitation.$query(trx).patchAndFetch({
    formerTokenHash: invitation.tokenHash,
    tokenHash: hashOfSecret(token),
    remindedAt: now,
    expiresAt: expiry(now),
  });
  return { invitation: presentInvitation(reminded, now), link: linkOf(publicUrl, token) };
}

/** Withdraws an invitation. @throws {AppError} `not_found`; `conflict` for one that was used or withdrawn */
export async function withdrawInvitation(
  trx: Knex.Transaction,
  { ownerId, now }: Pick<Asking, 'ownerId' | 'now'>,
  id: number,
): Promise<void> {
  const invitation = await lockOwnInvitation(trx, ownerId, id);
  if (invitation.usedAt || invitation.withdrawnAt) throw new AppError('conflict', { text: invitationOver });
  await invitation.$query(trx).patch({ withdrawnAt: now });
}
