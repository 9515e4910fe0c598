import { useLocale, useTranslate } from 'react-admin';
import { defaultLanguage, languageOfCode, type Language } from '../../../api/contract/base/languages.ts';
import { holidays, nameOfHoliday } from '../../../api/contract/cards/holidays.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { formatDay, readMoment } from '../formatting/dates.ts';
import { formatCount } from '../formatting/numbers.ts';
import { useMessages } from '../i18n/use-messages.ts';
import type { FieldKind, ValueProps } from './field-kind.ts';
import { SmallTable } from './PlainList.tsx';
import { recordsIn, textAt } from './read-value.ts';
import { Money } from '../components/Money.tsx';

/** 4 January 1970 was a Sunday, on which Israel's week starts. */
function weekday(day: number, locale: string): string {
  const date = new Date(Date.UTC(1970, 0, 4 + day));
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

const spansOf = (day: Readonly<Record<string, unknown>>) =>
  recordsIn(day['spans']).map((span) => `${textAt(span, 'opens')}–${textAt(span, 'closes')}`);

/** Times run left to right in both languages. */
function HoursOf({ day }: { day: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  if (spansOf(day).length > 0) return <bdi dir="ltr">{spansOf(day).join(', ')}</bdi>;
  return translate(day['byAppointment'] === true ? 'bikur.details.byAppointment' : 'bikur.details.closed');
}

const nameOfSpecialDay = (day: Readonly<Record<string, unknown>>, language: Language): string => {
  const holiday = holidays.find((name) => name === day['holiday']);
  return textAt(day, 'name') || (holiday ? nameOfHoliday(holiday, language) : '');
};

const datesOf = (day: Readonly<Record<string, unknown>>) =>
  [...new Set([textAt(day, 'from'), textAt(day, 'to')])].join('–');

function SpecialDays({ value }: ValueProps) {
  const language = languageOfCode(useLocale());
  return (
    <SmallTable>
      <tbody>
        {recordsIn(value).map((day) => (
          <tr key={textAt(day, 'from')}>
            <th scope="row">
              <bdi>{nameOfSpecialDay(day, language)}</bdi> <bdi dir="ltr">{datesOf(day)}</bdi>
            </th>
            <td>
              <HoursOf day={day} />
            </td>
          </tr>
        ))}
      </tbody>
    </SmallTable>
  );
}

/** Dates with other hours, those that are over included. */
export const specialDayList: FieldKind = {
  View: SpecialDays,
  toText: (value) =>
    recordsIn(value)
      .map((day) =>
        [datesOf(day), nameOfSpecialDay(day, defaultLanguage), spansOf(day).join(', ')]
          .filter(Boolean)
          .join(' '),
      )
      .join('; '),
  isSortable: false,
  isWide: true,
};

export function OpeningHours({ value }: Pick<ValueProps, 'value'>) {
  const locale = useLocale();
  return (
    <SmallTable>
      <tbody>
        {recordsIn(value).map((day) => (
          <tr key={textAt(day, 'day')}>
            <th scope="row">{weekday(Number(day['day']), locale)}</th>
            <td>
              <HoursOf day={day} />
            </td>
          </tr>
        ))}
      </tbody>
    </SmallTable>
  );
}

export const openingHours: FieldKind = {
  View: OpeningHours,
  toText: (value) =>
    recordsIn(value)
      .map((day) => `${weekday(Number(day['day']), 'he')}: ${spansOf(day).join(', ')}`)
      .join('; '),
  isSortable: false,
  isWide: true,
};

const shownDays = 14;

function DailyViews({ value }: ValueProps) {
  const word = useMessages();
  const translate = useTranslate();
  const days = recordsIn(value).toReversed();
  return (
    <>
      <SmallTable>
        <thead>
          <tr>
            <th scope="col">{word('show.day')}</th>
            <th scope="col">{translate('resources.profile-stats.fields.views')}</th>
            <th scope="col">{translate('resources.profile-stats.fields.uniqueVisitors')}</th>
          </tr>
        </thead>
        <tbody>
          {days.slice(0, shownDays).map((day) => {
            const moment = readMoment(day['date']);
            return (
              <tr key={textAt(day, 'date')}>
                <th scope="row">
                  <bdi dir="ltr">{moment ? formatDay(moment) : textAt(day, 'date')}</bdi>
                </th>
                <td>{formatCount(Number(day['views'] ?? 0))}</td>
                <td>{formatCount(Number(day['uniqueVisitors'] ?? 0))}</td>
              </tr>
            );
          })}
        </tbody>
      </SmallTable>
      {days.length > shownDays ? <p>{word('show.more', { count: days.length - shownDays })}</p> : null}
    </>
  );
}

/** The newest two weeks of a card's daily views. */
export const dailyViews: FieldKind = {
  View: DailyViews,
  toText: (value) =>
    recordsIn(value)
      .map((day) => `${textAt(day, 'date')}: ${textAt(day, 'views')}`)
      .join('; '),
  isSortable: false,
  isWide: true,
};

const itemColumns = ['description', 'quantity', 'unitPrice', 'total'] as const;

function ReceiptItems({ value, record }: ValueProps) {
  const translate = useTranslate();
  const currency = textAt(record, 'currency') || 'ILS';
  return (
    <SmallTable>
      <thead>
        <tr>
          {itemColumns.map((column) => (
            <th scope="col" key={column}>
              {translate(`bikur.details.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {recordsIn(value).map((item) => (
          <tr key={`${textAt(item, 'description')} ${textAt(item, 'total')}`}>
            <td>
              <bdi dir={directionOfText(textAt(item, 'description'))} translate="no">
                {textAt(item, 'description')}
              </bdi>
            </td>
            <td>{textAt(item, 'quantity')}</td>
            <td>
              <Money of={textAt(item, 'unitPrice')} currency={currency} />
            </td>
            <td>
              <Money of={textAt(item, 'total')} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </SmallTable>
  );
}

export const receiptLines: FieldKind = {
  View: ReceiptItems,
  toText: (value) =>
    recordsIn(value)
      .map((item) => `${textAt(item, 'description')} × ${textAt(item, 'quantity')}: ${textAt(item, 'total')}`)
      .join('; '),
  isSortable: false,
  isWide: true,
};
