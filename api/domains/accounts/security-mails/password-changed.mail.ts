import { accountNotice, defineMail } from '../../messaging/index.ts';
import { passwordChangedMail } from './messages.ts';

export interface PasswordChangedInput {
  username: string;
  changedAt: Date;
  /** Whether it was chosen through a mailed link; else by an owner who is signed in. */
  byLink: boolean;
}

/** Tells the owner of an account that its password is another one by now (docs/security.md S5). */
export const passwordChanged = defineMail<PasswordChangedInput>('password_changed')(
  passwordChangedMail,
  (texts, { username, changedAt, byLink }, format) =>
    accountNotice(
      { ...texts, why: byLink ? texts.byLink : texts.byOwner },
      username,
      [[texts.when, format.moment(changedAt)]],
      { to: '/contact' },
    ),
);
