import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { defaultLanguage, languageOfCode, type Language } from '../../../api/contract/base/languages.ts';
import { holidays, nameOfHoliday } from '../../../api/contract/cards/holidays.ts';
import { Money } from '../components/Money.tsx';
import { TypedText } from '../components/TypedText.tsx';
import { formatDay, readMoment } from '../formatting/dates.ts';
import { formatCount } from '../formatting/numbers.ts';
import { useMessages } from '../i18n/use-messages.ts';
import type { AnyRecord, FieldKind, ValueProps } from './field-kind.ts';
import { SmallTable } from './PlainList.tsx';
import { recordsIn, textAt } from './read-value.ts';

interface TableKind {
  /** Keys of the columns' names. */
  heads?: readonly string[];
  /** The cells of one entry. */
  Cells(props: { entry: AnyRecord; record: AnyRecord }): ReactNode;
  /** One entry in a CSV cell. */
  text(entry: AnyRecord): string;
}

/** A list of structures as a small table. */
function tableKind({ heads = [], Cells, text }: TableKind): FieldKind {
  function Table({ value, record }: ValueProps) {
    const translate = useTranslate();
    return (
      <SmallTable>
        {heads.length > 0 ? (
          <thead>
            <tr>
              {heads.map((head) => (
                <th scope="col" key={head}>
                  {translate(head)}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {recordsIn(value).map((entry, place) => (
            <tr key={place}>
              <Cells entry={entry} record={record} />
            </tr>
          ))}
        </tbody>
      </SmallTable>
    );
  }
  const toText = (value: unknown) => recordsIn(value).map(text).join('; ');
  return { View: Table, toText, isSortable: false, isWide: true };
}

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
export const specialDayList = tableKind({
  Cells: function SpecialDay({ entry }) {
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
  text: (day) =>
    [datesOf(day), nameOfSpecialDay(day, defaultLanguage), spansOf(day).join(', ')].filter(Boolean).join(' '),
});

export const openingHours = tableKind({
  Cells: function Weekday({ entry }) {
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
  text: (day) => `${weekday(Number(day['day']), 'he')}: ${spansOf(day).join(', ')}`,
});

const shownDays = 14;

const days = tableKind({
  heads: [
    'bikur.show.day',
    'resources.profile-stats.fields.views',
    'resources.profile-stats.fields.uniqueVisitors',
  ],
  Cells: ({ entry }) => {
    const moment = readMoment(entry['date']);
    return (
      <>
        <th scope="row">
          <bdi dir="ltr">{moment ? formatDay(moment) : textAt(entry, 'date')}</bdi>
        </th>
        <td>{formatCount(Number(entry['views'] ?? 0))}</td>
        <td>{formatCount(Number(entry['uniqueVisitors'] ?? 0))}</td>
      </>
    );
  },
  text: (day) => `${textAt(day, 'date')}: ${textAt(day, 'views')}`,
});

/** The newest two weeks of a card's daily views. */
export const dailyViews: FieldKind = {
  ...days,
  View: function DailyViews({ value, record }: ValueProps) {
    const word = useMessages();
    const newest = recordsIn(value).toReversed();
    const others = newest.length - shownDays;
    return (
      <>
        <days.View value={newest.slice(0, shownDays)} record={record} />
        {others > 0 ? <p>{word('show.more', { count: others })}</p> : null}
      </>
    );
  },
};

export const receiptLines = tableKind({
  heads: ['description', 'quantity', 'unitPrice', 'total'].map((name) => `bikur.details.${name}`),
  Cells: ({ entry, record }) => {
    const currency = textAt(record, 'currency') || 'ILS';
    return (
      <>
        <td>
          <TypedText>{textAt(entry, 'description')}</TypedText>
        </td>
        <td>{textAt(entry, 'quantity')}</td>
        <td>
          <Money of={textAt(entry, 'unitPrice')} currency={currency} />
        </td>
        <td>
          <Money of={textAt(entry, 'total')} currency={currency} />
        </td>
      </>
    );
  },
  text: (item) => `${textAt(item, 'description')} × ${textAt(item, 'quantity')}: ${textAt(item, 'total')}`,
});
