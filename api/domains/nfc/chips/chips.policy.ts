import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';

/**
 * Checks that an account may hand chips over and end them: strangers share the demo account, and what it did could
 * not be reverted at night (docs/product.md 3).
 * @throws {AppError} `demo_account_protected`
 */
export function assertMayChangeHands(actor: Pick<Actor, 'isDemo'>): void {
  if (actor.isDemo) throw new AppError('demo_account_protected');
}
