import type { Knex } from 'knex';
import { networkOf } from '../../../http/client-address.ts';
import { rateLimits } from '../../../http/rate-limits.ts';
import { CountingSketch } from '../../../lib/counting-sketch.ts';

interface Window {
  endsAt: number;
  counts: CountingSketch;
}

interface Overdrawn {
  limit: 'cardEvents' | 'cardEventsOfCaller';
  retryAfterSeconds: number;
}

const windowOfPool = new WeakMap<Knex, Window>();

/**
 * Counts an event against its caller's allowance, for this card and in total (docs/security.md F1). Counted within
 * the process: each further process allows as many again, which costs only a little accuracy.
 * @returns the allowance that is used up; null when the event may be stored
 */
export function spendAllowance(
  knex: Knex,
  now: Date,
  { address, profileId }: { address: string; profileId: number },
): Overdrawn | null {
  const { counts, endsAt } = windowAt(knex, now.getTime());
  const caller = networkOf(address);
  const refused = (limit: Overdrawn['limit']) => ({
    limit,
    retryAfterSeconds: (endsAt - now.getTime()) / 1000,
  });
  if (!counts.countBelow(rateLimits.cardEvents.tries, `${caller} ${profileId}`)) return refused('cardEvents');
  if (!counts.countBelow(rateLimits.cardEventsOfCaller.tries, caller)) return refused('cardEventsOfCaller');
  return null;
}

/** All windows end together, so that one table is emptied for all of them. */
function windowAt(knex: Knex, now: number): Window {
  const known = windowOfPool.get(knex);
  const length = rateLimits.cardEvents.seconds * 1000;
  // A clock that was set back must not lengthen the window.
  if (known && now < known.endsAt && known.endsAt - now <= length) return known;
  known?.counts.clear();
  const window = { endsAt: now + length, counts: known?.counts ?? new CountingSketch() };
  windowOfPool.set(knex, window);
  return window;
}
