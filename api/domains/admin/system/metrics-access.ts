import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../../http/context.ts';
import { isDirectLoopback } from '../../../http/client-address.ts';

/**
 * Whether a caller may read the metrics: this machine itself, and callers with the metrics token (docs/product.md
 * 10).
 */
export function mayReadMetrics(ctx: AppContext): boolean {
  if (isDirectLoopback(ctx)) return true;
  const token = ctx.deps.env.METRICS_TOKEN;
  const given = /^Bearer (.+)$/i.exec(ctx.get('Authorization'))?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
