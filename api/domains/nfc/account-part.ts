import { CardAllocation } from '../../models/CardAllocation.ts';
import { PhysicalCardOrder } from '../../models/PhysicalCardOrder.ts';
import { exportRows, type AccountPart } from '../accounts/index.ts';

/** The nfc domain's part of an account's export and closing: printed cards and chips (docs/product.md 5). */
export const nfcOfAccount: AccountPart = {
  async exportTables(knex, userId) {
    const mine = { user_id: userId };
    return {
      'orders.json': {
        orders: await exportRows(PhysicalCardOrder.query(knex).where(mine)),
        chips: await exportRows(CardAllocation.query(knex).where(mine)),
        // How often each chip led somebody to a card, by day.
        taps: await knex('chip_taps')
          .select('allocation_id as allocationId', knex.raw('day::text as day'), 'taps')
          .whereIn('allocation_id', CardAllocation.query(knex).select('id').where(mine).toKnexQuery())
          .orderBy(['allocation_id', 'day']),
      },
    };
  },

  async closing(knex, userId) {
    const mine = { user_id: userId };
    const [chips, orders] = await Promise.all([
      CardAllocation.query(knex).where(mine).resultSize(),
      PhysicalCardOrder.query(knex).where(mine).resultSize(),
    ]);
    return { chips, orders };
  },
};
