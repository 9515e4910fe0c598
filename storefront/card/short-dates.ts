import type { PublicSpecialDay } from '../../api/contract/cards/public-card.schema.ts';
import type { CardMessages } from './messages.ts';

/** `11.9`, and `12–19.9` for several days, as the card's language writes them. */
export function shortDates(
  { from, to }: Pick<PublicSpecialDay, 'from' | 'to'>,
  { dateLocale, shortDate }: Pick<CardMessages, 'dateLocale' | 'shortDate'>,
): string {
  const format = new Intl.DateTimeFormat(dateLocale, {
    ...shortDate,
    timeZone: 'UTC',
  });
  return from === to ? format.format(new Date(from)) : format.formatRange(new Date(from), new Date(to));
}
