import { defineMail } from '../../messaging/index.ts';
import { emailChangedMail } from './messages.ts';

export interface EmailChangedInput {
  username: string;
  oldEmail: string;
  newEmail: string;
  changedAt: Date;
  /** Whether staff changed it; else the owner did, by the link mailed to the new address. */
  byStaff: boolean;
}

/** Mailed to an account's former address, so that no account is taken over unnoticed. */
export const emailChanged = defineMail<EmailChangedInput>('email_changed')(
  emailChangedMail,
  (texts, { username, oldEmail, newEmail, changedAt, byStaff }, format) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: byStaff ? texts.byStaff : texts.why },
      {
        kind: 'details',
        rows: [
          [texts.before, oldEmail],
          [texts.now, newEmail],
          [texts.when, format.date(changedAt)],
        ],
      },
      { kind: 'note', words: texts.note },
    ],
  }),
);
