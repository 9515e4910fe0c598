import type { CardWeek, MyCard, MyCardStatus } from '../../../contract/cards/my-cards.schema.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { AppDeps } from '../../../deps.ts';
import { presentHeld } from '../holding/held-card.presenter.ts';
import type { OwnerProofs } from '../holding/owner-proofs.ts';
import { presentPublicCard } from '../public/cards.presenter.ts';

/** A card with whether packages cover it, the takedown with the staff's message, and its owner's proofs if it is held. */
export type CoveredProfile = BusinessProfile & {
  isCovered: boolean;
  takedown: MyCard['takedown'];
  ownerProofs: OwnerProofs | null;
};

/** What visitors see at the card's address. */
function statusOf({
  isCovered,
  isPublic,
  isHeld,
  takedown,
}: Pick<CoveredProfile, 'isCovered' | 'isPublic' | 'isHeld' | 'takedown'>): MyCardStatus {
  if (takedown) return 'taken_down';
  if (!isCovered) return 'needs_renewal';
  if (isHeld) return 'held';
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
    held: presentHeld(profile, profile.ownerProofs, context.now),
    card: presentPublicCard(profile, context),
    week,
  };
}
