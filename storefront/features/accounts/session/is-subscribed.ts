import type { SessionUser } from './session-user.ts';

/** Whether an active paid package stands behind a person, as the server says; null while it has not said. */
export function isSubscribed(user: SessionUser | null): boolean | null {
  return user?.entitlements?.hasPaidPackage ?? null;
}
