import { accountNotice, defineMail } from '../../messaging/index.ts';
import { passwordGuessedMail } from './messages.ts';

export interface PasswordGuessedInput {
  username: string;
  guessedAt: Date;
}

/** Tells the owner of an account that strangers tried passwords until they had to wait (docs/security.md U1). */
export const passwordGuessed = defineMail<PasswordGuessedInput>('password_guessed')(
  passwordGuessedMail,
  (texts, { username, guessedAt }, format) =>
    accountNotice(texts, username, [[texts.when, format.moment(guessedAt)]], { to: '/account' }),
);
