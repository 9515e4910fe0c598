import type { Knex } from 'knex';
import type { Actor } from '../../../http/context.ts';
import { lockOwnChip } from './chips.queries.ts';

/**
 * Gives a chip the name that its owner calls it, or takes it off (docs/product.md 11.3).
 * @throws {AppError} `not_found` when it isn't the user's
 */
export async function nameChip(
  trx: Knex.Transaction,
  actor: Pick<Actor, 'id'>,
  id: number,
  name: string | null,
): Promise<void> {
  const chip = await lockOwnChip(trx, actor.id, id);
  await chip.$query(trx).patch({ name });
}
