import { DateInput, DateTimeInput, type DateInputProps, type DateTimeInputProps } from 'react-admin';
import { fromTypedDay, fromTypedMoment, toTypedDay, toTypedMoment } from '../formatting/israel-time.ts';

/**
 * A moment by the clock in Israel, sent with its zone (docs/product.md 13.3). In place of react-admin's
 * `DateTimeInput`, which shows the browser's clock and sends what was typed without a zone.
 */
export function IsraelMomentInput(props: DateTimeInputProps) {
  return <DateTimeInput format={toTypedMoment} parse={fromTypedMoment} {...props} />;
}

/** A day in Israel of a field that the API stores as a moment. */
export function IsraelDayInput(props: DateInputProps) {
  return <DateInput format={toTypedDay} parse={fromTypedDay} {...props} />;
}

/** A plain day without a moment, as filters of the API take it: `2026-12-01`. */
export function PlainDayInput(props: DateInputProps) {
  return <DateInput parse={(value: string) => value || null} {...props} />;
}
