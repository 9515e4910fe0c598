import { defineMail, say } from '../../messaging/index.ts';

export interface ResetPasswordInput {
  username: string;
  path: string;
  /** Whether staff sent it; else the owner asked for it in the login dialog. */
  byStaff: boolean;
}

/** Lets an owner who forgot the password set a new one. */
export const resetPassword = defineMail<ResetPasswordInput>('reset_password')(
  {
    he: {
      subject: say`בחירת סיסמה חדשה`,
      title: (name: string) => say`שלום ${name}, כאן בוחרים סיסמה חדשה`,
      asked: say`ביקשת לאפס את הסיסמה של החשבון. הכפתור פותח דף שבו בוחרים סיסמה חדשה.`,
      byStaff: say`צוות התמיכה שלח לך קישור לאיפוס הסיסמה. הכפתור פותח דף שבו בוחרים סיסמה חדשה.`,
      button: 'בחירת סיסמה חדשה',
      note: say`הקישור טוב לשעה אחת ולפעם אחת. אם לא ביקשת, אין צורך לעשות דבר: הסיסמה הנוכחית נשארת.`,
    },
    en: {
      subject: say`Choose a new password`,
      title: (name) => say`Hello ${name}, choose a new password here`,
      asked: say`You asked to reset the password of your account. The button opens a page where you choose a new one.`,
      byStaff: say`Our support team sent you a link to reset your password. The button opens a page where you choose a new one.`,
      button: 'Choose a new password',
      note: say`The link works for one hour and once only. If you did not ask for it, there is nothing to do: your password stays as it is.`,
    },
  },
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
