import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { ChipHandOver } from '../../../models/ChipHandOver.ts';
import { User } from '../../../models/User.ts';
import { lockOfferedChips, openOffersOf } from './chips.queries.ts';
import { assertMayChangeHands } from './chips.policy.ts';
import { byGiver, endOffers } from './close-offer.ts';
import { notifyAboutChip, piecesOf } from './notify-about-chip.ts';
import { takeSteps } from './record-step.ts';

/**
 * Offers chips to another account. The owner changes only when that account accepts (docs/security.md T6). The caller
 * must have locked the chips' rows.
 * @param receiver e-mail or user name
 * @throws {AppError} `conflict` when one of them is frozen, at its end or offered already, `validation_failed` on
 * receiver, `demo_account_protected`
 */
export async function offerChips(
  trx: Knex.Transaction,
  actor: Actor,
  chips: readonly CardAllocation[],
  receiver: string,
): Promise<void> {
  assertMayChangeHands(actor);
  const column = receiver.includes('@') ? 'email' : 'username';
  const to = await User.query(trx)
    .select('id', 'is_demo')
    .findOne({ [column]: receiver });
  if (!to || to.isDemo) throw new AppError('validation_failed', { fields: { receiver: 'receiver_unknown' } });
  if (to.id === actor.id)
    throw new AppError('validation_failed', { fields: { receiver: 'receiver_is_self' } });
  const ids = chips.map(({ id }) => id);
  await takeSteps(trx, chips, 'offer', actor, {}, { offeredTo: to.id });
  if ((await openOffersOf(trx, ids)).length > 0) throw new AppError('conflict');
  await ChipHandOver.query(trx).insert(
    ids.map((allocationId) => ({
      allocationId,
      fromUserId: actor.id,
      toUserId: to.id,
      namedAs: receiver,
    })),
  );
  await notifyAboutChip(trx, to.id, 'offered', actor.username, piecesOf(chips));
  await notifyAboutChip(trx, actor.id, 'offeredByYou', receiver, piecesOf(chips));
}

/**
 * Accepts offers: the chips are the receiver's and point nowhere until they choose a card.
 * @throws {AppError} `not_found` when one of the chips isn't offered to them (any more), `conflict` when it is theirs
 * already, `demo_account_protected`
 */
export async function acceptOffers(
  trx: Knex.Transaction,
  actor: Actor,
  ids: readonly number[],
): Promise<CardAllocation[]> {
  assertMayChangeHands(actor);
  const { chips, offers } = await lockOfferedChips(trx, actor.id, ids);
  await endOffers(trx, offers, 'accepted');
  await takeSteps(trx, chips, 'accept', actor, { userId: actor.id, profileId: null });
  for (const [giver, { namedAs }] of byGiver(offers))
    await notifyAboutChip(trx, giver, 'accepted', namedAs, piecesOf(chips));
  return chips;
}
