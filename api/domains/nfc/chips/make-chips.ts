import type { Knex } from 'knex';
import type { Pojo } from 'objection';
import type { PlannedCards } from '../../../contract/nfc/entities/physical-card-order.schema.ts';
import { makeTapCode } from '../../../lib/random-code.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import { logSteps } from './record-step.ts';

/**
 * Makes a chip for every piece of an order, with the buyer as owner. A planned card that was deleted meanwhile, or
 * isn't the buyer's, leaves its pieces without a card: their owner chooses one later.
 */
export async function makeChips(
  trx: Knex.Transaction,
  order: { id: number; userId: number },
  plan: PlannedCards,
  actor: { id: number } | null = null,
): Promise<void> {
  // Locked for sharing, so that a card can't be deleted meanwhile.
  const own = await BusinessProfile.query(trx).select('id').where({ user_id: order.userId }).forShare();
  const ownIds = new Set(own.map(({ id }) => id));
  const pieces = plan.flatMap(({ profileId, quantity }) =>
    Array.from({ length: quantity }, () => ({
      profile_id: profileId !== null && ownIds.has(profileId) ? profileId : null,
      tap_code: makeTapCode(),
    })),
  );
  // One parameter for all pieces: a statement takes no more than 65,535 of them.
  const { rows } = await trx.raw<{ rows: Pojo[] }>(
    `insert into card_allocations (order_id, user_id, profile_id, tap_code)
     select ?, ?, profile_id, tap_code
     from jsonb_to_recordset(?) as piece(profile_id bigint, tap_code text) returning *`,
    [order.id, order.userId, JSON.stringify(pieces)],
  );
  const chips = rows.map((row) => CardAllocation.fromDatabaseJson(row));
  await logSteps(
    trx,
    chips.map((chip) => ({ chip, before: {} })),
    'make',
    actor,
  );
}

/**
 * Makes sure that an order has a chip for every piece before it is printed: existing chips are locked and counted,
 * missing ones are made without a card (docs/money.md 2.4).
 */
export async function reserveChips(
  trx: Knex.Transaction,
  order: { id: number; userId: number; quantity: number },
  actor: { id: number } | null,
): Promise<void> {
  const chips = await CardAllocation.query(trx).where({ order_id: order.id }).orderBy('id').forUpdate();
  const there = chips
    .filter(({ status }) => status === 'active' || status === 'frozen')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const missing = order.quantity - there;
  if (missing > 0) await makeChips(trx, order, [{ profileId: null, quantity: missing }], actor);
}
