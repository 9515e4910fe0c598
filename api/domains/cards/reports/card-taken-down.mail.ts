import { defineMail, say } from '../../messaging/index.ts';

export interface CardTakenDownInput {
  username: string;
  cardName: string;
  /** In the reader's language. */
  reason: string;
  /** What staff wrote besides. */
  message: string | null;
}

/** Staff took a card off the site; says why, what that means and how to object. */
export const cardTakenDown = defineMail<CardTakenDownInput>('card_taken_down')(
  {
    he: {
      subject: (card: string) => say`הכרטיס ${card} הוסר מהאתר`,
      title: (name: string) => say`שלום ${name}, כרטיס שלך הוסר מהאתר`,
      intro: (card: string) =>
        say`צוות האתר הסיר את הכרטיס ${card}. מבקרים רואים במקומו דף ניטרלי, בלי פרטים.`,
      reason: 'הסיבה',
      kept: say`שום דבר לא נמחק: אפשר לערוך את הכרטיס, והצוות יכול להחזיר אותו בדיוק כפי שהיה.`,
      object: say`חושבים שזו טעות, או שתיקנתם? כתבו לנו ונבדוק שוב.`,
      button: 'לכתוב לנו',
    },
    en: {
      subject: (card) => say`Your card ${card} was taken off the site`,
      title: (name) => say`Hello ${name}, one of your cards was taken off the site`,
      intro: (card) =>
        say`Our staff took the card ${card} down. Visitors meet a neutral page without any details.`,
      reason: 'Reason',
      kept: say`Nothing was deleted: you can edit the card, and our staff can put it back just as it was.`,
      object: say`You think this is a mistake, or you have mended it? Write to us and we will look again.`,
      button: 'Write to us',
    },
  },
  (texts, { username, cardName, reason, message }) => ({
    subject: texts.subject(cardName),
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro(cardName) },
      { kind: 'details', rows: [[texts.reason, reason]] },
      ...(message ? [{ kind: 'quote', text: message } as const] : []),
      { kind: 'text', words: texts.kept },
      { kind: 'text', words: texts.object },
      { kind: 'button', label: texts.button, to: '/contact' },
    ],
  }),
);
