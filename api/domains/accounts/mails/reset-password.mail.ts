import { defineMail } from '../../messaging/index.ts';
import { resetPasswordMail } from './messages.ts';

export interface ResetPasswordInput {
  username: string;
  path: string;
  /** Whether staff sent it; else the owner asked for it in the login dialog. */
  byStaff: boolean;
}

/** Lets an owner who forgot the password set a new one. */
export const resetPassword = defineMail<ResetPasswordInput>('reset_password')(
  resetPasswordMail,
  (texts, { username, path, byStaff }) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: byStaff ? texts.byStaff : texts.asked },
      { kind: 'button', label: texts.button, to: path, spelledOut: true },
      { kind: 'note', words: texts.note },
    ],
  }),
);
