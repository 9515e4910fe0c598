import type { Knex } from 'knex';
import { CardAllocation } from '../../../models/CardAllocation.ts';

/** Chips of an order that are printed, neither replaced nor released; with their cards. */
export async function printedChips(knex: Knex, orderId: number): Promise<CardAllocation[]> {
  return CardAllocation.query(knex)
    .where({ order_id: orderId })
    .whereIn('status', ['active', 'frozen'])
    .withGraphFetched('businessProfile')
    .orderBy('id');
}
