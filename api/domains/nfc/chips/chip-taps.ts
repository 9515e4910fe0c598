import type { Knex } from 'knex';
import { tapDays, type ChipTaps } from '../../../contract/nfc/chips.schema.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { AppContext } from '../../../http/context.ts';
import { addDays, israelDay, leftOutReason } from '../../statistics/index.ts';

/**
 * Counts a tap of a chip that leads a visitor to a card: one more on this day in Israel. Programs, prefetches and the
 * chip's owner are left out, as with views (docs/product.md 4). Never keeps a visitor from the card.
 */
export async function countTap(ctx: AppContext, chip: { id: number; userId: number | null }): Promise<void> {
  if (leftOutReason(ctx.req) !== null || ctx.state.actor?.id === chip.userId) return;
  const { knex, clock, log } = ctx.deps;
  const now = clock.now();
  try {
    await knex('chip_taps')
      .insert({ allocation_id: chip.id, day: israelDay(now), taps: 1, last_at: now })
      .onConflict(['allocation_id', 'day'])
      .merge({ taps: knex.raw('chip_taps.taps + 1'), last_at: now });
  } catch (error) {
    log.warn({ chip: chip.id, err: describeError(error) }, 'tap not counted');
  }
}

/** Deletes the taps of chips that change hands: they were their former owner's. */
export async function forgetTaps(trx: Knex, ids: readonly number[]): Promise<void> {
  await trx('chip_taps').whereIn('allocation_id', ids).delete();
}

/** The first of the days that are shown, `2026-11-21`. */
export const firstTapDay = (now: Date): string => addDays(israelDay(now), 1 - tapDays);

/** Taps of chips in the last 30 days in Israel, the oldest first; those without any have no entry. */
export async function readTaps(
  knex: Knex,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, ChipTaps>> {
  const first = firstTapDay(now);
  const rows: { id: number; days_ago: number; taps: number; last_at: Date }[] = await knex('chip_taps')
    .select('allocation_id as id', knex.raw('(day - ?::date)::int as days_ago', [first]), 'taps', 'last_at')
    .whereIn('allocation_id', ids)
    .where('day', '>=', first);
  const taps = new Map<number, ChipTaps>();
  for (const { id, days_ago: at, taps: count, last_at: last } of rows) {
    const chip = taps.get(id) ?? noTaps();
    chip.total += count;
    chip.days[at] = count;
    const moment = last.toISOString();
    if (chip.last === null || moment > chip.last) chip.last = moment;
    taps.set(id, chip);
  }
  return taps;
}

/** The taps of a chip that nobody has tapped yet. */
export const noTaps = (): ChipTaps => ({
  total: 0,
  days: Array.from({ length: tapDays }, () => 0),
  last: null,
});
