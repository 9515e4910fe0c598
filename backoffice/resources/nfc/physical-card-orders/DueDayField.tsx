import { DateField } from 'react-admin';
import { makeField } from '../../../kit/fields/make-field.tsx';
import { Tag } from '../../../kit/fields/StatusField.tsx';
import { dayFormat, formatDay, readMoment } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { lateBy } from './late-by.ts';

/** The expected delivery day, marked when it is past. */
export const DueDayField = makeField(
  function DueDay({ record }) {
    const word = useMessages();
    const late = lateBy(record);
    return (
      <>
        <DateField source="estimatedDeliveryDate" options={dayFormat} />{' '}
        {late > 0 ? <Tag tone="bad">{word('orders.lateBy', { count: late, smart_count: late })}</Tag> : null}
      </>
    );
  },
  (value) => formatDay(readMoment(value) ?? new Date(String(value))),
  { reads: ['status'] },
);
