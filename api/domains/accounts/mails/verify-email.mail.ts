import { defineMail } from '../../messaging/index.ts';
import { verifyEmailMail } from './messages.ts';

export interface VerifyEmailInput {
  username: string;
  path: string;
}

/** Asks the owner of a new account, or of a new address, to confirm that its mail arrives. */
export const verifyEmail = defineMail<VerifyEmailInput>('verify_email')(
  verifyEmailMail,
  (texts, { username, path }) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.why },
      { kind: 'button', label: texts.button, to: path, spelledOut: true },
      { kind: 'note', words: texts.note },
    ],
  }),
);
