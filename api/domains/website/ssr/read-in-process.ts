import { ServerResponse, type IncomingMessage } from 'node:http';
import { AppError } from '../../../errors.ts';
import type { ApiAnswer } from '../../../contract/website/rendering.ts';
import type { AppContext } from '../../../http/context.ts';
import { fromOutsideError } from '../../../http/outside-errors.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { FeatureRouter } from '../../../http/route.ts';

/**
 * Calls the API within the process: the same routes, guards and handlers as over the network, with the visitor's
 * session of the page's own request (docs/architecture.md).
 * @returns a function that gives status and body of a GET; it never throws
 */
export function readInProcess(
  features: readonly FeatureRouter[],
): (ctx: AppContext, path: string) => Promise<ApiAnswer> {
  return async (ctx, path) => {
    const [pathname = ''] = path.split('?');
    const feature = features.find((candidate) => candidate.find('GET', pathname));
    if (!feature) return { status: 404, body: null };
    const inner = innerContext(ctx, path);
    try {
      await feature.router.routes()(inner as never, async () => {});
      return { status: inner.status, body: parsedBody(inner.body) };
    } catch (error) {
      const refusal = error instanceof AppError ? error : fromOutsideError(error);
      if (!refusal || refusal.status >= 500)
        ctx.state.log.error({ err: describeError(error), path }, 'a read for a page failed');
      return { status: refusal?.status ?? 500, body: null };
    }
  };
}

/** A request of its own for the route, which shares the visitor's session and can't touch the page's answer. */
function innerContext(ctx: AppContext, path: string): AppContext {
  const request = Object.create(ctx.req, {
    method: { value: 'GET', writable: true },
    url: { value: path, writable: true },
  }) as IncomingMessage;
  const inner = ctx.app.createContext(request, new ServerResponse(request)) as unknown as AppContext;
  // The session hangs on the context by symbols; it is the same one.
  for (const key of Object.getOwnPropertySymbols(ctx))
    Object.defineProperty(inner, key, Object.getOwnPropertyDescriptor(ctx, key) as PropertyDescriptor);
  inner.state = { ...ctx.state };
  return inner;
}

function parsedBody(body: unknown): unknown {
  if (typeof body === 'string') {
    try {
      return JSON.parse(body) as unknown;
    } catch {
      return null;
    }
  }
  // As it would arrive over the network: dates become text, undefined fields vanish.
  return body === undefined || body === null ? null : (JSON.parse(JSON.stringify(body)) as unknown);
}
