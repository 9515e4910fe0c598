import { AppError } from '../../../errors.ts';
import { networkOf } from '../../../http/client-address.ts';
import type { AppContext } from '../../../http/context.ts';
import { hashedKey } from '../../../http/rate-limit-store.ts';
import { rateLimits } from '../../../http/rate-limits.ts';
import type { Knex } from 'knex';

const names = ['cardEvents', 'cardEventsOfCaller'] as const;
type Name = (typeof names)[number];

/** Max callers in the map; more than that within a minute is an attack from many places at once. */
const maxCallers = 200_000;

interface Window {
  endsAt: number;
  counts: Map<string, number>;
}

const windowOfPool = new WeakMap<Knex, Window>();

/**
 * Counts an event against its caller's allowance, for this card and in total (docs/security.md F1). Counted within
 * the process: each further process allows as many again, which costs only a little accuracy.
 * @throws {AppError} `too_many_requests` with the seconds to wait
 */
export function spendAllowance(ctx: AppContext, profileId: number): void {
  const now = ctx.deps.clock.now().getTime();
  const window = windowAt(ctx.deps.knex, now);
  const caller = networkOf(ctx.state.clientAddress);
  const subjects: Record<Name, string> = { cardEvents: `${caller} ${profileId}`, cardEventsOfCaller: caller };
  for (const name of names) {
    const key = hashedKey(ctx.deps, name, subjects[name]);
    const spent = (window.counts.get(key) ?? 0) + 1;
    if (spent > rateLimits[name].tries || window.counts.size >= maxCallers) {
      ctx.metrics.rateLimitRejections.inc({ limit: name });
      throw new AppError('too_many_requests', { retryAfterSeconds: (window.endsAt - now) / 1000 });
    }
    window.counts.set(key, spent);
  }
}

/** All windows end together, so that one map is dropped for all of them. */
function windowAt(knex: Knex, now: number): Window {
  const known = windowOfPool.get(knex);
  const length = rateLimits.cardEvents.seconds * 1000;
  // A clock that was set back must not lengthen the window.
  if (known && now < known.endsAt && known.endsAt - now <= length) return known;
  const window = { endsAt: now + length, counts: new Map<string, number>() };
  windowOfPool.set(knex, window);
  return window;
}
