import { useTranslate } from 'react-admin';
import { holidays, nameOfHoliday } from '../../../../api/contract/cards/holidays.ts';
import type { AnyRecord } from '../../../kit/fields/make-field.tsx';
import { recordsIn, textAt } from '../../../kit/fields/read-value.ts';
import { formatDay, formatWeekday, readMoment } from '../../../kit/formatting/dates.ts';
import { shownLanguage } from '../../../kit/i18n/shown-language.ts';
import { tableField } from '../../../kit/fields/records-field.tsx';

const spansOf = (day: AnyRecord) =>
  recordsIn(day['spans']).map((span) => `${textAt(span, 'opens')}–${textAt(span, 'closes')}`);

/** Times run left to right in both languages. */
function HoursOf({ day }: { day: AnyRecord }) {
  const translate = useTranslate();
  if (spansOf(day).length > 0) return <bdi dir="ltr">{spansOf(day).join(', ')}</bdi>;
  return translate(day['byAppointment'] === true ? 'bikur.details.byAppointment' : 'bikur.details.closed');
}

const nameOfSpecialDay = (day: AnyRecord): string => {
  const holiday = holidays.find((name) => name === day['holiday']);
  return textAt(day, 'name') || (holiday ? nameOfHoliday(holiday, shownLanguage()) : '');
};

const datesOf = (day: AnyRecord) =>
  [...new Set([day['from'], day['to']].flatMap((date) => readMoment(date) ?? []).map(formatDay))].join('–');

/** Dates with other hours, those that are over included. */
export const SpecialDaysField = tableField(
  ({ entry }) => (
    <>
      <th scope="row">
        <bdi>{nameOfSpecialDay(entry)}</bdi> <bdi dir="ltr">{datesOf(entry)}</bdi>
      </th>
      <td>
        <HoursOf day={entry} />
      </td>
    </>
  ),
  (day) => [datesOf(day), nameOfSpecialDay(day), spansOf(day).join(', ')].filter(Boolean).join(' '),
);

export const OpeningHoursField = tableField(
  ({ entry }) => (
    <>
      <th scope="row">{formatWeekday(Number(entry['day']))}</th>
      <td>
        <HoursOf day={entry} />
      </td>
    </>
  ),
  (day) => `${formatWeekday(Number(day['day']))}: ${spansOf(day).join(', ')}`,
);
