import { useLocale, useTranslate } from 'react-admin';
import { defaultLanguage, languageOfCode, type Language } from '../../../../api/contract/base/languages.ts';
import { holidays, nameOfHoliday } from '../../../../api/contract/cards/holidays.ts';
import type { AnyRecord } from '../../../kit/fields/make-field.tsx';
import { recordsIn, textAt } from '../../../kit/fields/read-value.ts';
import { tableField } from '../../../kit/fields/records-field.tsx';

/** 4 January 1970 was a Sunday, on which Israel's week starts. */
function weekday(day: number, locale: string): string {
  const date = new Date(Date.UTC(1970, 0, 4 + day));
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

const spansOf = (day: AnyRecord) =>
  recordsIn(day['spans']).map((span) => `${textAt(span, 'opens')}–${textAt(span, 'closes')}`);

/** Times run left to right in both languages. */
function HoursOf({ day }: { day: AnyRecord }) {
  const translate = useTranslate();
  if (spansOf(day).length > 0) return <bdi dir="ltr">{spansOf(day).join(', ')}</bdi>;
  return translate(day['byAppointment'] === true ? 'bikur.details.byAppointment' : 'bikur.details.closed');
}

const nameOfSpecialDay = (day: AnyRecord, language: Language): string => {
  const holiday = holidays.find((name) => name === day['holiday']);
  return textAt(day, 'name') || (holiday ? nameOfHoliday(holiday, language) : '');
};

const datesOf = (day: AnyRecord) => [...new Set([textAt(day, 'from'), textAt(day, 'to')])].join('–');

/** Dates with other hours, those that are over included. */
export const SpecialDaysField = tableField(
  function SpecialDay({ entry }) {
    const language = languageOfCode(useLocale());
    return (
      <>
        <th scope="row">
          <bdi>{nameOfSpecialDay(entry, language)}</bdi> <bdi dir="ltr">{datesOf(entry)}</bdi>
        </th>
        <td>
          <HoursOf day={entry} />
        </td>
      </>
    );
  },
  (day) =>
    [datesOf(day), nameOfSpecialDay(day, defaultLanguage), spansOf(day).join(', ')].filter(Boolean).join(' '),
);

export const OpeningHoursField = tableField(
  function Weekday({ entry }) {
    const locale = useLocale();
    return (
      <>
        <th scope="row">{weekday(Number(entry['day']), locale)}</th>
        <td>
          <HoursOf day={entry} />
        </td>
      </>
    );
  },
  (day) => `${weekday(Number(day['day']), 'he')}: ${spansOf(day).join(', ')}`,
);
