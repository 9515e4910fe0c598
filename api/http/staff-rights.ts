import { isOfficeRole } from '../contract/accounts/permissions.ts';
import type { UserRole } from '../contract/accounts/roles.schema.ts';
import type { Environment } from '../env.ts';
import type { Actor } from './context.ts';

/** Of the demo data; no real mailbox can have it. */
const demoStaff = /@bikur\.example$/iu;

interface SignedIn {
  user_role: UserRole;
  email: string;
  second_factor_at: Date | null;
}

/**
 * The role with which a signed-in person acts. Staff of the back office who gave no second factor in this session or to this token act
 * as any other person (docs/security.md S1), and an operation of the back office says what is missing. The staff of the
 * demo data need none, but only outside production.
 */
export function roleOf(
  { user_role: role, email, second_factor_at: secondFactorAt }: SignedIn,
  { NODE_ENV }: Pick<Environment, 'NODE_ENV'>,
): Pick<Actor, 'role' | 'owesSecondFactor'> {
  if (!isOfficeRole(role) || secondFactorAt !== null) return { role };
  if (NODE_ENV !== 'production' && demoStaff.test(email)) return { role };
  return { role: 'user', owesSecondFactor: true };
}
