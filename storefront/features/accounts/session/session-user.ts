import type { SessionUser as ContractUser } from '../../../../api/contract/accounts/accounts.schema.ts';

/**
 * The signed-in user as the client sees it (docs/specification.md 3, shapes used in the interface). One
 * stored by an earlier visit may lack fields added since.
 */
export type SessionUser = Pick<ContractUser, 'id' | 'username' | 'email' | 'userRole'> &
  Partial<ContractUser>;

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const { id, email } = value as Partial<SessionUser>;
  return typeof id === 'number' && typeof email === 'string';
}

/** The user in a reply of the session check: the body itself, or its `user`. */
export function userOfReply(body: unknown): SessionUser | null {
  if (isUser(body)) return body;
  const inner = (body as { user?: unknown } | null)?.user;
  return isUser(inner) ? inner : null;
}

export function tokenOfReply(body: unknown): string | null {
  const token = (body as { token?: unknown } | null)?.token;
  return typeof token === 'string' && token !== '' ? token : null;
}

/** The name to show: the display name, else the user name. */
export const nameOf = (user: SessionUser): string => user.displayName || user.username;
