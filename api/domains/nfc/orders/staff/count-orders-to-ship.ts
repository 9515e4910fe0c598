import type { Knex } from 'knex';
import { israelDawn } from '../../../../lib/israel-days-sql.ts';

/**
 * Orders that are paid and not shipped (docs/product.md 13.8), and how many of them should have arrived by now.
 * @param today the day in Israel, `2026-11-21`
 */
export async function countOrdersToShip(knex: Knex, today: string): Promise<{ count: number; late: number }> {
  const { rows } = await knex.raw<{ rows: [{ count: number; late: number }] }>(
    `select count(*) as count, count(*) filter (where estimated_delivery_date < ${israelDawn}) as late
    from physical_card_orders where status in ('paid', 'in_production')`,
    [today],
  );
  return rows[0];
}
