import type { Knex } from 'knex';
import { toMinor } from '../../../contract/base/money.schema.ts';
import { ways } from './run-ways.ts';

/**
 * What a renewal at that moment costs, where a move to another price, or the undoing of one, was announced that takes
 * effect before it (docs/product.md 13.17).
 * @returns agorot; null where none was
 */
export async function announcedPrice(
  trx: Knex.Transaction,
  packageId: number,
  at: Date,
): Promise<number | null> {
  for (const [direction, { waiting, values }] of Object.entries(ways)) {
    const row = await trx('package_migration_rows as item')
      .join('package_migrations as run', 'run.id', 'item.migration_id')
      .where({ 'item.package_id': packageId, 'item.state': waiting, 'item.is_held': true })
      .where({ 'run.direction': direction })
      .whereIn('run.status', ['announced', 'running'])
      .where('run.runs_at', '<=', at)
      .first(trx.raw(`item.${values}->>'price' as price`));
    if (row) return toMinor(String(row.price));
  }
  return null;
}
