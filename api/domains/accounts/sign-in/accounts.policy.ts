import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';

/**
 * Password, e-mail, payment methods, other people's sessions and the account itself: everybody's own, but
 * nobody's in the demo account (docs/product.md 3).
 * @throws {AppError} `demo_account_protected`
 */
export function assertMayManageCredentials(actor: Pick<Actor, 'isDemo'>): void {
  if (actor.isDemo) throw new AppError('demo_account_protected');
}
