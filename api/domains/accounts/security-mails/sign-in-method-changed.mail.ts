import { accountNotice, defineMail } from '../../messaging/index.ts';
import { signInMethodChangedMail } from './messages.ts';

export interface SignInMethodChangedInput {
  username: string;
  change: 'linked' | 'removed';
  changedAt: Date;
}

/** Tells the owner of an account that Google opens it from now on, or no longer (docs/security.md S5). */
export const signInMethodChanged = defineMail<SignInMethodChangedInput>('sign_in_method_changed')(
  signInMethodChangedMail,
  (texts, { username, change, changedAt }, format) =>
    accountNotice({ ...texts, ...texts[change] }, username, [[texts.when, format.moment(changedAt)]], {
      to: '/account',
    }),
);
