import { defineMail } from '../../messaging/index.ts';
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
  (texts, { username, newEmail, askedAt, path }, format) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.why },
      {
        kind: 'details',
        rows: [
          [texts.address, newEmail],
          [texts.when, format.moment(askedAt)],
        ],
      },
      { kind: 'note', words: texts.note },
      { kind: 'button', label: texts.button, to: path, spelledOut: true },
    ],
  }),
);
