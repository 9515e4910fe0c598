import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { AppDeps } from '../deps.ts';
import { rateLimits, type RateLimitName } from './rate-limits.ts';

/** The table of counted tries; a migration makes it in the library's layout (key, points, expire). */
const tableName = 'rate_limits';

type Limiters = Map<RateLimitName, RateLimiterPostgres>;

// Limiters hold no counts themselves, only the pool: one set for each pool.
const limitersOfPool = new WeakMap<Knex, Limiters>();

/** The limiter that counts in PostgreSQL, so that limits apply across processes and restarts. */
export function limiterOf(knex: Knex, name: RateLimitName): RateLimiterPostgres {
  const limiters: Limiters = limitersOfPool.get(knex) ?? new Map();
  limitersOfPool.set(knex, limiters);
  const known = limiters.get(name);
  if (known) return known;
  const { tries, seconds } = rateLimits[name];
  const limiter = new RateLimiterPostgres({
    storeClient: knex,
    storeType: 'knex',
    tableName,
    tableCreated: true,
    // One of them sweeps the expired rows of all limits.
    clearExpiredByTimeout: limiters.size === 0,
    keyPrefix: name,
    points: tries,
    duration: seconds,
  });
  limiters.set(name, limiter);
  return limiter;
}

/**
 * The stored form of a counted subject. Keyed, so that addresses can't be found by trying them all (docs/security.md
 * F5).
 */
export function hashedKey(deps: Pick<AppDeps, 'env'>, name: RateLimitName, subject: string): string {
  return createHmac('sha256', deps.env.SESSION_SECRET).update(`${name}\n${subject}`).digest('base64url');
}
