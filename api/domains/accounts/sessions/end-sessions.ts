import type { Knex } from 'knex';
import type { Credential } from '../../../http/context.ts';
import { AccessToken } from '../../../models/AccessToken.ts';
import { Session } from '../../../models/Session.ts';

/**
 * Signs a user out everywhere: after a change of password or role, a block, or at their own wish (docs/security.md
 * E5).
 * @param options.except the request's own credential, which stays; null ends all
 * @returns how many sessions and tokens ended
 */
export async function endSessions(
  knex: Knex,
  userId: number,
  { except = null }: { except?: Credential | null } = {},
): Promise<number> {
  const sessions = Session.query(knex).where({ user_id: userId }).delete();
  if (except?.kind === 'session') sessions.whereNot({ id: except.id });
  const tokens = AccessToken.query(knex).where({ user_id: userId }).delete();
  if (except?.kind === 'token') tokens.whereNot({ id: except.id });
  return (await sessions) + (await tokens);
}
