import type { AppMiddleware } from '../../../http/context.ts';
import { cardCacheOf } from './card-cache.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Answers a request that may have changed a card only when this process no longer shows the card as it was: whoever
 * saves and looks sees what they saved. Refused and failed requests wait, too; they may have changed something before.
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
