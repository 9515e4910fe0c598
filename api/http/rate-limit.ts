import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import { networkOf } from './client-address.ts';
import type { AppContext, AppMiddleware } from './context.ts';
import { hashedKey, limiterOf } from './rate-limit-store.ts';
import { rateLimits, type RateLimit, type RateLimitName } from './rate-limits.ts';

/** Guard: counts this request against the caller's limit of that name and refuses requests over it. */
export function rateLimit(name: RateLimitName): AppMiddleware {
  return async (ctx, next) => {
    await countTry(ctx, name, callerOf(ctx, rateLimits[name]));
    await next();
  };
}

/**
 * Counts one try of a subject that the guard can't know (an e-mail address, an account).
 * @param subject stored only as a keyed hash
 * @throws {AppError} `too_many_requests` with the seconds to wait; `service_unavailable` when tries can't be counted
 * and the request is a write (reads are served, docs/security.md E4)
 */
export async function countTry(ctx: AppContext, name: RateLimitName, subject: string): Promise<void> {
  try {
    await limiterOf(ctx.deps.knex, name).consume(hashedKey(ctx.deps, name, subject));
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooManyRequests(ctx, name, refusal.msBeforeNext);
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD')
      throw new AppError('service_unavailable', { cause: refusal, retryAfterSeconds: 5 });
    ctx.state.log.warn({ limit: name }, 'tries could not be counted');
  }
}

/** Deletes a subject's counted tries, after a success that makes earlier failures harmless. */
export async function forgetTries(ctx: AppContext, name: RateLimitName, subject: string): Promise<void> {
  await limiterOf(ctx.deps.knex, name).delete(hashedKey(ctx.deps, name, subject));
}

function tooManyRequests(ctx: AppContext, name: RateLimitName, milliseconds: number): AppError {
  ctx.metrics.rateLimitRejections.inc({ limit: name });
  return new AppError('too_many_requests', { retryAfterSeconds: milliseconds / 1000 });
}

function callerOf(ctx: AppContext, limit: RateLimit): string {
  const { actor, clientAddress } = ctx.state;
  return limit.by === 'person' && actor ? `person ${actor.id}` : `address ${networkOf(clientAddress)}`;
}
