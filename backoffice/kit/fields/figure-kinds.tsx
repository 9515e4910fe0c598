import { formatDay, formatMoment, readMoment } from '../formatting/dates.ts';
import { formatCount } from '../formatting/numbers.ts';
import type { AnyRecord, FieldKind, ValueProps } from './field-kind.ts';
import { Money } from '../components/Money.tsx';

/** Date and time stay on one line: the cell grows instead. */
const oneLine = { whiteSpace: 'nowrap' } as const;

function Count({ value }: ValueProps) {
  return (
    <bdi dir="ltr" className="figures">
      {formatCount(Number(value))}
    </bdi>
  );
}

export const count: FieldKind = { View: Count, toText: String, isFigure: true };

/** Number of a record; never grouped, because staff read it out. */
export const number: FieldKind = {
  View: ({ value }) => (
    <bdi dir="ltr" className="figures">
      {String(value)}
    </bdi>
  ),
  toText: String,
  isFigure: true,
};

const currencyOf = (record: AnyRecord) =>
  typeof record['currency'] === 'string' ? record['currency'] : 'ILS';

function Amount({ value, record }: ValueProps) {
  return <Money of={String(value)} currency={currencyOf(record)} />;
}

/** A decimal string, in the currency beside it or in shekels. */
export const money: FieldKind = {
  View: Amount,
  toText: (value) => String(value ?? ''),
  isFigure: true,
};

function Agorot({ value, record }: ValueProps) {
  return <Money of={Number(value) / 100} currency={currencyOf(record)} />;
}

/** An integer of agorot, in the currency beside it. */
export const agorot: FieldKind = {
  View: Agorot,
  toText: (value) => (value === null || value === undefined ? '' : (Number(value) / 100).toFixed(2)),
  isFigure: true,
};

function Moment({ value }: ValueProps) {
  const moment = readMoment(value);
  if (!moment) return <bdi>{String(value)}</bdi>;
  return (
    <time dateTime={moment.toISOString()}>
      <bdi dir="ltr" style={oneLine}>
        {formatMoment(moment)}
      </bdi>
    </time>
  );
}

const inFile = (format: (moment: Date) => string) => (value: unknown) => {
  const moment = readMoment(value);
  return moment ? format(moment) : '';
};

export const moment: FieldKind = { View: Moment, toText: inFile(formatMoment) };

function Day({ value }: ValueProps) {
  const moment = readMoment(value);
  if (!moment) return <bdi>{String(value)}</bdi>;
  return (
    <time dateTime={moment.toISOString()} title={formatMoment(moment)}>
      <bdi dir="ltr">{formatDay(moment)}</bdi>
    </time>
  );
}

/** The date alone; a tooltip shows the time. */
export const day: FieldKind = { View: Day, toText: inFile(formatDay) };
