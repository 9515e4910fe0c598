import type { Knex } from 'knex';
import { raw } from 'objection';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { accessUntilSql, isActiveSql } from '../../subscriptions/entitlements/package-access.ts';
import type { CardAddress } from './card-address.ts';
import { isTakenDown } from './taken-down.ts';
import { isTeamCard } from './team-cards.ts';

export interface FoundCard {
  profile: BusinessProfile;
  /** Whether the owner's packages still cover this card. */
  isCovered: boolean;
  /** Staff took it down. */
  isTakenDown: boolean;
  /** When the owner's packages may decide otherwise; null while none of them ends. */
  coverageChangesAt: Date | null;
  /** The card has moved: the visitor used an address it had before. */
  isFormerAddress: boolean;
}

/**
 * Places the owner's active packages give, and how many older cards of the same type come first. A basic card may
 * also take a free pro place. A team's card sits on a place of the company's package, whatever else its owner has.
 */
export const coverage = (now: Date) =>
  raw(
    `(select case
        when ${isTeamCard()} then exists (select from packages where id = business_profiles.package_id and ${isActiveSql('?')})
        when business_profiles.card_type = 'pro' then older.pro < places.pro
        else older.basic < places.basic + 1 + greatest(0, places.pro - older.all_pro) end
      from (select coalesce(sum(basic_card_count), 0) basic, coalesce(sum(pro_card_count), 0) pro from packages
            where user_id = business_profiles.user_id and ${isActiveSql('?')}) places,
           (select count(*) filter (where card_type = 'pro' and id < business_profiles.id) pro,
                   count(*) filter (where card_type = 'basic' and id < business_profiles.id) basic,
                   count(*) filter (where card_type = 'pro') all_pro
            from business_profiles other where other.user_id = business_profiles.user_id
              and not ${isTeamCard('other')}) older)`,
    [now, now],
  ).as('isCovered');

/** The next moment at which one of the owner's packages stops counting. */
const coverageChange = (now: Date) =>
  raw(
    `(select min(counts_until) from packages, lateral (select ${accessUntilSql()} counts_until) ends
      where (user_id = business_profiles.user_id or id = business_profiles.package_id)
        and status in ('active', 'past_due') and counts_until > ?)`,
    [now],
  ).as('coverageChangesAt');

type CoveredProfile = BusinessProfile & Pick<FoundCard, 'isCovered' | 'isTakenDown' | 'coverageChangesAt'>;

/**
 * Looks a card up by what the visitor typed. Private cards and those taken down are found, too: the caller decides who
 * may see them.
 * @param now the moment packages are judged at (docs/product.md 3)
 */
export async function findCard(knex: Knex, address: CardAddress, now: Date): Promise<FoundCard | null> {
  const query = BusinessProfile.query(knex)
    .select('business_profiles.*', coverage(now), coverageChange(now), isTakenDown().as('isTakenDown'))
    .first()
    .castTo<CoveredProfile | undefined>();
  if (address.by === 'id') return found(await query.where('id', address.id));
  if (address.by === 'username')
    return found(
      await query
        .whereRaw('user_id in (select id from users where lower(username) = lower(?))', address.username)
        .where('is_public', true)
        .orderByRaw('?, id', [isTakenDown()]),
    );
  if (address.by === 'customSlug')
    return found(await query.where({ custom_slug: address.slug, use_custom_slug: true, card_type: 'pro' }));
  const present = found(await query.clone().where('custom_slug', address.slug));
  if (present) return present;
  const former = 'id in (select profile_id from profile_slug_history where slug = ? and expires_at > ?)';
  return found(await query.whereRaw(former, [address.slug, now]), true);
}

function found(profile: CoveredProfile | undefined, isFormerAddress = false): FoundCard | null {
  if (!profile) return null;
  const { isCovered, isTakenDown: takenDown, coverageChangesAt } = profile;
  return { profile, isCovered, isTakenDown: takenDown, coverageChangesAt, isFormerAddress };
}
