import type { ValidationMessageKey } from '../../../contract/base/validation-messages.ts';
import { AppError } from '../../../errors.ts';

/** What is typed around a name to have a password: digits and signs. Six of them may be a password by themselves. */
const addition = /^[^\p{L}]{0,5}$/u;

/** Words that every attacker tries for this site, beside the list. */
const sitesOwn = ['bikur', 'ביקור', 'סיסמה', 'סיסמא'];

/**
 * Refuses what attackers try first: the 49,000 commonest passwords, one sign again and again, and the user's own name
 * or address with a few digits (docs/security.md U5). Passwords of before stay valid for signing in.
 * @param field where the issue is shown
 * @throws {AppError} `validation_failed`
 */
export async function refuseWeakPassword(
  password: string,
  { field, username, email }: { field: string; username: string; email: string },
): Promise<void> {
  const typed = comparable(password);
  const issue = await issueOf(typed, [username, email, email.split('@')[0] ?? ''].map(comparable));
  if (issue) throw new AppError('validation_failed', { fields: { [field]: issue } });
}

async function issueOf(typed: string, names: string[]): Promise<ValidationMessageKey | null> {
  if (names.some((name) => isBuiltOn(typed, name))) return 'password_own_name';
  const isCommon =
    /^(.)\1*$/u.test(typed) ||
    sitesOwn.some((word) => isBuiltOn(typed, word)) ||
    (await commonPasswords()).has(typed);
  return isCommon ? 'password_common' : null;
}

const comparable = (text: string) => text.normalize('NFKC').toLowerCase();

function isBuiltOn(typed: string, word: string): boolean {
  if (word === '' || !typed.includes(word)) return false;
  return addition.test(typed.replace(word, ''));
}

let common: Promise<Set<string>> | undefined;

/** Read with the first password that is set, not with the server's start. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  );
  return common;
}
