import { AppError } from '../../../errors.ts';
import type { Actor, Credential } from '../../../http/context.ts';

/**
 * Checks that a user may end a session: any of their own. In the demo account the other sessions belong to strangers
 * and count as missing.
 * @returns whether it is the request's own session
 * @throws {AppError} `not_found` for a stranger's session in the demo account
 */
export function assertMayEnd(actor: Actor, which: Credential, current: Credential | null): boolean {
  const isCurrent = which.kind === current?.kind && which.id === current.id;
  if (actor.isDemo && !isCurrent) throw new AppError('not_found');
  return isCurrent;
}

/**
 * Checks that a user may end all other sessions.
 * @throws {AppError} `demo_account_protected`: strangers' sessions stay
 */
export function assertMayEndOthers(actor: Actor): void {
  if (actor.isDemo) throw new AppError('demo_account_protected');
}
