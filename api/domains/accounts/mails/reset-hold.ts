import { resetHoldHours } from '../../../contract/accounts/account-mails.schema.ts';
import type { User } from '../../../models/User.ts';

/**
 * Until when no link to choose a password goes to an account's address, since staff changed it (docs/security.md S4):
 * whoever had staff change it by a lie doesn't get the account with it, and its owner has time to answer the mail about
 * it.
 * @returns null when links go out
 */
export function resetHeldUntil(user: Pick<User, 'emailChangedByStaffAt'>, now: Date): Date | null {
  const { emailChangedByStaffAt: changed } = user;
  if (changed === null) return null;
  const until = new Date(changed.getTime() + resetHoldHours * 3_600_000);
  return until > now ? until : null;
}

/** The owner's own address stands again, or the owner chose one themselves. */
export const noResetHold = { emailChangedByStaffAt: null, emailBeforeStaff: null } as const;
