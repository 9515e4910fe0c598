import type { Access } from '../contract/endpoint.ts';
import { AppError } from '../errors.ts';
import type { Actor, AppMiddleware } from './context.ts';

/**
 * Whether an actor may call operations of this access (specification section 6).
 * @throws {AppError} `login_required` for a guest, `forbidden` for the wrong role
 */
export function assertAccess(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (!actor) throw new AppError('login_required');
  if (access === 'admin' && actor.role !== 'admin') throw new AppError('forbidden');
  if (access === 'staff' && actor.role === 'user') throw new AppError('forbidden');
}

/** Guard for routes that are no API operations (pages, files). */
export function requireAccess(access: Access): AppMiddleware {
  return (ctx, next) => {
    assertAccess(access, ctx.state.actor);
    return next();
  };
}
