import type { Knex } from 'knex';
import type { NamedThing, WantedThings } from '../../../lib/named-things.ts';

/** Orders of these users by the card they were made for, the newest first; no other user's card is named. */
export async function namedOrders(
  knex: Knex,
  { userIds, ids, max, forShare = false }: WantedThings,
): Promise<NamedThing[]> {
  const query = knex('physical_card_orders as ordered')
    .leftJoin('business_profiles as card', (on) =>
      on.on('card.id', 'ordered.profile_id').andOn('card.user_id', 'ordered.user_id'),
    )
    .whereIn('ordered.user_id', [...userIds])
    .orderBy('ordered.id', 'desc')
    .limit(max)
    .select<NamedThing[]>(
      'ordered.id',
      'ordered.user_id as userId',
      knex.raw(`coalesce(card.business_name, '') as label`),
    );
  if (ids) void query.whereIn('ordered.id', [...ids]);
  if (forShare) void query.forShare('ordered');
  return query;
}
