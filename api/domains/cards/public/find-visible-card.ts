import { may } from '../../../contract/accounts/permissions.ts';
import { languagesOfCard } from '../../../contract/cards/card-texts.ts';
import type { CardLanguage } from '../../../contract/base/card-languages.ts';
import { cardLanguageFor } from '../../../http/language.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { nextScheduledChange } from '../../../contract/base/shown-at.ts';
import { earliest } from '../../../lib/earliest.ts';
import type { AppDeps } from '../../../deps.ts';
import type { CardAddress } from './card-address.ts';
import { cardFinderOf, type FoundCard } from './card-finder.ts';
import { presentPublicCard } from './cards.presenter.ts';
import { reviewsForCard } from '../reviews/shown-reviews.ts';

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
  const { knex, clock } = ctx.deps;
  const now = clock.now();
  const found = await cardFinderOf(knex).find(address, now);
  const choose: ChooseLanguage = (languages) =>
    options.inMainLanguage ? languages[0] : cardLanguageFor(ctx, languages);
  return found && showFoundCard(found, viewer, choose, now, ctx.deps);
}

export type ChooseLanguage = (languages: readonly [CardLanguage, ...CardLanguage[]]) => CardLanguage;

/** The card that was found, as this viewer may see it: the rules of `findVisibleCard`. */
export function showFoundCard(
  { card: row, isFormerAddress }: FoundCard,
  viewer: Actor | null,
  choose: ChooseLanguage,
  now: Date,
  { env }: Pick<AppDeps, 'env'>,
): VisibleCard | null {
  const isOwn = viewer?.id === row.userId;
  if (!row.isPublic && !isOwn) return null;
  const isStaff = may(viewer?.role, 'cards.read');
  if (row.isHeld && !isOwn && !isStaff) return null;
  if (row.isTakenDown && !isOwn && !isStaff) return { kind: 'taken_down' };
  const isPrivate = !row.isPublic || row.isHeld || row.isTakenDown;
  const reviews = reviewsForCard(row.reviews);
  const card = presentPublicCard(row, { env, now, reviews, language: choose(languagesOfCard(row)) });
  if (!row.isCovered) return { kind: 'lapsed', name: card.name };
  const { userId: ownerId, customLinks, galleryImages, coverageChangesAt } = row;
  const changesAt = earliest([
    coverageChangesAt,
    nextScheduledChange([...customLinks, ...galleryImages], now),
  ]);
  return { kind: 'card', card, ownerId, isFormerAddress, isPrivate, changesAt };
}
