import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';

/**
 * Checks that a user may change password, e-mail, payment methods, other sessions and the account itself: their own
 * account's, but not the demo account's (docs/product.md 3).
 * @throws {AppError} `demo_account_protected`
 */
export function assertMayManageCredentials(actor: Pick<Actor, 'isDemo'>): void {
  if (actor.isDemo) throw new AppError('demo_account_protected');
}
