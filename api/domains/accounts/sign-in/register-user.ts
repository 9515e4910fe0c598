import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import type { ValidationMessageKey } from '../../../contract/base/validation-messages.ts';
import { AppError } from '../../../errors.ts';
import { User } from '../../../models/User.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

interface Registration {
  username: string;
  email: string;
  password: string;
  language: Language;
}

/**
 * Opens an account with the role `user`, whatever else was sent (docs/specification.md 5 and 7).
 * @throws {AppError} `validation_failed` on password when it is easy to guess; `conflict` naming the user name, the
 * e-mail or both when taken (the database refuses the loser of a race in the same way)
 */
export async function registerUser(knex: Knex, registration: Registration): Promise<User> {
  const { username, email, password, language } = registration;
  await refuseWeakPassword(password, { field: 'password', username, email });
  await refuseTaken(knex, { username, email });
  return User.query(knex).insertAndFetch({
    username,
    email,
    password: await hashPassword(password),
    language,
  });
}

/** @throws {AppError} `conflict` naming the user name, the e-mail or both when taken */
export async function refuseTaken(knex: Knex, wish: { username: string; email: string }): Promise<void> {
  const taken = await User.query(knex)
    .select('username', 'email')
    .where({ username: wish.username })
    .orWhere({ email: wish.email });
  if (taken.length === 0) return;
  const fields: Record<string, ValidationMessageKey> = {};
  if (taken.some(({ email }) => email.toLowerCase() === wish.email)) fields['email'] = 'email_taken';
  if (taken.some(({ username }) => username.toLowerCase() === wish.username.toLowerCase()))
    fields['username'] = 'username_taken';
  throw new AppError('conflict', { fields });
}
