import { defineMail } from '../../messaging/index.ts';
import { cardMadeMail } from '../holding/messages.ts';

export interface CardMadeInput {
  username: string;
  cardName: string;
  isPublic: boolean;
}

/** Tells an owner of the card that staff made in their account. */
export const cardMade = defineMail<CardMadeInput>('card_made')(
  cardMadeMail,
  (texts, { username, cardName, isPublic }) => ({
    subject: texts.subject(cardName),
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro(cardName) },
      { kind: 'text', words: isPublic ? texts.live : texts.draft },
      { kind: 'button', label: texts.button, to: '/dashboard' },
    ],
  }),
);
