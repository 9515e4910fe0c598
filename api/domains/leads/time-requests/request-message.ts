import { localeOf, type CardLanguage } from '../../../contract/base/card-languages.ts';
import { timeTexts } from './messages.ts';

interface AskedFor {
  times: readonly Date[];
  service: string | null;
  note: string | null;
}

/** A request for a time in words: the message of its lead, so that every list, table and mail says what it is about. */
export function requestMessage(language: CardLanguage, { times, service, note }: AskedFor): string {
  const texts = timeTexts[language];
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Asia/Jerusalem',
  });
  return [
    texts.asksFor,
    ...times.map((time) => format.format(time)),
    ...(service ? [texts.serviceLine(service)] : []),
    ...(note ? ['', note] : []),
  ].join('\n');
}
