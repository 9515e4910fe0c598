import type { Logger } from 'pino';
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

/** What a line says of a request. */
interface RequestLine {
  requestId: string;
  method: string;
  path: string;
  status: number;
  milliseconds: number;
}

/** Lines in a second; a line costs as much as answering a card from memory does. */
const linesEachSecond = 100;

/**
 * The log of requests that cost less than their line: each has one, as `logRequests` writes it, up to a hundred in a
 * second, and those beyond are told by one line with their number by status.
 */
export function logManyRequests(log: Logger): (line: RequestLine) => void {
  let written = 0;
  let beyond: Record<number, number> = {};
  let timer: NodeJS.Timeout | undefined;
  const endSecond = () => {
    timer = undefined;
    written = 0;
    const statuses = beyond;
    beyond = {};
    if (Object.keys(statuses).length > 0) log.info({ statuses }, 'requests without a line of their own');
  };
  return (line) => {
    timer ??= setTimeout(endSecond, 1_000).unref();
    if (written >= linesEachSecond) {
      beyond[line.status] = (beyond[line.status] ?? 0) + 1;
      return;
    }
    written += 1;
    const level = line.status >= 400 ? 'warn' : 'info';
    log[level](
      { ...line, path: maskPath(line.path), milliseconds: Math.round(line.milliseconds) },
      'request',
    );
  };
}
