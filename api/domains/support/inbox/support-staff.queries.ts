import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { rolesWith } from '../../../contract/accounts/permissions.ts';
import { User } from '../../../models/User.ts';

/** Who may take care of conversations: staff who answer them, by name. */
export function supportStaff(knex: Knex): QueryBuilder<User, User[]> {
  return User.query(knex)
    .whereIn('user_role', [...rolesWith('chat')])
    .where({ is_demo: false })
    .select('id', 'username')
    .orderBy('username');
}
