import { defineMail } from '../../messaging/index.ts';
import { confirmNewEmailMail } from './messages.ts';

export interface ConfirmNewEmailInput {
  username: string;
  path: string;
}

/** Mailed to the address an owner wants from now on: it counts once the owner opens the link. */
export const confirmNewEmail = defineMail<ConfirmNewEmailInput>('confirm_new_email')(
  confirmNewEmailMail,
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
