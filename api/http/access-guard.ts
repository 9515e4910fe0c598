import type { Access } from '../contract/endpoint.ts';
import { AppError } from '../errors.ts';
import type { Actor } from './context.ts';

/**
 * Checks that an actor may call operations of this access (docs/specification.md 6).
 * @throws {AppError} `login_required` for a guest, `forbidden` for the wrong role, `viewing_only` for staff who view
 * as an owner, `second_factor_required` for admins who gave none (docs/security.md S1)
 */
export function assertAccess(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (!actor) throw new AppError('login_required');
  // While viewing as an owner, an admin has no rights of staff.
  if (actor.viewing && access !== 'signed-in') throw new AppError('viewing_only');
  if (access === 'admin' && actor.owesSecondFactor) throw new AppError('second_factor_required');
  if (access === 'admin' && actor.role !== 'admin') throw new AppError('forbidden');
}
