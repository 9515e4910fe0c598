import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { StaffNote } from '../../models/StaffNote.ts';
import { createUser } from './user.ts';

/** A note on a user, by another one of staff. */
export async function createStaffNote(knex: Knex, overrides: Overrides<StaffNote> = {}): Promise<StaffNote> {
  const userId = overrides.userId === undefined ? (await createUser(knex)).id : overrides.userId;
  return StaffNote.query(knex).insertAndFetch({
    resource: 'users',
    recordId: userId ?? 1,
    authorName: 'נועה מהתמיכה',
    words: 'ביקש שנחזור אליו אחרי החג.',
    ...(overrides.createdAt && { updatedAt: overrides.createdAt }),
    ...overrides,
    userId,
  });
}
