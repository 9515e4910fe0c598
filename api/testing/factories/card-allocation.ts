import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { CardAllocation } from '../../models/CardAllocation.ts';
import { PhysicalCardOrder } from '../../models/PhysicalCardOrder.ts';
import { createPhysicalCardOrder } from './physical-card-order.ts';
import { randomCode } from './sequence.ts';

/** One piece of an order, its buyer's, pointing at the card the order was made for. */
export async function createCardAllocation(
  knex: Knex,
  overrides: Overrides<CardAllocation> = {},
): Promise<CardAllocation> {
  const order = overrides.orderId
    ? await PhysicalCardOrder.query(knex).findById(overrides.orderId).throwIfNotFound()
    : await createPhysicalCardOrder(knex);
  return CardAllocation.query(knex).insertAndFetch({
    orderId: order.id,
    userId: order.userId,
    profileId: order.profileId,
    tapCode: randomCode(13),
    ...overrides,
  });
}
