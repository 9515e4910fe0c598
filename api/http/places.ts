import type { AppError } from '../errors.ts';
import { networkOf } from './client-address.ts';
import type { AppContext, AppMiddleware } from './context.ts';

/** How many may be at something at once, in this process. */
interface PlaceLimits {
  all: number;
  person: number;
  network: number;
}

/** A bounded number of places, of which no person and no network takes all (docs/security.md U3). */
export interface Places {
  /**
   * Runs the work in a place of the caller's. Work that waits for its sender has no business here: a place is taken
   * when all is here that the work needs.
   * @throws the refusal when all places, the person's or the network's are taken
   */
  hold<T>(ctx: AppContext, work: () => Promise<T>): Promise<T>;
}

/** Makes places; a person who is not signed in counts by network alone. */
export function createPlaces(limits: PlaceLimits, refusal: () => AppError): Places {
  const taken = new Map<string, number>();
  const holdersOf = ({ state: { actor, clientAddress } }: AppContext) => [
    { name: 'all', limit: limits.all },
    ...(actor ? [{ name: `person ${actor.id}`, limit: limits.person }] : []),
    { name: `network ${networkOf(clientAddress)}`, limit: limits.network },
  ];
  const count = (name: string, change: number) => {
    const now = (taken.get(name) ?? 0) + change;
    if (now > 0) taken.set(name, now);
    else taken.delete(name);
  };
  return {
    async hold(ctx, work) {
      const holders = holdersOf(ctx);
      if (holders.some(({ name, limit }) => (taken.get(name) ?? 0) >= limit)) throw refusal();
      for (const { name } of holders) count(name, 1);
      try {
        return await work();
      } finally {
        for (const { name } of holders) count(name, -1);
      }
    },
  };
}

/** Guard: runs what follows in a place of the caller's. */
export function inPlaceOf(places: Places): AppMiddleware {
  return (ctx, next) => places.hold(ctx, next);
}
