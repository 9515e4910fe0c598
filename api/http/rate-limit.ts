import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import { networkOf } from './client-address.ts';
import type { AppContext, AppMiddleware } from './context.ts';
import { hashedKey, limiterOf } from './rate-limit-store.ts';
import { rateLimits, type RateLimit, type RateLimitName } from './rate-limits.ts';

/** Guard: counts this request against the caller's limit of that name and refuses requests over it. */
export function rateLimit(name: RateLimitName): AppMiddleware {
  return async (ctx, next) => {
    await countCallersTry(ctx, name);
    await next();
  };
}

/** What the guard `rateLimit` counts, for a route that exempts some callers. */
export function countCallersTry(ctx: AppContext, name: RateLimitName): Promise<void> {
  return countTry(ctx, name, callerOf(ctx, rateLimits[name]));
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

/** Like `countTry`, for what quietly doesn't happen once the limit is reached. */
export async function hasTryLeft(ctx: AppContext, name: RateLimitName, subject: string): Promise<boolean> {
  try {
    await countTry(ctx, name, subject);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** The first wait and the longest, in seconds; each is twice the one before. */
const [firstWait, longestWait] = [60, 15 * 60];

/**
 * Like `countTry`, but whoever reaches the limit waits for a minute, then two, then four, at most a quarter of an hour;
 * after each wait the tries begin anew. A day after its first wait a subject begins with a minute again.
 * @param waits the limit that counts the waits
 * @param onFirstWait runs as the first wait of that day begins
 */
export async function countTryWithGrowingWait(
  ctx: AppContext,
  { tries, waits }: { tries: RateLimitName; waits: RateLimitName },
  subject: string,
  onFirstWait: () => Promise<void>,
): Promise<void> {
  const { deps } = ctx;
  const limiter = limiterOf(deps.knex, tries);
  const key = hashedKey(deps, tries, subject);
  let counted: RateLimiterRes;
  try {
    // More than the limit is no refusal here: of many at once exactly one begins the wait.
    counted = await limiter.penalty(key, 1);
  } catch (cause) {
    throw new AppError('service_unavailable', { cause, retryAfterSeconds: 5 });
  }
  const allowed = rateLimits[tries].tries;
  if (counted.consumedPoints <= allowed) return;
  if (counted.consumedPoints > allowed + 1) throw tooManyRequests(ctx, tries, counted.msBeforeNext);
  const { consumedPoints: count } = await limiterOf(deps.knex, waits).penalty(
    hashedKey(deps, waits, subject),
    1,
  );
  const seconds = Math.min(firstWait * 2 ** (count - 1), longestWait);
  await limiter.block(key, seconds);
  if (count === 1) await onFirstWait();
  throw tooManyRequests(ctx, tries, seconds * 1000);
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
