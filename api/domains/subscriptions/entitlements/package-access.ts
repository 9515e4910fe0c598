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

/** Whether a package gives what it gives: the one rule for server, screens and public cards. */
export function isActivePackage(row: TimedPackage, now: Date): boolean {
  if (row.status !== 'active' && row.status !== 'past_due') return false;
  const until = accessUntil(row);
  return until === null || until > now;
}

/** The same as `accessUntil`, in SQL. @param row name of the table in the query */
export const accessUntilSql = (row = 'packages'): string =>
  `case when ${row}.end_date is not null then greatest(${row}.end_date, coalesce(${row}.grace_until, ${row}.end_date
    + case when ${row}.status = 'active' and ${row}.auto_renew and ${row}.renewal_driver is not null
      then interval '${hoursOfWaiting} hours' else interval '0' end)) end`;

/** The same as `isActivePackage`, in SQL. @param now the binding of the moment, `?` or `:now` */
export const isActiveSql = (now: '?' | ':now', row = 'packages'): string =>
  `(${row}.status in ('active', 'past_due') and (${row}.end_date is null or ${accessUntilSql(row)} > ${now}::timestamptz))`;
