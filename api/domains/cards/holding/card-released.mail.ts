import { defineMail } from '../../messaging/index.ts';
import { cardReleasedMail } from '../messages.ts';

export interface CardReleasedInput {
  username: string;
  cardName: string;
  /** What staff wrote besides. */
  message: string | null;
}

/** A card that was held until staff had looked is shown to visitors. */
export const cardReleased = defineMail<CardReleasedInput>('card_released')(
  cardReleasedMail,
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
