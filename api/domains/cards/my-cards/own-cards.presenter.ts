import type { CardWeek, OwnCard, OwnCardStatus } from '../../../contract/cards/my-cards.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { AppParts } from '../../../parts.ts';
import { presentPublicCard } from '../public/cards.presenter.ts';

/** A card with whether its owner's packages cover it, and what staff said who took it down. */
export type CoveredProfile = BusinessProfile & { isCovered: boolean; takedown: OwnCard['takedown'] };

/** What visitors meet at the card's address. */
export function statusOf({
  isCovered,
  isPublic,
  takedown,
}: Pick<CoveredProfile, 'isCovered' | 'isPublic' | 'takedown'>): OwnCardStatus {
  if (takedown) return 'taken_down';
  if (!isCovered) return 'needs_renewal';
  return isPublic ? 'live' : 'private';
}

/** A card for the list of its owner. */
export function presentOwnCard(
  profile: CoveredProfile,
  week: CardWeek,
  surroundings: { env: AppParts['env']; now: Date },
): OwnCard {
  return {
    id: profile.id,
    cardType: profile.cardType,
    status: statusOf(profile),
    takedown: profile.takedown,
    card: presentPublicCard(profile, surroundings),
    week,
  };
}
