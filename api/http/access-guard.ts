import { may } from '../contract/accounts/permissions.ts';
import type { Access } from '../contract/endpoint.ts';
import { AppError } from '../errors.ts';
import type { Actor } from './context.ts';

/**
 * Checks that an actor may call operations of this access (docs/specification.md 6).
 * @throws {AppError} `login_required` for a guest, `forbidden` for the wrong role, `viewing_only` for staff who view
 * as an owner, `second_factor_required` for staff who gave none (docs/security.md S1)
 */
export function assertAccess(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (!actor) throw new AppError('login_required');
  if (access === 'signed-in') return;
  // While viewing as an owner, staff have no rights of theirs.
  if (actor.viewing) throw new AppError('viewing_only');
  if (actor.owesSecondFactor) throw new AppError('second_factor_required');
  if (!may(actor.role, access)) throw new AppError('forbidden');
}
