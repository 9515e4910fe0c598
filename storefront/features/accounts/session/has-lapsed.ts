import type { SessionUser } from './session-user.ts';

/** Whether the user's paid package has ended, as the server says; null before it has. */
export function hasLapsed(user: SessionUser | null): boolean | null {
  const open = user?.entitlements?.statistics;
  return open === undefined ? null : !open;
}
