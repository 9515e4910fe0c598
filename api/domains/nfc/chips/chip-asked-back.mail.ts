import { defineMail, say } from '../../messaging/index.ts';

export interface ChipAskedBackInput {
  username: string;
  tapCode: string;
  reason: string;
}

/** Staff ask an owner for a chip back; the owner decides, signed in. */
export const chipAskedBack = defineMail<ChipAskedBackInput>('chip_asked_back')(
  {
    he: {
      subject: say`מבקשים ממך להחזיר שבב`,
      title: (name: string) => say`שלום ${name}, מבקשים ממך להחזיר שבב`,
      intro: (code: string) =>
        say`הצוות שלנו מבקש שהשבב ${code} יחזור. הוא יעבור רק אם יתקבל אישור שלך; עד אז שום דבר לא משתנה.`,
      reason: 'הסיבה',
      button: 'לאישור או לסירוב',
      ignore: say`אין צורך לענות למי שמבקש אישור בטלפון או בהודעה: מאשרים רק בעמוד שלך, אחרי התחברות.`,
    },
    en: {
      subject: say`You are asked to give a chip back`,
      title: (name) => say`Hello ${name}, you are asked to give a chip back`,
      intro: (code) =>
        say`Our staff ask for the chip ${code}. It moves only if you agree; until then nothing changes.`,
      reason: 'Reason',
      button: 'Agree or refuse',
      ignore: say`Nobody needs your consent by phone or message: you agree on your own page only, signed in.`,
    },
  },
  (texts, { username, tapCode, reason }) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro(tapCode) },
      { kind: 'details', rows: [[texts.reason, reason]] },
      { kind: 'button', label: texts.button, to: '/physical-cards' },
      { kind: 'text', words: texts.ignore },
    ],
  }),
);
