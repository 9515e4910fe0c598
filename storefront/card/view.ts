import type { Language } from '../../api/contract/base/languages.ts';
import type { PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import type { IconSet } from './icons/icon-set.ts';
import { openState, type OpenState } from './opening.ts';
import { cardMessages, type CardMessages } from './messages.ts';

/** What every block of a card is given. */
export interface CardView {
  card: PublicCard;
  language: Language;
  words: CardMessages;
  icons: IconSet;
  opening: OpenState | null;
  /** False inside another page: links become plain text, headings and ids stay out of that page's way. */
  interactive: boolean;
  /** In a frame on somebody's site: links leave the frame, ways within the card don't. */
  embedded: boolean;
}

export function makeView(given: {
  card: PublicCard;
  language: Language;
  icons: IconSet;
  now: Date;
  interactive: boolean;
  embedded: boolean;
}): CardView {
  const { now, ...rest } = given;
  return { ...rest, words: cardMessages[given.language], opening: openState(given.card.openingDays, now) };
}
