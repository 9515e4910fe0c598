import type { Knex } from 'knex';
import { User } from '../../../models/User.ts';

/**
 * Locks a user's conversations, so that two messages at once neither open two conversations nor enter one that is
 * being closed. It locks the row whose counter changes anyway.
 * @throws {NotFoundError} when there is no such account
 */
export function lockConversationsOf(trx: Knex.Transaction, userId: number): Promise<User> {
  return User.query(trx)
    .findById(userId)
    .select('id', 'language')
    .forNoKeyUpdate()
    .throwIfNotFound()
    .execute();
}
