import type { Knex } from 'knex';
import type { Actor } from '../../../http/context.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { ChipHandOver } from '../../../models/ChipHandOver.ts';
import { assertStep, stateOf } from './chip-steps.ts';
import { notifyAboutChip } from './notify-about-chip.ts';
import { factsOf, logSteps } from './record-step.ts';

/**
 * Ends the chips of an order that was cancelled or returned: they lead nowhere and show every visitor a neutral page.
 * Open offers of them are withdrawn. The caller must have locked the order.
 * @param whose `all` of an order that was never sent; of a returned one, those that are the `buyer`'s or have no
 * owner: a chip that was handed over stays with its owner
 */
export async function releaseChips(
  trx: Knex.Transaction,
  order: { id: number; userId: number },
  actor: Actor,
  whose: 'all' | 'buyer',
): Promise<void> {
  const locked = await CardAllocation.query(trx)
    .where({ order_id: order.id })
    .whereIn('status', ['active', 'frozen'])
    .orderBy('id')
    .forUpdate();
  const chips = locked.filter(({ userId }) => whose === 'all' || userId === null || userId === order.userId);
  const ids = chips.map(({ id }) => id);
  const before = chips.map((chip) => factsOf(chip));
  for (const chip of chips) assertStep(stateOf(chip), 'release');
  const offers = await ChipHandOver.query(trx).whereIn('allocation_id', ids).where({ status: 'offered' });
  await CardAllocation.query(trx).whereIn('id', ids).patch({ status: 'released', profileId: null });
  const ended = chips.map((chip, at) => ({
    chip: Object.assign(chip, { status: 'released' as const, profileId: null }),
    before: before[at] ?? {},
  }));
  await logSteps(trx, ended, 'release', actor);
  for (const offer of offers) {
    await offer.$query(trx).patch({ status: 'withdrawn', closedAt: new Date() });
    await notifyAboutChip(trx, offer.toUserId, 'withdrawn', actor.username);
  }
}
