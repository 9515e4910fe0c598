import type { Knex } from 'knex';
import { createBatchedRead } from '../../../adapters/batched-read.ts';
import type { Entitlements } from '../../../contract/accounts/abilities.schema.ts';
import type { Package } from '../../../models/Package.ts';
import { isActivePackage, type TimedPackage } from './package-access.ts';

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

interface PackageOfUser {
  asker_id: number;
  user_id: number;
  status: Package['status'];
  is_paid: boolean;
  is_enterprise: boolean;
  costs: boolean;
  start_date: Date | null;
  end_date: Date | null;
  grace_until: Date | null;
  auto_renew: boolean;
  renewal_driver: Package['renewalDriver'];
  basic_card_count: number;
  pro_card_count: number;
}

/**
 * All packages of a user, and those in whose teams the user is: few, of a whole life. By two lists of numbers, since
 * "mine or my team's" would have the database read every row.
 */
const readPackages = createBatchedRead<PackageOfUser>(
  {
    name: 'read-packages-of-users',
    text: `
      with concerned as (
        select user_id as asker_id, id from packages where user_id = any (cast($1 as bigint[]))
        union all
        select user_id, package_id from team_members where user_id = any (cast($1 as bigint[])) and status = 'active'
      )
      select c.asker_id, p.user_id, p.status, p.is_paid, p.is_enterprise, p.price > 0 as costs, p.start_date, p.end_date,
        p.grace_until, p.auto_renew, p.renewal_driver, p.basic_card_count, p.pro_card_count
      from concerned c join packages p using (id)`,
  },
  (row) => row.asker_id,
);

/** Reads a user's entitlement from the database; every check on the server and every screen uses it. */
export async function entitlementsOf(knex: Knex, userId: number, now: Date): Promise<Entitlements> {
  const rows = await readPackages(knex, userId);
  const own = rows.filter((row) => row.user_id === userId);
  const counted = (some: PackageOfUser[]) => some.map(countedOf).filter((row) => isActivePackage(row, now));
  const [active, shared] = [counted(own), counted(rows.filter((row) => row.user_id !== userId))];
  const isPaying = [...active, ...shared].some((row) => row.isPaid);
  return entitlementsFrom(active, now, shared, !isPaying && own.some(wasPaid));
}

const countedOf = (row: PackageOfUser): CountedPackage => ({
  status: row.status,
  isPaid: row.is_paid,
  isEnterprise: row.is_enterprise,
  startDate: row.start_date,
  endDate: row.end_date,
  graceUntil: row.grace_until,
  autoRenew: row.auto_renew,
  renewalDriver: row.renewal_driver,
  basicCardCount: row.basic_card_count,
  proCardCount: row.pro_card_count,
});

const notBegun: readonly Package['status'][] = ['inactive', 'pending_payment', 'refunded'];
/** Whether a package cost money, began, and isn't refunded: where none is active, its time is over. */
const wasPaid = ({ costs, start_date: start, status }: PackageOfUser): boolean =>
  costs && start !== null && !notBegun.includes(status);
