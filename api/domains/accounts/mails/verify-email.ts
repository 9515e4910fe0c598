import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { User } from '../../../models/User.ts';

/**
 * Takes the token of a verification mail. One statement, so that of two requests at once one counts.
 * @throws {AppError} `validation_failed` on token when it is unknown, used, replaced or expired
 */
export async function verifyEmail(knex: Knex, token: string, now: Date): Promise<void> {
  const verified = await User.query(knex)
    .where({ email_verification_token: hashOfSecret(token) })
    .where('email_verification_expires', '>', now)
    .patch({ isEmailVerified: true, emailVerificationToken: null, emailVerificationExpires: null });
  if (verified === 0) throw new AppError('validation_failed', { fields: { token: 'link_used_up' } });
}
