import { accountNotice, defineMail } from '../../messaging/index.ts';
import { resetWithheldMail } from './messages.ts';

export interface ResetWithheldInput {
  username: string;
  newEmail: string;
  askedAt: Date;
  /** From then on links go to the new address. */
  heldUntil: Date;
}

/** Tells the address before that somebody wants to choose a password through the address that staff entered. */
export const resetWithheld = defineMail<ResetWithheldInput>('reset_withheld')(
  resetWithheldMail,
  (texts, { username, newEmail, askedAt, heldUntil }, format) =>
    accountNotice(
      texts,
      username,
      [
        [texts.address, newEmail],
        [texts.when, format.moment(askedAt)],
        [texts.until, format.moment(heldUntil)],
      ],
      { to: '/contact' },
    ),
);
