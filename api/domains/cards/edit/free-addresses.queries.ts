import type { Knex } from 'knex';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { ClosedCardAddress } from '../../../models/ClosedCardAddress.ts';
import { ProfileSlug } from '../../../models/ProfileSlug.ts';

/**
 * Those of the addresses that a user's card may take: no other card has them, no other user's card had them within
 * the year in which they still redirect, and no account that was closed within the year had them (the database's
 * guards check the same).
 * @param cardId the card that is to take one; null for a card to be made
 */
export async function freeAddresses(
  knex: Knex,
  { userId, cardId, now }: { userId: number; cardId: number | null; now: Date },
  candidates: readonly string[],
): Promise<string[]> {
  if (candidates.length === 0) return [];
  const present = await BusinessProfile.query(knex)
    .select('custom_slug')
    .whereIn('custom_slug', [...candidates])
    .whereNot('id', cardId ?? 0);
  const former = await ProfileSlug.query(knex)
    .select('slug')
    .joinRelated('businessProfile')
    .whereIn('slug', [...candidates])
    .where('expires_at', '>', now)
    .whereNot('businessProfile.user_id', userId);
  const closed = await ClosedCardAddress.query(knex)
    .select('value')
    .where({ kind: 'slug' })
    .whereIn('value', [...candidates])
    .where('expires_at', '>', now);
  const taken = new Set([
    ...present.map(({ customSlug }) => customSlug),
    ...former.map(({ slug }) => slug),
    ...closed.map(({ value }) => value),
  ]);
  return candidates.filter((slug) => !taken.has(slug));
}
