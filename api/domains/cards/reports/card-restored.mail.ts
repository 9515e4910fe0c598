import { defineMail, say } from '../../messaging/index.ts';

export interface CardRestoredInput {
  username: string;
  cardName: string;
  /** What staff wrote besides. */
  message: string | null;
}

/** Staff put a card back that they had taken down. */
export const cardRestored = defineMail<CardRestoredInput>('card_restored')(
  {
    he: {
      subject: (card: string) => say`הכרטיס ${card} חזר לאתר`,
      title: (name: string) => say`שלום ${name}, הכרטיס שלך חזר לאתר`,
      intro: (card: string) => say`צוות האתר החזיר את הכרטיס ${card}, בדיוק כפי שהיה ובאותה כתובת.`,
      button: 'לכרטיסים שלי',
    },
    en: {
      subject: (card) => say`Your card ${card} is back on the site`,
      title: (name) => say`Hello ${name}, your card is back on the site`,
      intro: (card) => say`Our staff put the card ${card} back, just as it was and at the same address.`,
      button: 'My cards',
    },
  },
  (texts, { username, cardName, message }) => ({
    subject: texts.subject(cardName),
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro(cardName) },
      ...(message ? [{ kind: 'quote', text: message } as const] : []),
      { kind: 'button', label: texts.button, to: '/dashboard' },
    ],
  }),
);
