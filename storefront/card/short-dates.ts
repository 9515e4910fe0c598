import { localeOf } from '../../api/contract/base/languages.ts';
import type { PublicCard, PublicSpecialDay } from '../../api/contract/cards/public-card.schema.ts';
import { cardMessages } from './messages.ts';

/** `11.9`, and `12–19.9` for several days, as the card's language writes them. */
export function shortDates(
  { from, to }: Pick<PublicSpecialDay, 'from' | 'to'>,
  language: PublicCard['language'],
): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    ...cardMessages[language].shortDate,
    timeZone: 'UTC',
  });
  return from === to ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(to));
}
