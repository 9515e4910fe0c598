import { may } from '../../../contract/accounts/permissions.ts';
import { languagesOfCard } from '../../../contract/cards/card-texts.ts';
import { cardLanguageFor } from '../../../http/language.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { nextScheduledChange } from '../../../contract/base/shown-at.ts';
import { earliest } from '../../../lib/earliest.ts';
import type { CardAddress } from './card-address.ts';
import { presentPublicCard } from './cards.presenter.ts';
import { findCard } from './find-card.queries.ts';
import { publishedReviews, reviewsForCard } from '../reviews/shown-reviews.ts';

export type VisibleCard =
  | {
      kind: 'card';
      card: PublicCard;
      ownerId: number;
      isFormerAddress: boolean;
      isPrivate: boolean;
      /** When the card changes without a save: a package ends, a link or picture appears or disappears. */
      changesAt: Date | null;
    }
  | { kind: 'lapsed'; name: string }
  /** Visitors learn only that staff took the card down. */
  | { kind: 'taken_down' };

/**
 * Finds the card of an address as this request may see it. A private, a missing and another user's card all give
 * null, and so does one that is held for staff, so that no visitor learns which of them exist (docs/product.md 3).
 * @param viewer sees their own private cards, too, and those of theirs that are held or were taken down; an admin sees
 * cards that are held or were taken down
 * @param options a card that stands on a page of the site is in its main language, whatever the visitor reads
 */
export async function findVisibleCard(
  ctx: AppContext,
  address: CardAddress | null,
  viewer: Actor | null = null,
  options: { inMainLanguage?: boolean } = {},
): Promise<VisibleCard | null> {
  if (!address) return null;
  const { knex, clock, env } = ctx.deps;
  const now = clock.now();
  const found = await findCard(knex, address, now);
  if (!found) return null;
  const isOwn = viewer?.id === found.profile.userId;
  if (!found.profile.isPublic && !isOwn) return null;
  const isStaff = may(viewer?.role, 'cards.read');
  if (found.profile.isHeld && !isOwn && !isStaff) return null;
  if (found.isTakenDown && !isOwn && !isStaff) return { kind: 'taken_down' };
  const isPrivate = !found.profile.isPublic || found.profile.isHeld || found.isTakenDown;
  const reviews = reviewsForCard(await publishedReviews(knex, found.profile.id));
  const language = options.inMainLanguage ? undefined : cardLanguageFor(ctx, languagesOfCard(found.profile));
  const card = presentPublicCard(found.profile, { env, now, reviews, language });
  if (!found.isCovered) return { kind: 'lapsed', name: card.name };
  const { userId: ownerId, customLinks, galleryImages } = found.profile;
  const changesAt = earliest([
    found.coverageChangesAt,
    nextScheduledChange([...customLinks, ...galleryImages], now),
  ]);
  return { kind: 'card', card, ownerId, isFormerAddress: found.isFormerAddress, isPrivate, changesAt };
}
