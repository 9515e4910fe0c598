import type { Knex } from 'knex';
import { AppError } from '../../errors.ts';
import type { AppContext } from '../context.ts';
import { transactionOf } from '../transaction.ts';
import type { AdminCommandContext } from './admin-resource.ts';

/**
 * The context of a back office command, from a request behind the guards of an `admin` endpoint and `transaction`.
 * @param trx of one row, where each has its own
 * @throws {AppError} `login_required` for a guest
 */
export function commandContext(
  ctx: AppContext,
  trx: Knex.Transaction = transactionOf(ctx),
): AdminCommandContext {
  const { actor, requestId, credential } = ctx.state;
  // The access guard admitted only admins.
  if (!actor) throw new AppError('login_required');
  return {
    trx,
    actor,
    credential,
    requestId,
    env: ctx.deps.env,
    now: ctx.deps.clock.now(),
  };
}
