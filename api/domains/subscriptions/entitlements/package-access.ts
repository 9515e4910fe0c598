import type { Package } from '../../../models/Package.ts';

/** The part of a package that says until when it gives what it gives. */
export type TimedPackage = Pick<Package, 'status' | 'endDate' | 'graceUntil' | 'autoRenew' | 'renewalDriver'>;

/** So long a renewal that was not answered yet, or not even sent, keeps what was paid before (docs/money.md 2.2). */
export const hoursOfWaiting = 72;

/**
 * Until when a package gives what it gives: to the end of what was paid; through the grace of one that could not be
 * charged; and while a renewal waits for its answer. Null has no end.
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
 * Whether a package gives what it gives, for a row that is already read. Queries ask the function
 * `active_packages_at(moment)` of the database; a test compares the two over all kinds of packages.
 */
export function isActivePackage(row: TimedPackage, now: Date): boolean {
  if (row.status !== 'active' && row.status !== 'past_due') return false;
  const until = accessUntil(row);
  return until === null || until > now;
}
