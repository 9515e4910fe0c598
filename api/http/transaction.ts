import type { Knex } from 'knex';
import type { AppContext, AppMiddleware } from './context.ts';

/** Guard: the handler runs in one transaction, committed when it returns and rolled back when it throws. */
export const transaction: AppMiddleware = async (ctx, next) => {
  try {
    await ctx.deps.knex.transaction(async (trx) => {
      ctx.state.trx = trx;
      await next();
    });
  } finally {
    delete ctx.state.trx;
  }
};

/**
 * The transaction that the `transaction` guard opened.
 * @throws {Error} when the route forgot the guard
 */
export function transactionOf(ctx: AppContext): Knex.Transaction {
  if (!ctx.state.trx) throw new Error('This route lacks the transaction guard.');
  return ctx.state.trx;
}
