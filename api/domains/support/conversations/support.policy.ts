import { abilitiesOf } from '../../../contract/accounts/abilities.schema.ts';
import { may } from '../../../contract/accounts/permissions.ts';
import type { UserRole } from '../../../contract/accounts/roles.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppMiddleware } from '../../../http/context.ts';
import { entitlementsOf } from '../../subscriptions/index.ts';

/** The part of a user that decides which support messages they see. */
export interface SupportReader {
  id: number;
  role: UserRole;
}

/** Whether a user reads and answers all conversations (docs/product.md 1 and 13.13). */
export function isStaff({ role }: Pick<SupportReader, 'role'>): boolean {
  return may(role, 'chat');
}

/**
 * Guard: writing to support needs any role but `user`, or an active paid package (docs/product.md 3); others are
 * refused with `payment_required`.
 */
export const mustBeAbleToSend: AppMiddleware = async (ctx, next) => {
  const actor = actorOf(ctx);
  const given = await entitlementsOf(ctx.deps.knex, actor.id, ctx.deps.clock.now());
  if (!abilitiesOf(actor, given).sendSupportMessages) throw new AppError('payment_required');
  await next();
};
