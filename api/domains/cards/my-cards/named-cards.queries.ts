import type { Knex } from 'knex';
import type { NamedThing, WantedThings } from '../../../lib/named-things.ts';

/** Cards of these users by name, the newest first. */
export async function namedCards(
  knex: Knex,
  { userIds, ids, max, forShare = false }: WantedThings,
): Promise<NamedThing[]> {
  const query = knex('business_profiles')
    .whereIn('user_id', [...userIds])
    .orderBy('id', 'desc')
    .limit(max)
    .select<NamedThing[]>('id', 'user_id as userId', 'business_name as label');
  if (ids) void query.whereIn('id', [...ids]);
  if (forShare) void query.forShare();
  return query;
}
