import type { AppMiddleware } from '../../../http/context.ts';
import { cardCacheOf } from './card-cache.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Delays the answer to a request that may have changed a card until this process has invalidated the card's pages: an
 * owner who saves and looks sees what they saved. Refused and failed requests wait, too; they may have changed
 * something before.
 */
export const invalidateChangedCards: AppMiddleware = async (ctx, next) => {
  if (reads.has(ctx.method)) return next();
  const cache = cardCacheOf(ctx);
  try {
    await next();
  } finally {
    await cache.settle();
  }
};
