import type { Knex } from 'knex';
import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import { reviewNoticeVersion } from '../../../contract/cards/review-rules.ts';
import type { WrittenReview } from '../../../contract/cards/write-review.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { countTry } from '../../../http/rate-limit.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardReview } from '../../../models/CardReview.ts';
import { invitationOfToken, readReviewLink } from './find-invitation.ts';
import { notifyOwnerOfReview } from './notify-owner-of-review.ts';
import { linkGone, linkUsed } from './messages.ts';

/**
 * Takes a client's review, or its correction while it waits, with the proof of what the client agreed to, and notifies
 * the owner of the first (docs/product.md 12.5). However often it is sent, an invitation has one review.
 * @throws {AppError} `not_found` for a link that opens nothing; `conflict` once the owner has decided;
 * `too_many_requests`
 */
export async function writeReview(ctx: AppContext, token: string, written: WrittenReview): Promise<void> {
  const link = await readReviewLink(ctx, token);
  if (link.state === 'used' || link.state === 'removed') throw new AppError('conflict', { text: linkUsed });
  if (link.state !== 'open' && link.state !== 'waiting') throw new AppError('not_found', { text: linkGone });
  const { card, invitation } = link;
  const { knex, clock, env } = ctx.deps;
  const { userId } = await BusinessProfile.query(knex).findById(card.id).select('user_id').throwIfNotFound();
  await countTry(ctx, 'reviewOfInvitation', `invitation ${invitation.id}`);
  await countTry(ctx, 'reviewOfCard', `card ${card.id}`);
  await countTry(ctx, 'reviewOfOwner', `owner ${userId}`);
  const now = clock.now();
  await knex.transaction(async (trx) => {
    const { review, isNew } = await storeReview(trx, token, { written, language: card.language, now });
    if (isNew) await notifyOwnerOfReview(trx, userId, { review, cardName: card.name, site: env });
  });
}

interface Incoming {
  written: WrittenReview;
  language: CardLanguage;
  now: Date;
}

/** Looks again under the lock of the invitation: two that are sent at once are one. */
async function storeReview(
  trx: Knex.Transaction,
  token: string,
  { written, language, now }: Incoming,
): Promise<{ review: CardReview; isNew: boolean }> {
  const invitation = await invitationOfToken(trx, token).first().forUpdate();
  if (!invitation || invitation.withdrawnAt) throw new AppError('not_found', { text: linkGone });
  const said = {
    authorName: written.name,
    stars: written.stars,
    words: written.words,
    language,
    noticeVersion: reviewNoticeVersion,
    agreedAt: now,
  };
  const known = await CardReview.query(trx).findOne({ invitation_id: invitation.id }).forUpdate();
  if (known) {
    if (known.status !== 'waiting') throw new AppError('conflict', { text: linkUsed });
    return { review: await known.$query(trx).patchAndFetch(said), isNew: false };
  }
  if (invitation.usedAt) throw new AppError('conflict', { text: linkUsed });
  await invitation.$query(trx).patch({ usedAt: now });
  const { id: invitationId, profileId, subject } = invitation;
  const review = await CardReview.query(trx).insertAndFetch({
    ...said,
    profileId,
    invitationId,
    subject,
    kind: 'client',
    status: 'waiting',
    createdAt: now,
  });
  return { review, isNew: true };
}

/**
 * Deletes the review that was written with this link, whatever became of it since; also while the card isn't shown.
 * Without one nothing happens.
 * @throws {AppError} `not_found` for a link that opens nothing
 */
export async function removeWrittenReview(trx: Knex.Transaction, token: string): Promise<void> {
  const invitation = await invitationOfToken(trx, token).first().forUpdate();
  if (!invitation) throw new AppError('not_found', { text: linkGone });
  await CardReview.query(trx).where({ invitation_id: invitation.id }).delete();
}

/**
 * Stores that a browser shows the page of an invitation; the first time counts.
 * @throws {AppError} `not_found` for a link that opens nothing
 */
export async function openReviewLink(knex: Knex, token: string, now: Date): Promise<void> {
  const invitation = await invitationOfToken(knex, token).first();
  if (!invitation) throw new AppError('not_found', { text: linkGone });
  await invitation.$query(knex).whereNull('opened_at').patch({ openedAt: now });
}
