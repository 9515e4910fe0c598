import type { MountedEndpoint } from './mounted-endpoint.ts';
import { AppError } from '../errors.ts';
import { equalSecrets } from '../lib/secret-token.ts';
import type { AppContext, AppMiddleware } from './context.ts';
import { isOwnCsrfToken } from './csrf-token.ts';
import { sentFromElsewhere } from './request-origin.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes by cookie that another site made the browser send (docs/specification.md 7, docs/security.md B9): a
 * foreign origin, or no token of this session. The token comes in the header `csrf-token` or `x-csrf-token` or as
 * `_csrf` in the body; several must agree. A write by bearer token needs none, since no browser adds that by itself.
 * Multipart bodies are left for their handlers, so uploads send the header.
 * @param find the operation that would answer; an API address without one goes on to its 404 or 405
 */
export function protectFromForgery(
  find: (method: string, path: string) => MountedEndpoint | undefined,
): AppMiddleware {
  return (ctx, next) => {
    if (reads.has(ctx.method)) return next();
    const inBody = takeTokenFromBody(ctx);
    if (ctx.state.actor?.via === 'token') return next();
    const endpoint = find(ctx.method, ctx.path);
    if (endpoint?.antiForgery === 'none' || (!endpoint && ctx.path.startsWith('/api/'))) return next();
    if (sentFromElsewhere(ctx)) throw new AppError('forbidden', { message: 'write from another origin' });
    if (!isOneValidToken(ctx, [ctx.get('csrf-token'), ctx.get('x-csrf-token'), inBody]))
      throw new AppError('csrf_token_invalid');
    return next();
  };
}

/** The field belongs to this guard, not to the operation: schemas never see it. */
function takeTokenFromBody(ctx: AppContext): unknown {
  const body: unknown = ctx.request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !('_csrf' in body))
    return undefined;
  const token = body._csrf;
  delete body._csrf;
  return token;
}

function isOneValidToken(ctx: AppContext, places: unknown[]): boolean {
  const sent = places.filter((place) => place !== undefined && place !== '');
  const [first] = sent;
  if (typeof first !== 'string') return false;
  const allAgree = sent.every((token) => typeof token === 'string' && equalSecrets(token, first));
  return allAgree && isOwnCsrfToken(ctx, first);
}
