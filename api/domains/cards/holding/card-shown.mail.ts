import { defineMail } from '../../messaging/index.ts';
import { cardReleasedMail, cardRestoredMail } from './messages.ts';

export interface CardShownInput {
  username: string;
  cardName: string;
  /** What staff wrote besides. */
  message: string | null;
}

const cardShown = (name: 'card_released' | 'card_restored', words: typeof cardReleasedMail) =>
  defineMail<CardShownInput>(name)(words, (texts, { username, cardName, message }) => ({
    subject: texts.subject(cardName),
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro(cardName) },
      ...(message ? [{ kind: 'quote', text: message } as const] : []),
      { kind: 'button', label: texts.button, to: '/dashboard' },
    ],
  }));

/** A card that was held until staff had looked is shown to visitors. */
export const cardReleased = cardShown('card_released', cardReleasedMail);

/** Staff put a card back that they had taken down. */
export const cardRestored = cardShown('card_restored', cardRestoredMail);
