import type { Knex } from 'knex';
import { raw } from 'objection';
import type { CardSource } from '../../../contract/cards/make-public-card.ts';
import { cardFieldNames } from '../../../contract/cards/card-fields.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { ShownReview } from '../reviews/shown-reviews.ts';
import { takenDownCondition } from './taken-down.ts';

/** Of a card's row what its page is made of, and what decides who may see it. */
export type FoundProfile = CardSource & Pick<BusinessProfile, 'userId' | 'isPublic' | 'isHeld'>;

/** A card as it stands in the database. */
export interface CardRow extends FoundProfile {
  /** Whether the owner's packages still cover this card. */
  isCovered: boolean;
  /** Whether staff took the card down. */
  isTakenDown: boolean;
  /** When a change of the owner's packages may change the coverage; null while none of them ends. */
  coverageChangesAt: Date | null;
  /** What clients say that visitors see, newest first; all of it, which the plan bounds. */
  reviews: ShownReview[];
}

/** Whether packages cover a card, as the database's `covered_cards_at` says; for queries over `business_profiles`. */
export const coverage = (now: Date) =>
  raw(
    `(select is_covered from covered_cards_at(?) covered
      where covered.user_id = business_profiles.user_id and covered.profile_id = business_profiles.id)`,
    [now],
  ).as('isCovered');

/** The coverage of a single card: the database plans it once for each connection. */
export const coverageOfOne = (now: Date) =>
  raw('is_card_covered(business_profiles.id, business_profiles.user_id, ?)', [now]).as('isCovered');

const columnsOfPage = ['id', 'userId', 'cardType', 'community', 'isPublic', 'isHeld', 'updatedAt'];
/** Under the names that they have in the code, so that no row is walked through for that. */
const columns = [...columnsOfPage, ...cardFieldNames]
  .map((name) => `business_profiles.${BusinessProfile.propertyNameToColumnName(name)} as "${name}"`)
  .join(', ');

const rows = `
  select ${columns}, coverage.is_covered as "isCovered", coverage.changes_at as "coverageChangesAt",
    ${takenDownCondition} as "isTakenDown",
    coalesce((
      select json_agg(json_build_object('author', author_name, 'stars', stars, 'words', words, 'answer', answer,
        'month', to_char(created_at at time zone 'UTC', 'YYYY-MM')) order by created_at desc, card_reviews.id desc)
      from card_reviews where profile_id = business_profiles.id and status = 'published'
    ), '[]') as reviews
  from business_profiles
  join coverage_of_cards(array(select id from business_profiles where CONDITION), ?) coverage
    on coverage.profile_id = business_profiles.id
  where CONDITION`;

/**
 * Reads cards with these numbers or addresses, also private ones and those that were taken down: the caller decides who
 * may see them.
 * @param now the moment that packages are judged at (docs/product.md 3)
 */
export async function readCards(
  knex: Knex,
  by: { ids: readonly number[] } | { slugs: readonly string[] },
  now: Date,
): Promise<CardRow[]> {
  const [condition, values]: [string, string[] | number[]] =
    'ids' in by ? ['id = any(?::bigint[])', [...by.ids]] : ['custom_slug = any(?::text[])', [...by.slugs]];
  if (values.length === 0) return [];
  const sql = rows.replaceAll('CONDITION', `business_profiles.${condition}`);
  const answer = await knex.raw<{ rows: CardRow[] }>(sql, [values, now, values]);
  return answer.rows;
}

interface FormerAddress {
  /** Of the card that had it. */
  id: number;
  /** From when on it leads nowhere. */
  until: Date;
}

/** The cards to which former addresses lead, by these. */
export async function readFormerAddresses(
  knex: Knex,
  slugs: readonly string[],
  now: Date,
): Promise<Map<string, FormerAddress>> {
  if (slugs.length === 0) return new Map();
  const found = (await knex('profile_slug_history')
    .whereIn('slug', slugs)
    .where('expires_at', '>', now)
    .select('slug', 'profile_id', 'expires_at')) as { slug: string; profile_id: number; expires_at: Date }[];
  return new Map(found.map(({ slug, profile_id: id, expires_at: until }) => [slug, { id, until }]));
}

/**
 * The numbers of these users' cards by the names as they were typed, in any case: the first of each one's public cards, of
 * those that staff took down and that are held the last.
 */
export async function readCardsOfUsers(
  knex: Knex,
  usernames: readonly string[],
): Promise<Map<string, number>> {
  if (usernames.length === 0) return new Map();
  const { rows: found } = await knex.raw<{ rows: { typed: string; id: number }[] }>(
    `select distinct on (typed) typed, business_profiles.id
     from unnest(?::text[]) typed
     join users on users.username = typed::citext
     join business_profiles on business_profiles.user_id = users.id and is_public
     order by typed, ${takenDownCondition}, is_held, business_profiles.id`,
    [[...usernames]],
  );
  return new Map(found.map(({ typed, id }) => [typed, id]));
}
