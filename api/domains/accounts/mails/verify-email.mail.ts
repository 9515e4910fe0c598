import { defineMail, say } from '../../messaging/index.ts';

export interface VerifyEmailInput {
  username: string;
  path: string;
}

/** Asks the owner of a new account, or of a new address, to confirm that its mail arrives. */
export const verifyEmail = defineMail<VerifyEmailInput>('verify_email')(
  {
    he: {
      subject: say`אימות כתובת האימייל שלך`,
      title: (name: string) => say`שלום ${name}, נשאר רק לאמת את הכתובת`,
      why: say`לחיצה אחת, ונדע שהודעות ופניות מהכרטיס מגיעות אליך.`,
      button: 'אימות הכתובת',
      note: say`הקישור טוב ל־24 שעות ולפעם אחת. אם לא פתחת חשבון, אין צורך לעשות דבר.`,
    },
    en: {
      subject: say`Confirm your email address`,
      title: (name) => say`Hello ${name}, one step left: confirm your address`,
      why: say`One click, and we know that messages from your card reach you.`,
      button: 'Confirm the address',
      note: say`The link works for 24 hours and once only. If you did not open an account, there is nothing to do.`,
    },
  },
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
