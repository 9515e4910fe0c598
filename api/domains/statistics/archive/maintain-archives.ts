import type { AppDeps } from '../../../deps.ts';
import { archiveEvents, eraseFromArchives, removeOldArchives } from './archive-events.ts';
import { alone } from './alone.ts';
import { firstKeptMonth } from '../events/maintain-event-partitions.ts';

/**
 * Each night: moves months that closed into files, where EVENTS_KEPT_MONTHS says so, takes deleted cards out of the files,
 * and removes files that are as old as events get.
 * @returns how many files came, were written anew and went
 */
export function maintainArchives(
  deps: AppDeps,
): Promise<{ archived: number; rewritten: number; removed: number }> {
  const { EVENTS_KEPT_MONTHS: keptMonths } = deps.env;
  return alone(deps.knex, async () => {
    const removed = await removeOldArchives(deps, firstKeptMonth(deps.clock.now()));
    const archived = keptMonths === undefined ? 0 : (await archiveEvents(deps, keptMonths)).length;
    return { archived, rewritten: await eraseFromArchives(deps), removed };
  });
}
