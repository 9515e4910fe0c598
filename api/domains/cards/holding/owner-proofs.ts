import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { raw, type RawBuilder } from 'objection';

const weekMilliseconds = 7 * 24 * 60 * 60_000;

/** What speaks for an owner before staff have looked; `createdAt` is text where it comes out of JSON. */
export interface OwnerProofs {
  isEmailVerified: boolean;
  createdAt: Date | string;
}

/** When an account of this age is a week old. */
export const weekOldAt = ({ createdAt }: OwnerProofs): Date =>
  new Date(new Date(createdAt).getTime() + weekMilliseconds);

/** The latest moment at which the account of a proven owner was opened. */
export const provenSince = (now: Date): Date => new Date(now.getTime() - weekMilliseconds);

/** A verified address and an account of a week. */
const isProven = (owner: OwnerProofs, now: Date): boolean => owner.isEmailVerified && weekOldAt(owner) <= now;

/**
 * Whether a card that sounds like such a body need not wait for staff: a proven owner speaks for a name, and for no
 * card that asks for money under it.
 */
export const canGoOn = (
  { paymentLinks }: Pick<BusinessProfile, 'paymentLinks'>,
  owner: OwnerProofs,
  now: Date,
): boolean => paymentLinks.length === 0 && isProven(owner, now);

/** The proofs of a held card's owner as JSON, for queries over `business_profiles`; null for a card that isn't held. */
export const ownerProofs = (): RawBuilder =>
  raw(`(select jsonb_build_object('isEmailVerified', is_email_verified, 'createdAt', created_at)
    from users where users.id = business_profiles.user_id and business_profiles.is_held)`);
