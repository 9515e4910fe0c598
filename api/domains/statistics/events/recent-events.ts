import type { Knex } from 'knex';
import type { CardEvent } from './store-events.ts';

/** Milliseconds within which a second event is a double tap, or the same click sent again by the browser. */
const sameClick = 2_000;
/** Milliseconds within which a program asks for the head, then the page, then runs its script. */
const sameProgram = 30_000;

/** A flood of made-up clicks must not fill the memory. */
const maxRecent = 100_000;

interface Recent {
  at: number;
  stored: Promise<boolean>;
}

/** What came lately, of each kind in order of arrival. */
interface RecentEvents {
  clicks: Map<string, Recent>;
  programs: Map<string, Recent>;
}

const recentOfPool = new WeakMap<Knex, RecentEvents>();

/**
 * Takes a repetition within seconds for the same event (docs/security.md F1): it is answered when the first one is
 * stored. Every view of a visitor counts. Within one process only, to be cheap.
 */
export function onceInAWhile(knex: Knex, event: CardEvent, store: () => Promise<boolean>): Promise<boolean> {
  const isClick = event.type !== 'view';
  if (!isClick && !event.leftOut) return store();
  const kinds = recentOfPool.get(knex) ?? { clicks: new Map(), programs: new Map() };
  recentOfPool.set(knex, kinds);
  const [recent, span] = isClick ? [kinds.clicks, sameClick] : [kinds.programs, sameProgram];
  const now = event.occurredAt.getTime();
  forgetOld(recent, now, span);
  const key = `${event.profileId} ${event.type} ${event.visitorHash.toString('latin1')}`;
  const known = recent.get(key);
  if (known && now - known.at < span) return known.stored;
  const stored = store();
  recent.delete(key);
  recent.set(key, { at: now, stored });
  stored.catch(() => recent.delete(key));
  return stored;
}

/** The map is in order of arrival, so the oldest entries come first. */
function forgetOld(recent: Map<string, Recent>, now: number, span: number): void {
  for (const [key, { at }] of recent) {
    if (Math.abs(now - at) < span && recent.size < maxRecent) return;
    recent.delete(key);
  }
}
