import type { Knex } from 'knex';
import type { Entitlements } from '../../../contract/accounts/abilities.schema.ts';
import { Package } from '../../../models/Package.ts';
import { isActivePackage, type TimedPackage } from './package-access.ts';
import { TeamMember } from '../../../models/TeamMember.ts';

export { isActivePackage };

/** Places for basic cards that every user has for free; `free_basic_cards()` in the database (docs/product.md 3). */
export const freeBasicCards = 1;

export type CountedPackage = TimedPackage &
  Pick<Package, 'isPaid' | 'isEnterprise' | 'startDate' | 'basicCardCount' | 'proCardCount'>;

/**
 * Computes a user's entitlement from their packages: one free basic card plus the sum of the active ones; any pro
 * card brings every pro feature (docs/product.md 3), and so does a card of a team.
 * @param teams enterprise packages of other users in whose teams the user has a card: they give no places
 * @param hasLapsed whether a package that the user once paid for has ended
 */
export function entitlementsFrom(
  packages: readonly CountedPackage[],
  now: Date,
  teams: readonly CountedPackage[] = [],
  hasLapsed = false,
): Entitlements {
  const active = packages.filter((row) => isActivePackage(row, now));
  const proCards = active.reduce((sum, row) => sum + row.proCardCount, 0);
  const shared = teams.filter((row) => isActivePackage(row, now));
  const isPro = proCards > 0 || shared.length > 0;
  const hasPaidPackage = [...active, ...shared].some((row) => row.isPaid);
  return {
    basicCards: active.reduce((sum, row) => sum + row.basicCardCount, freeBasicCards),
    proCards,
    hasPaidPackage,
    hasTeam: active.some((row) => row.isEnterprise),
    statistics: hasPaidPackage || isPro || !hasLapsed,
    allTemplates: isPro,
    customAddress: isPro,
    gallery: isPro,
    video: isPro,
    customLinks: isPro,
    contactForm: isPro,
    longLists: isPro,
    unmarked: isPro,
    advancedStatistics: isPro,
    walletPasses: isPro,
  };
}

/** Reads a user's entitlement from the database; every check on the server and every screen uses it. */
export async function entitlementsOf(knex: Knex, userId: number, now: Date): Promise<Entitlements> {
  // The database reads only the packages with these numbers; "mine or my team's" would have it read every row.
  const concerned = Package.query(knex)
    .select('id')
    .where({ user_id: userId })
    .unionAll(TeamMember.query(knex).select('package_id').where({ user_id: userId, status: 'active' }));
  const packages = await Package.query(knex)
    .from(knex.raw('active_packages_at(?) as packages', [now]) as never)
    .whereIn('id', concerned);
  const isOwn = (row: Package) => row.userId === userId;
  return entitlementsFrom(
    packages.filter(isOwn),
    now,
    packages.filter((row) => !isOwn(row)),
    packages.some((row) => row.isPaid) ? false : await hasLapsed(knex, userId),
  );
}

/** Whether a user has a package that cost money, began, and isn't refunded: one of those whose time is over. */
async function hasLapsed(knex: Knex, userId: number): Promise<boolean> {
  const former = await Package.query(knex)
    .findOne({ user_id: userId })
    .where('price', '>', 0)
    .whereNotNull('start_date')
    .whereNotIn('status', ['inactive', 'pending_payment', 'refunded'])
    .select('id');
  return former !== undefined;
}
