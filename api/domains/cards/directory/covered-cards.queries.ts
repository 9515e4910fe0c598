import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { coverage } from '../public/find-card.queries.ts';
import { isTakenDown } from '../public/taken-down.ts';

type CardQuery = QueryBuilder<BusinessProfile, BusinessProfile[]>;

/**
 * Public cards that their owners' packages cover, as visitors may see them.
 * @param narrow restricts the candidates, so that the database judges packages for these alone
 */
export function coveredCards(knex: Knex, now: Date, narrow: (candidates: CardQuery) => void): CardQuery {
  const candidates = BusinessProfile.query(knex)
    .select('business_profiles.*', coverage(now))
    .where('business_profiles.is_public', true)
    .where('business_profiles.is_held', false)
    .whereNot(isTakenDown());
  narrow(candidates);
  return BusinessProfile.query(knex).from(candidates.as('business_profiles')).where('isCovered', true);
}

/** Which of these cards visitors see. */
export async function shownOf(
  knex: Knex,
  cardIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const shown = await coveredCards(knex, now, (cards) => {
    void cards.whereIn('business_profiles.id', cardIds);
  }).select('id');
  return new Set(shown.map(({ id }) => id));
}
