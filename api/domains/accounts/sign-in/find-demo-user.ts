import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { User } from '../../../models/User.ts';
import { noDemoAccount } from './messages.ts';

/**
 * Finds the account that every visitor may enter with one click (docs/product.md 3). It is marked in the database;
 * knowing its address or password, or sending the demo headers, makes no visitor the demo user.
 * @throws {AppError} `not_found` where there is none
 */
export async function findDemoUser(knex: Knex): Promise<User> {
  const user = await User.query(knex).where({ is_demo: true, user_role: 'user' }).orderBy('id').first();
  if (!user)
    throw new AppError('not_found', {
      text: noDemoAccount,
    });
  return user;
}
