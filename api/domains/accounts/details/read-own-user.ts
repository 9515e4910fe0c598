import type { Knex } from 'knex';
import { NotFoundError } from 'objection';
import { createBatchedRead } from '../../../adapters/batched-read.ts';
import { User } from '../../../models/User.ts';

/** What users are told of themselves, at every page of theirs. */
const columns = [
  'id',
  'username',
  'email',
  'user_role',
  'language',
  'phone',
  'password',
  'pending_email',
  'email_change_expires',
  'is_email_verified',
  'is_google_account',
  'is_demo',
  'created_at',
] as const;

const readRows = createBatchedRead<{ id: number }>(
  {
    name: 'read-own-users',
    text: `select ${columns.join(', ')} from users where id = any (cast($1 as bigint[]))`,
  },
  ({ id }) => id,
);

/**
 * A user's row with what `columns` names.
 * @throws {NotFoundError} when the account is gone
 */
export async function readOwnUser(knex: Knex, userId: number): Promise<User> {
  const [row] = await readRows(knex, userId);
  if (!row) throw new NotFoundError({ modelClass: User });
  return User.fromDatabaseJson(row);
}
