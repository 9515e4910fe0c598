import type { Knex } from 'knex';
import { DataExport } from '../../models/DataExport.ts';
import type { Overrides } from './overrides.ts';
import { randomUuid } from './sequence.ts';
import { createUser } from './user.ts';

/** An export that waits for a worker. */
export async function createDataExport(
  knex: Knex,
  overrides: Overrides<DataExport> = {},
): Promise<DataExport> {
  return DataExport.query(knex).insertAndFetch({
    publicId: randomUuid(),
    userId: overrides.userId ?? (await createUser(knex)).id,
    expiresAt: new Date(Date.now() + 3 * 86_400_000),
    ...overrides,
  });
}
