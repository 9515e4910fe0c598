import type { Knex } from 'knex';
import type { FederatedIdentity } from '../../../adapters/id-token.ts';
import { emailAddress } from '../../../contract/accounts/accounts.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { AppError } from '../../../errors.ts';
import { User } from '../../../models/User.ts';
import type { MailSite } from '../../messaging/index.ts';
import { mailMethodChange } from '../details/link-google.ts';
import { resetHeldUntil } from '../mails/reset-hold.ts';
import { freeUsername } from './free-username.ts';

/**
 * Finds or opens the account of a user who signed in with Google (docs/specification.md 7, docs/security.md E8): by
 * Google's own id; else by an e-mail address that both Google and we have verified; else a new account. An account
 * with an unverified address may have been opened by a stranger in the user's name, or be another user's, so it is
 * neither entered nor linked.
 * @throws {AppError} `forbidden` without a verified address or when such an account stands in the way; `conflict`
 * from the database when two returns at once race to open the same account
 */
export async function signInWithGoogle(
  trx: Knex.Transaction,
  site: MailSite,
  identity: FederatedIdentity,
  { language, now }: { language: Language; now: Date },
): Promise<User> {
  const known = await User.query(trx).findOne({ google_id: identity.subject });
  if (known) return known;
  const email = emailAddress.safeParse(identity.email);
  if (!email.success || !identity.emailVerified)
    throw new AppError('forbidden', { message: 'the provider has not verified the address' });
  const owner = await User.query(trx).findOne({ email: email.data }).forUpdate();
  if (owner) {
    const linked = await link(trx, owner, identity, now);
    await mailMethodChange(trx, site, linked, 'linked', now);
    return linked;
  }
  return User.query(trx).insertAndFetch({
    username: await freeUsername(trx, [identity.name, email.data]),
    email: email.data,
    googleId: identity.subject,
    isGoogleAccount: true,
    isEmailVerified: true,
    language,
  });
}

async function link(
  trx: Knex.Transaction,
  owner: User,
  identity: FederatedIdentity,
  now: Date,
): Promise<User> {
  // An address that staff entered lately opens nothing by itself: neither by a link nor so (docs/security.md S4).
  const isHeld = resetHeldUntil(owner, now) !== null;
  if (!owner.isEmailVerified || owner.googleId !== null || owner.isDemo || isHeld)
    throw new AppError('forbidden', { message: 'an account of this address is not to be linked' });
  return owner.$query(trx).patchAndFetch({ googleId: identity.subject, isGoogleAccount: true });
}
