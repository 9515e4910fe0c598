import { AppError } from '../errors.ts';
import type { Actor, AppContext } from './context.ts';

/**
 * The signed-in user of a request whose endpoint requires one.
 * @throws {AppError} `login_required` for a guest
 */
export function actorOf(ctx: AppContext): Actor {
  if (!ctx.state.actor) throw new AppError('login_required');
  return ctx.state.actor;
}
