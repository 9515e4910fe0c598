import { isIP } from 'node:net';
import { staffIdleSeconds, staffSessionSeconds } from '../contract/accounts/sessions.schema.ts';
import { isOfficeRole } from '../contract/accounts/permissions.ts';
import type { UserRole } from '../contract/accounts/roles.schema.ts';
import type { AppContext } from './context.ts';

/** What is said of a session or token to see whether it goes on. */
interface SignIn {
  role: UserRole;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Whether a sign-in of staff is over before its time: after 12 hours, or 30 minutes of idleness (docs/security.md S3). */
export function isStaffSignInOver({ role, createdAt, lastSeenAt }: SignIn, now: Date): boolean {
  if (!isOfficeRole(role)) return false;
  const since = (moment: Date) => (now.getTime() - moment.getTime()) / 1_000;
  return since(createdAt) > staffSessionSeconds || since(lastSeenAt) > staffIdleSeconds;
}

/** How old "last seen" may be before it is written anew, in milliseconds: idleness of staff is counted to the minute. */
export const seenStepMilliseconds = (role: UserRole): number => (isOfficeRole(role) ? 1 : 5) * 60_000;

/** Sent by the back office with what it asks by itself while nobody is at it. */
const unattendedHeader = 'X-Unattended';

/** Whether a request shows that somebody is there: not one by the clock, and not a live stream that connects again. */
export const isByHand = (ctx: AppContext): boolean => !ctx.get(unattendedHeader) && ctx.path !== '/api/live';

/** The network of an address, coarse enough to name a place and nobody in it: `203.0.113.0/24`, `2001:db8:85::/48`. */
export function placeOf(address: string): string | null {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(address) !== 6) return null;
  const [head = '', tail] = address.replace(/%.*$/u, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 3)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/48`;
}
