import { defineMail, say } from '../../messaging/index.ts';

export interface EmailChangedInput {
  username: string;
  oldEmail: string;
  newEmail: string;
  changedAt: Date;
}

/** Mailed to an account's former address, so that no account is taken over unnoticed. */
export const emailChanged = defineMail<EmailChangedInput>('email_changed')(
  {
    he: {
      subject: say`כתובת האימייל של החשבון הוחלפה`,
      title: (name: string) => say`שלום ${name}, כתובת האימייל הוחלפה`,
      why: say`מעכשיו נכנסים לחשבון ומקבלים הודעות בכתובת החדשה.`,
      before: 'הכתובת הקודמת',
      now: 'הכתובת החדשה',
      when: 'תאריך',
      note: say`ההחלפה לא נעשתה על ידך? יש להשיב להודעה הזו מיד, ונחזיר את החשבון אליך.`,
    },
    en: {
      subject: say`The email address of your account was changed`,
      title: (name) => say`Hello ${name}, your email address was changed`,
      why: say`From now on you log in and get messages with the new address.`,
      before: 'Address until now',
      now: 'New address',
      when: 'Date',
      note: say`Was it not you? Answer this mail at once and we will give the account back to you.`,
    },
  },
  (texts, { username, oldEmail, newEmail, changedAt }, format) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.why },
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
