import type { CardWeek, MyCard, MyCardStatus } from '../../../contract/cards/my-cards.schema.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { AppDeps } from '../../../deps.ts';
import { presentPublicCard } from '../public/cards.presenter.ts';

/** A card with whether packages cover it, and the takedown with the staff's message. */
export type CoveredProfile = BusinessProfile & { isCovered: boolean; takedown: MyCard['takedown'] };

/** What visitors see at the card's address. */
function statusOf({
  isCovered,
  isPublic,
  takedown,
}: Pick<CoveredProfile, 'isCovered' | 'isPublic' | 'takedown'>): MyCardStatus {
  if (takedown) return 'taken_down';
  if (!isCovered) return 'needs_renewal';
  return isPublic ? 'live' : 'private';
}

/** A card for the list of its owner. */
export function presentMyCard(
  profile: CoveredProfile,
  week: CardWeek,
  context: { env: AppDeps['env']; now: Date },
): MyCard {
  return {
    id: profile.id,
    cardType: profile.cardType,
    status: statusOf(profile),
    takedown: profile.takedown,
    card: presentPublicCard(profile, context),
    week,
  };
}
