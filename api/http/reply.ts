import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { MountedEndpoint } from './mounted-endpoint.ts';
import type { AppContext } from './context.ts';

/**
 * Turns a handler's reply into the answer, which carries only the fields of the endpoint's reply schema: a
 * presenter's extra field never leaves the server. A reply that breaks its contract is an error, in production too,
 * since it may hold data that the caller must not see.
 * @throws {Error} when the reply does not fit the endpoint's reply schema
 */
export function answerReply(ctx: AppContext, endpoint: MountedEndpoint, reply: unknown): void {
  if (endpoint.method === 'get' && !ctx.response.get('Cache-Control'))
    ctx.set('Cache-Control', endpoint.cache ?? 'no-store');
  if (reply === undefined) {
    // The handler set the answer itself (a redirect, a stream, a file), or there is no body.
    if (ctx.body === undefined && ctx.status === 404) ctx.status = endpoint.status ?? 204;
    return;
  }
  const named = onlyNamed(endpoint, 'reply', reply);
  if (ctx.status === 404) ctx.status = endpoint.status ?? 200;
  if (endpoint.cache && ctx.status === 200) answerCacheable(ctx, named);
  else if (named === null) ctx.body = null;
  else answerJson(ctx, JSON.stringify(named));
}

/** As text, since the length of an object is found by writing it once more. */
function answerJson(ctx: AppContext, text: string): void {
  ctx.type = 'json';
  ctx.body = text;
}

/** Answers 304 when the client has this very reply already. */
function answerCacheable(ctx: AppContext, reply: unknown): void {
  const text = JSON.stringify(reply);
  // Weak: the bytes on the wire differ by compression.
  ctx.set('ETag', `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`);
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  answerJson(ctx, text);
}

/**
 * The error of a handler as it may be answered: the stored state that a refusal shows carries only the fields of the
 * endpoint's `present`, as a reply only those of its reply schema.
 * @throws {Error} when the stored state does not fit the schema, or the endpoint names none
 */
export function namedRefusal(endpoint: MountedEndpoint, error: unknown): unknown {
  if (error instanceof AppError && error.present !== undefined)
    return error.showing(onlyNamed(endpoint, 'present', error.present));
  return error;
}

function onlyNamed(endpoint: MountedEndpoint, part: 'reply' | 'present', value: unknown): unknown {
  const checked = endpoint[part]?.safeParse(value);
  if (!checked)
    throw new Error(`${endpoint.method} ${endpoint.path} sends a ${part}, but its contract names none.`);
  if (!checked.success)
    throw new Error(
      `The ${part} of ${endpoint.method} ${endpoint.path} breaks its contract: ${checked.error.message}`,
    );
  return checked.data;
}
