import type { Knex } from 'knex';
import type { Actor } from '../../../http/context.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { openOffersOf } from './chips.queries.ts';
import { endOffers } from './close-offer.ts';
import { notifyAboutChip } from './notify-about-chip.ts';
import { takeSteps } from './record-step.ts';

/**
 * Ends the chips of an order that was cancelled or returned: they lead nowhere and show every visitor a neutral page.
 * Open offers of them are withdrawn. The caller must have locked the order.
 * @param whose `all` of an order that was never sent; of a returned one, those that are the `buyer`'s or have no
 * owner: a chip that was handed over stays with its owner
 */
export async function releaseChips(
  trx: Knex.Transaction,
  order: { id: number; userId: number },
  actor: Pick<Actor, 'id' | 'username'> | null,
  whose: 'all' | 'buyer',
): Promise<void> {
  const locked = await CardAllocation.query(trx)
    .where({ order_id: order.id })
    .whereIn('status', ['active', 'frozen'])
    .orderBy('id')
    .forUpdate();
  const chips = locked.filter(({ userId }) => whose === 'all' || userId === null || userId === order.userId);
  const ids = chips.map(({ id }) => id);
  const offers = await openOffersOf(trx, ids);
  await takeSteps(trx, chips, 'release', actor, { status: 'released', profileId: null });
  if (offers.length === 0) return;
  await endOffers(trx, offers, 'withdrawn');
  for (const receiver of new Set(offers.map(({ toUserId }) => toUserId)))
    await notifyAboutChip(trx, receiver, 'withdrawn', actor?.username ?? '');
}
