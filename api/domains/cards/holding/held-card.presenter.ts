import type { Knex } from 'knex';
import type { HeldCard } from '../../../contract/cards/my-cards.schema.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { User } from '../../../models/User.ts';
import { weekOldAt, type OwnerProofs } from './owner-proofs.ts';

/** Why a card is held, for its owner. */
export function presentHeld(
  { heldFor, paymentLinks }: Pick<BusinessProfile, 'heldFor' | 'paymentLinks'>,
  owner: OwnerProofs | null,
  now: Date,
): HeldCard | null {
  if (heldFor === null || !owner) return null;
  const until = weekOldAt(owner);
  return {
    words: heldFor,
    takesMoney: paymentLinks.length > 0,
    needsEmail: !owner.isEmailVerified,
    until: until > now ? until.toISOString() : null,
  };
}

/** The same for one card. */
export async function heldOf(knex: Knex, card: BusinessProfile, now: Date): Promise<HeldCard | null> {
  if (card.heldFor === null) return null;
  const owner = await User.query(knex).findById(card.userId).select('is_email_verified', 'created_at');
  return presentHeld(card, owner ?? null, now);
}
