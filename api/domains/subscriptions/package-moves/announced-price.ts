import type { Knex } from 'knex';
import { toMinor } from '../../../contract/base/money.schema.ts';
import { ways } from './run-ways.ts';
import { didNothingButRenew } from './see-anew.ts';

/**
 * What a renewal at that moment costs, where a move to another price, or the undoing of one, was announced that takes
 * effect before it (docs/product.md 13.17) and won't pass the package over.
 * @returns agorot; null where none was
 */
export async function announcedPrice(
  trx: Knex.Transaction,
  packageId: number,
  at: Date,
): Promise<number | null> {
  for (const [direction, way] of Object.entries(ways)) {
    const row = await trx('package_migration_rows as r')
      .join('package_migrations as run', 'run.id', 'r.migration_id')
      .join('packages as p', 'p.id', 'r.package_id')
      .where({ 'r.package_id': packageId, 'r.state': way.waiting, 'r.is_held': true })
      .where({ 'run.direction': direction })
      .whereIn('run.status', ['announced', 'running'])
      .where('run.runs_at', '<=', at)
      .whereNotNull(`r.${way.told}`)
      .whereRaw(didNothingButRenew(way))
      .first(trx.raw(`r.${way.values}->>'price' as price`));
    if (row) return toMinor(String(row.price));
  }
  return null;
}
