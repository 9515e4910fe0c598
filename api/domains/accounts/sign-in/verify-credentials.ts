import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { User } from '../../../models/User.ts';
import { hashPassword, needsRehash, verifyPassword } from './password-hash.ts';

/**
 * Finds the user of an e-mail address and a password (docs/specification.md 7, login). A hash made with older
 * parameters is replaced while the password is at hand.
 * @throws {AppError} `invalid_credentials`, the same for an unknown address, a wrong password and an account without
 * a password
 */
export async function verifyCredentials(
  knex: Knex,
  { email, password }: { email: string; password: string },
): Promise<User> {
  const user = await User.query(knex).findOne({ email });
  const right = await verifyPassword(user?.password, password);
  if (!user || !right) throw new AppError('invalid_credentials');
  if (needsRehash(user.password as string))
    await User.query(knex)
      .findById(user.id)
      .where({ password: user.password })
      .patch({ password: await hashPassword(password) });
  return user;
}
