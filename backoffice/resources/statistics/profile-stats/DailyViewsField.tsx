import { formatDay, readMoment } from '../../../kit/formatting/dates.ts';
import { formatCount } from '../../../kit/formatting/numbers.ts';
import { makeField } from '../../../kit/fields/make-field.tsx';
import { recordsIn, textAt } from '../../../kit/fields/read-value.ts';
import { tableField } from '../../../kit/fields/records-field.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const shownDays = 14;

const Days = tableField(
  ({ entry }) => {
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
  (day) => `${textAt(day, 'date')}: ${textAt(day, 'views')}`,
  ['bikur.show.day', 'resources.profile-stats.fields.views', 'resources.profile-stats.fields.uniqueVisitors'],
);

/** The newest two weeks of a card's daily views. */
export const DailyViewsField = makeField(function DailyViews({ value }) {
  const word = useMessages();
  const newest = recordsIn(value).toReversed();
  const others = newest.length - shownDays;
  return (
    <>
      <Days source="days" record={{ days: newest.slice(0, shownDays) }} />
      {others > 0 ? <p>{word('show.more', { count: others })}</p> : null}
    </>
  );
}, Days.toText);
