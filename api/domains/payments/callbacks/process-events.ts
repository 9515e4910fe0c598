import type { Knex } from 'knex';
import { describeError } from '../../../http/describe-error.ts';
import { ProviderEvent } from '../../../models/ProviderEvent.ts';
import type { AppDeps } from '../../../deps.ts';

/**
 * Acts on an event by asking the provider; the event itself proves nothing.
 * @returns false when the event is about nothing the handler knows
 */
export type EventHandler = (deps: AppDeps, event: ProviderEvent) => Promise<boolean>;

/** How long one process owns an event, in seconds; after a crash another process takes the event up. */
const lease = 90;
const maxTries = 20;

/**
 * Processes the waiting events of the inbox. Several processes may run it at once: each event is claimed by one.
 * @returns how many events were claimed
 */
export async function processEvents(deps: AppDeps, handlers: readonly EventHandler[]): Promise<number> {
  let taken = 0;
  for (;;) {
    const event = await claim(deps.knex, deps.clock.now());
    if (!event) return taken;
    taken += 1;
    await act(deps, handlers, event);
  }
}

async function claim(knex: Knex, now: Date): Promise<ProviderEvent | undefined> {
  const due = ProviderEvent.query(knex)
    .select('id')
    .where('status', 'received')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const [event] = await ProviderEvent.query(knex)
    .whereIn('id', due)
    .patch({ nextTryAt: new Date(now.getTime() + lease * 1_000), tries: knex.raw('tries + 1') as never })
    .returning('*');
  return event;
}

async function act(deps: AppDeps, handlers: readonly EventHandler[], event: ProviderEvent): Promise<void> {
  try {
    for (const handler of handlers)
      if (await handler(deps, event)) return await close(deps, event, 'processed');
    deps.log.error({ event: event.id, provider: event.provider }, 'payment event about nothing we know');
    await close(deps, event, 'parked');
  } catch (error) {
    // The event is due again when the lease is over.
    deps.log.error({ event: event.id, err: describeError(error) }, 'payment event failed');
    if (event.tries >= maxTries) await close(deps, event, 'parked');
  }
}

async function close(
  { knex, clock }: AppDeps,
  event: ProviderEvent,
  status: 'processed' | 'parked',
): Promise<void> {
  await ProviderEvent.query(knex).findById(event.id).patch({ status, processedAt: clock.now() });
}
