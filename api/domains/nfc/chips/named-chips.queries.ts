import type { Knex } from 'knex';
import type { NamedThing, WantedThings } from '../../../lib/named-things.ts';

/** Chips of these users by the card they lead to, else by their code, the newest first; no other user's card is named. */
export async function namedChips(
  knex: Knex,
  { userIds, ids, max, forShare = false }: WantedThings,
): Promise<NamedThing[]> {
  const query = knex('card_allocations as chip')
    .leftJoin('business_profiles as card', (on) =>
      on.on('card.id', 'chip.profile_id').andOn('card.user_id', 'chip.user_id'),
    )
    .whereIn('chip.user_id', [...userIds])
    .orderBy('chip.id', 'desc')
    .limit(max)
    .select<NamedThing[]>(
      'chip.id',
      'chip.user_id as userId',
      knex.raw('coalesce(card.business_name, chip.tap_code) as label'),
    );
  if (ids) void query.whereIn('chip.id', [...ids]);
  if (forShare) void query.forShare('chip');
  return query;
}
