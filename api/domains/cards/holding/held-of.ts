import type { Knex } from 'knex';
import { raw, type RawBuilder } from 'objection';
import type { HeldCard } from '../../../contract/cards/my-cards.schema.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { User } from '../../../models/User.ts';

const weekMilliseconds = 7 * 24 * 60 * 60_000;

/** What speaks for an owner before staff have looked; `createdAt` is text where it comes out of JSON. */
export interface OwnerProofs {
  isEmailVerified: boolean;
  createdAt: Date | string;
}

/** When an account of this age is a week old. */
const weekOldAt = ({ createdAt }: OwnerProofs): Date =>
  new Date(new Date(createdAt).getTime() + weekMilliseconds);

/** The latest moment at which the account of a proven owner was opened. */
export const provenSince = (now: Date): Date => new Date(now.getTime() - weekMilliseconds);

/** Whether a card of this owner need not wait for staff: a verified address and an account of a week. */
export const isProven = (owner: OwnerProofs, now: Date): boolean =>
  owner.isEmailVerified && weekOldAt(owner) <= now;

/** The proofs of a held card's owner as JSON, for queries over `business_profiles`; null for a card that isn't held. */
export const ownerProofs = (): RawBuilder =>
  raw(`(select jsonb_build_object('isEmailVerified', is_email_verified, 'createdAt', created_at)
    from users where users.id = business_profiles.user_id and business_profiles.is_held)`);

/** Why a card is held, for its owner. */
export function presentHeld(
  { heldFor }: Pick<BusinessProfile, 'heldFor'>,
  owner: OwnerProofs | null,
  now: Date,
): HeldCard | null {
  if (heldFor === null || !owner) return null;
  const until = weekOldAt(owner);
  return {
    words: heldFor,
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
