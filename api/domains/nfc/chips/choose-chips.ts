import type { Knex } from 'knex';
import type { ChipChoice } from '../../../contract/nfc/chips.schema.ts';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { chipCountChanged } from './messages.ts';
import { chipSteps, stateOf, type ChipMove } from './chip-steps.ts';
import { lockOwnChips } from './chips.queries.ts';
import { piecesOf } from './notify-about-chip.ts';

/**
 * Locks the chips that an owner chose: by their ids, all of them; or a whole group, as far as its chips allow the
 * move (docs/product.md 11.3).
 * @throws {AppError} `not_found` when one of them is another user's or missing, or the group is empty; `conflict`
 * when the owner was told of another number of pieces
 */
export async function lockChosenChips(
  trx: Knex.Transaction,
  actor: Pick<Actor, 'id'>,
  choice: ChipChoice,
  move: ChipMove,
): Promise<CardAllocation[]> {
  const chips = choice.chipIds
    ? await lockOwnChips(trx, actor.id, choice.chipIds)
    : (await lockGroup(trx, actor.id, choice.group)).filter((chip) => chipSteps[stateOf(chip)][move]);
  if (chips.length === 0) throw new AppError('not_found');
  const pieces = piecesOf(chips);
  if (choice.pieces !== undefined && choice.pieces !== pieces)
    throw new AppError('conflict', { text: chipCountChanged(pieces) });
  return chips;
}

/** The user's chips of one order and card; `orderId` null for those that came from another owner. */
async function lockGroup(
  trx: Knex.Transaction,
  userId: number,
  group: ChipChoice['group'],
): Promise<CardAllocation[]> {
  const { orderId = null, profileId = null } = group ?? {};
  const mine = PhysicalCardOrder.query(trx).select('id').where({ user_id: userId });
  return CardAllocation.query(trx)
    .where({ user_id: userId, profile_id: profileId })
    .whereIn('status', ['active', 'frozen'])
    .where((chips) => {
      if (orderId === null) chips.whereNull('order_id').orWhereNotIn('order_id', mine);
      else chips.where({ order_id: orderId }).whereIn('order_id', mine);
    })
    .orderBy('id')
    .forUpdate();
}
