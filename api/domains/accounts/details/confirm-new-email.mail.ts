import { defineMail, say } from '../../messaging/index.ts';

export interface ConfirmNewEmailInput {
  username: string;
  path: string;
}

/** Mailed to the address an owner wants from now on: it counts once the owner opens the link. */
export const confirmNewEmail = defineMail<ConfirmNewEmailInput>('confirm_new_email')(
  {
    he: {
      subject: say`אישור כתובת האימייל החדשה`,
      title: (name: string) => say`שלום ${name}, זו הכתובת החדשה שלך?`,
      why: say`ביקשת להחליף את כתובת האימייל של החשבון לכתובת הזו. לחיצה אחת, והיא מחליפה את הקודמת.`,
      button: 'כן, להחליף',
      note: say`הקישור טוב ל־24 שעות ולפעם אחת. עד אז נשארת הכתובת הקודמת. לא ביקשת? אין צורך לעשות דבר.`,
    },
    en: {
      subject: say`Confirm your new email address`,
      title: (name) => say`Hello ${name}, is this your new address?`,
      why: say`You asked to change the email address of your account to this one. One click, and it takes the place of the former.`,
      button: 'Yes, change it',
      note: say`The link works for 24 hours and once only. Until then the former address stays. Was it not you? There is nothing to do.`,
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
