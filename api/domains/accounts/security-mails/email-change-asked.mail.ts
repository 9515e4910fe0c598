import { accountNotice, defineMail } from '../../messaging/index.ts';
import { emailChangeAskedMail } from './messages.ts';

export interface EmailChangeAskedInput {
  username: string;
  newEmail: string;
  askedAt: Date;
  /** Leads to the page that ends the request. */
  path: string;
}

/** Tells an account's present address that another one was asked for, before anything changes (docs/security.md S5). */
export const emailChangeAsked = defineMail<EmailChangeAskedInput>('email_change_asked')(
  emailChangeAskedMail,
  (texts, { username, newEmail, askedAt, path }, format) =>
    accountNotice(
      texts,
      username,
      [
        [texts.address, newEmail],
        [texts.when, format.moment(askedAt)],
      ],
      { to: path, spelledOut: true },
    ),
);
