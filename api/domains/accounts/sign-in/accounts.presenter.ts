import { abilitiesOf, type Entitlements } from '../../../contract/accounts/abilities.schema.ts';
import type { SessionUser } from '../../../contract/accounts/accounts.schema.ts';
import type { User } from '../../../models/User.ts';

/** The signed-in user for their own client; hashes, tokens and provider ids never leave the server. */
export function presentSessionUser(
  user: User,
  unread: Pick<SessionUser, 'unreadSupportMessages' | 'unreadNotifications'>,
  entitlements: Entitlements,
): SessionUser {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    userRole: user.userRole,
    displayName: user.username,
    ...unread,
    language: user.language,
    isDemo: user.isDemo,
    isGoogleAccount: user.isGoogleAccount,
    isEmailVerified: user.isEmailVerified,
    hasPassword: user.password !== null,
    abilities: abilitiesOf({ role: user.userRole, isDemo: user.isDemo }, entitlements),
    entitlements,
  };
}
