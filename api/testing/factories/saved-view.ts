import type { Knex } from 'knex';
import { SavedView } from '../../models/SavedView.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber } from './sequence.ts';
import { createUser } from './user.ts';

/** The users who never confirmed their address, by a name of its own. */
export async function createSavedView(knex: Knex, overrides: Overrides<SavedView> = {}): Promise<SavedView> {
  return SavedView.query(knex).insertAndFetch({
    userId: overrides.userId ?? (await createUser(knex)).id,
    resource: 'users',
    name: `לא מאומתים ${nextNumber('saved view')}`,
    filter: { isEmailVerified: false },
    ...overrides,
  });
}
