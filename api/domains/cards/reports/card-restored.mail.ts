import { defineMail } from '../../messaging/index.ts';
import { cardRestoredMail } from '../messages.ts';

export interface CardRestoredInput {
  username: string;
  cardName: string;
  /** What staff wrote besides. */
  message: string | null;
}

/** Staff put a card back that they had taken down. */
export const cardRestored = defineMail<CardRestoredInput>('card_restored')(
  cardRestoredMail,
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
