import type { SessionUser } from './session-user.ts';

/** Whether the user has an active paid package, as the server says; null before it has. */
export function isSubscribed(user: SessionUser | null): boolean | null {
  return user?.entitlements?.hasPaidPackage ?? null;
}
