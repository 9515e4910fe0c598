import type { Knex } from 'knex';
import { readPhoneNumber } from '../../../contract/base/phone-number.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import { User } from '../../../models/User.ts';
import { assertMayManageCredentials } from '../sign-in/accounts.policy.ts';

interface DetailsChange {
  username: string;
  phone: string | null;
  language: Language;
}

/**
 * Changes a user's own details. The phone number is stored in Israel's national form. The name of the demo account
 * can't change: it stands in an address that all its users share.
 * @returns whether the language changed
 * @throws {AppError} `conflict` on username when it is another user's, whatever its case (the database refuses the
 * loser of a race in the same way); `demo_account_protected`
 */
export async function changeDetails(
  trx: Knex.Transaction,
  actor: Actor,
  { username, phone, language }: DetailsChange,
): Promise<{ isOtherLanguage: boolean }> {
  if (username !== actor.username) {
    assertMayManageCredentials(actor);
    const taken = await User.query(trx).findOne({ username }).whereNot({ id: actor.id });
    if (taken) throw new AppError('conflict', { fields: { username: 'username_taken' } });
  }
  const number = phone === null ? null : (readPhoneNumber(phone)?.display ?? phone);
  const user = await User.query(trx).findById(actor.id).forUpdate().throwIfNotFound();
  const isOtherLanguage = user.language !== language;
  await user.$query(trx).patch({ username, phone: number, language });
  return { isOtherLanguage };
}
