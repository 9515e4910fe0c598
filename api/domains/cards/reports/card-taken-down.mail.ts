import { defineMail } from '../../messaging/index.ts';
import { cardTakenDownMail } from './messages.ts';

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
  cardTakenDownMail,
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
