import type { AppContext, AppMiddleware } from './context.ts';
import { maskPath } from './mask-path.ts';

/** Writes one line for each request: method, masked path, status, time. No query, no cookies, no address. */
export const logRequests: AppMiddleware = async (ctx, next) => {
  const start = performance.now();
  try {
    await next();
  } finally {
    const line = {
      method: ctx.method,
      path: maskPath(ctx.path),
      status: ctx.status,
      milliseconds: Math.round(performance.now() - start),
    };
    ctx.state.log[levelOf(ctx)](line, 'request');
  }
};

function levelOf(ctx: AppContext): 'error' | 'warn' | 'info' | 'debug' {
  // What broke behind a 503 has a line of its own; a full queue is no alarm.
  if (ctx.status >= 500 && ctx.status !== 503) return 'error';
  if (ctx.status >= 400) return 'warn';
  return /^\/(healthz|readyz|metrics)$/.test(ctx.path) ? 'debug' : 'info';
}
