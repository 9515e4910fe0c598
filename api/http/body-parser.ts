import { bodyParser } from '@koa/bodyparser';
import type { MountedEndpoint } from './mounted-endpoint.ts';
import { AppError } from '../errors.ts';
import { atPace } from './body-pace.ts';
import type { AppContext, AppMiddleware } from './context.ts';
import { readAheadOf } from './read-ahead.ts';

const defaultLimit = 100_000;
const deepest = 32;
const json = ['json', '+json'];
const contentTypes = {
  json,
  form: ['urlencoded'],
  'json-or-form': [...json, 'urlencoded'],
  beacon: [...json, 'text/plain'],
};
type BodyType = keyof typeof contentTypes;
const methodsWithBody = new Set(['POST', 'PUT', 'PATCH']);

type FindEndpoint = (method: string, path: string) => MountedEndpoint | undefined;

/**
 * Reads the body that an operation declares, up to the size it declares (docs/security.md E10).
 * @throws {AppError} 413 too large, 415 another content type, 400 broken or too deep JSON, 408 too slow
 */
export function parseBody(find: FindEndpoint): AppMiddleware {
  const parsers = new Map<string, AppMiddleware>();
  return async (ctx, next) => {
    if (!methodsWithBody.has(ctx.method)) return next();
    const ahead = readAheadOf(ctx.req);
    if (ahead) {
      ctx.request.body = ahead.body;
      return next();
    }
    const endpoint = find(ctx.method, ctx.path);
    const type = endpoint?.bodyType ?? 'json';
    if (type === 'stream' || !hasBody(ctx)) return next();
    const limit = endpoint?.bodyLimit ?? defaultLimit;
    if ((ctx.request.length ?? 0) > limit) throw new AppError('payload_too_large');
    if (!ctx.is(contentTypes[type])) throw new AppError('unsupported_media_type');
    const key = `${type} ${limit}`;
    const parser = parsers.get(key) ?? makeParser(type, limit);
    parsers.set(key, parser);
    await atPace(ctx, async () => parser(ctx, async () => undefined));
    if (deeperThan(ctx.request.body, deepest)) throw new AppError('malformed_request');
    return next();
  };
}

function hasBody(ctx: AppContext): boolean {
  return (ctx.request.length ?? 0) > 0 || ctx.get('Transfer-Encoding') !== '';
}

function makeParser(type: BodyType, limit: number): AppMiddleware {
  return bodyParser({
    enableTypes: type === 'json-or-form' ? ['json', 'form'] : type === 'form' ? ['form'] : ['json'],
    // The library merges these lists by index: the usual type has to be repeated.
    extendTypes: { json: ['application/json', '+json', ...(type === 'beacon' ? ['text/plain'] : [])] },
    jsonLimit: limit,
    formLimit: limit,
    onError(error) {
      throw refusalOf(error);
    },
  }) as AppMiddleware;
}

/** Sizes and encodings are refused by status; any other error is a body that can't be read. */
function refusalOf(error: Error): AppError {
  const status = 'status' in error ? error.status : undefined;
  if (status === 413) return new AppError('payload_too_large');
  if (status === 415) return new AppError('unsupported_media_type');
  return new AppError('malformed_request');
}

/** Whether arrays and objects nest deeper than `limit`; without recursion, so that depth itself can't do harm. */
function deeperThan(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null
        ? Object.values(item).filter((child) => typeof child === 'object' && child !== null)
        : [],
    );
  }
  return false;
}
