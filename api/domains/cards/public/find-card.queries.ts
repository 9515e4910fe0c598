import type { Knex } from 'knex';
import { raw } from 'objection';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { CardAddress } from './card-address.ts';
import { isTakenDown } from './taken-down.ts';

interface FoundCard {
  profile: BusinessProfile;
  /** Whether the owner's packages still cover this card. */
  isCovered: boolean;
  /** Whether staff took the card down. */
  isTakenDown: boolean;
  /** When a change of the owner's packages may change the coverage; null while none of them ends. */
  coverageChangesAt: Date | null;
  /** Whether the visitor used an address that the card had before. */
  isFormerAddress: boolean;
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

const coverageChange = (now: Date) =>
  raw(
    `(select min(access_until(package)) from active_packages_at(?) package
      where package.user_id = business_profiles.user_id or package.id = business_profiles.package_id)`,
    [now],
  ).as('coverageChangesAt');

type CoveredProfile = BusinessProfile & Pick<FoundCard, 'isCovered' | 'isTakenDown' | 'coverageChangesAt'>;

/**
 * Finds a card by the address the visitor typed, also a private one and one that was taken down: the caller decides
 * who may see it.
 * @param now the moment that packages are judged at (docs/product.md 3)
 */
export async function findCard(knex: Knex, address: CardAddress, now: Date): Promise<FoundCard | null> {
  const query = BusinessProfile.query(knex)
    .select('business_profiles.*', coverageOfOne(now), coverageChange(now), isTakenDown().as('isTakenDown'))
    .first()
    .castTo<CoveredProfile | undefined>();
  if (address.by === 'id') return found(await query.where('id', address.id));
  if (address.by === 'username')
    return found(
      await query
        .whereRaw('user_id in (select id from users where lower(username) = lower(?))', address.username)
        .where('is_public', true)
        .orderByRaw('?, is_held, id', [isTakenDown()]),
    );
  const present = found(await query.clone().where('custom_slug', address.slug));
  if (present) {
    const { useCustomSlug, cardType } = present.profile;
    // Whoever has the short address goes on being led to the card after it was switched off, or the card set back.
    const isShort = useCustomSlug && cardType === 'pro';
    return { ...present, isFormerAddress: address.by === 'customSlug' && !isShort };
  }
  const former = 'id in (select profile_id from profile_slug_history where slug = ? and expires_at > ?)';
  return found(await query.whereRaw(former, [address.slug, now]), true);
}

function found(profile: CoveredProfile | undefined, isFormerAddress = false): FoundCard | null {
  if (!profile) return null;
  const { isCovered, isTakenDown: takenDown, coverageChangesAt } = profile;
  return { profile, isCovered, isTakenDown: takenDown, coverageChangesAt, isFormerAddress };
}
