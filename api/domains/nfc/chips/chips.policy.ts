import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';

/**
 * Chips change hands and end for good only in accounts of one person: the demo account is everybody's, and what
 * it did could not be taken back at night (docs/product.md 3).
 * @throws {AppError} `demo_account_protected`
 */
export function assertMayChangeHands(actor: Pick<Actor, 'isDemo'>): void {
  if (actor.isDemo) throw new AppError('demo_account_protected');
}
