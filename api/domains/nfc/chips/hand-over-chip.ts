import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import { ChipHandOver } from '../../../models/ChipHandOver.ts';
import { User } from '../../../models/User.ts';
import { lockOfferedChip, lockOwnChip, openOfferOf } from './chips.queries.ts';
import { assertMayChangeHands } from './chips.policy.ts';
import { notifyAboutChip } from './notify-about-chip.ts';
import { takeStep } from './record-step.ts';

/**
 * Offers a chip to another account. The owner changes only when that account accepts (docs/security.md T6).
 * @param receiver e-mail or user name
 * @throws {AppError} `not_found` when the chip isn't the user's, `conflict` when it is frozen, at its end or offered
 * already, `validation_failed` on receiver, `demo_account_protected`
 */
export async function offerChip(
  trx: Knex.Transaction,
  actor: Actor,
  id: number,
  receiver: string,
): Promise<void> {
  assertMayChangeHands(actor);
  const chip = await lockOwnChip(trx, actor.id, id);
  const column = receiver.includes('@') ? 'email' : 'username';
  const to = await User.query(trx)
    .select('id', 'is_demo')
    .findOne({ [column]: receiver });
  if (!to || to.isDemo) throw new AppError('validation_failed', { fields: { receiver: 'receiver_unknown' } });
  if (to.id === actor.id)
    throw new AppError('validation_failed', { fields: { receiver: 'receiver_is_self' } });
  await takeStep(trx, chip, 'offer', actor, {}, { offeredTo: to.id });
  if (await openOfferOf(trx, chip.id)) throw new AppError('conflict');
  await ChipHandOver.query(trx).insert({
    allocationId: chip.id,
    fromUserId: actor.id,
    toUserId: to.id,
    namedAs: receiver,
  });
  await notifyAboutChip(trx, to.id, 'offered', actor.username);
  await notifyAboutChip(trx, actor.id, 'offeredByYou', receiver);
}

/**
 * Accepts an offer: the chip is the receiver's and points nowhere until they choose a card.
 * @throws {AppError} `not_found` when the chip isn't offered to them (any more), `conflict` when it is theirs
 * already, `demo_account_protected`
 */
export async function acceptOffer(trx: Knex.Transaction, actor: Actor, id: number): Promise<void> {
  assertMayChangeHands(actor);
  const { chip, offer } = await lockOfferedChip(trx, actor.id, id);
  await offer.$query(trx).patch({ status: 'accepted', closedAt: new Date() });
  await takeStep(trx, chip, 'accept', actor, { userId: actor.id, profileId: null });
  await notifyAboutChip(trx, offer.fromUserId, 'accepted', offer.namedAs);
}
