import type { Knex } from 'knex';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { coveredCards } from './covered-cards.queries.ts';

/**
 * Cards that belong to a community: their owner wrote its name, and an active enterprise package of that name covers
 * them. A card that merely writes the name is left out.
 */
function communityCards(knex: Knex, now: Date, name?: string) {
  return coveredCards(knex, now, (cards) => {
    if (name !== undefined) void cards.where('business_profiles.community', name);
    void cards.whereRaw(
      `exists (select from active_packages_at(?) shared where shared.is_enterprise
         and shared.enterprise_community = business_profiles.community
         and (shared.user_id = business_profiles.user_id or shared.id = business_profiles.package_id))`,
      [now],
    );
  });
}

/** Names of the communities in alphabetical order, with the number of cards of each. */
export async function countCommunities(knex: Knex, now: Date): Promise<{ name: string; count: number }[]> {
  const rows = await communityCards(knex, now)
    .groupBy('community')
    .select('community')
    .count('* as count')
    .orderBy('community')
    .castTo<{ community: string; count: number }[]>();
  return rows.map(({ community, count }) => ({ name: community, count }));
}

/** Some cards of one community, oldest first. */
export function findCommunityCards(
  knex: Knex,
  now: Date,
  { name, from, count }: { name: string; from: number; count: number },
): Promise<BusinessProfile[]> {
  return Promise.resolve(communityCards(knex, now, name).orderBy('id').offset(from).limit(count));
}
