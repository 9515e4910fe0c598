import type { Package } from '../../../models/Package.ts';

export type TimedPackage = Pick<Package, 'status' | 'endDate' | 'graceUntil' | 'autoRenew' | 'renewalDriver'>;

/** How long a renewal that is unanswered, or not sent yet, leaves the package active (docs/money.md 2.2). */
const hoursOfWaiting = 72;

/**
 * Until when a package is active: to the end of the paid time; through the grace of a failed charge; and while a
 * renewal waits for its answer. Null means without an end.
 */
export function accessUntil({
  status,
  endDate,
  graceUntil,
  autoRenew,
  renewalDriver,
}: TimedPackage): Date | null {
  if (endDate === null) return null;
  const waits = status === 'active' && autoRenew && renewalDriver !== null;
  const longest = graceUntil?.getTime() ?? endDate.getTime() + (waits ? hoursOfWaiting * 3_600_000 : 0);
  return new Date(Math.max(endDate.getTime(), longest));
}

/**
 * Whether a package is active, for a row that is already loaded. Queries use the function
 * `active_packages_at(moment)` of the database; a test compares the two over all kinds of packages.
 */
export function isActivePackage(row: TimedPackage, now: Date): boolean {
  if (row.status !== 'active' && row.status !== 'past_due') return false;
  const until = accessUntil(row);
  return until === null || until > now;
}
