import { AppError } from '../../../errors.ts';
import type { Actor, Credential } from '../../../http/context.ts';

/**
 * Whose session a person may end: any of their own. In the demo account the others belong to strangers, who
 * are as good as not there.
 * @returns whether it is the very one that asks
 * @throws {AppError} `not_found` for a stranger's session in the demo account
 */
export function assertMayEnd(actor: Actor, which: Credential, current: Credential | null): boolean {
  const isCurrent = which.kind === current?.kind && which.id === current.id;
  if (actor.isDemo && !isCurrent) throw new AppError('not_found');
  return isCurrent;
}

/** @throws {AppError} `demo_account_protected`: strangers' sessions stay */
export function assertMayEndOthers(actor: Actor): void {
  if (actor.isDemo) throw new AppError('demo_account_protected');
}
