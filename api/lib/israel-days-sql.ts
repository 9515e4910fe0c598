/** SQL for the first moment of a day in Israel; its one value is the day, `2026-11-21`. */
export const israelDawn = `(?::date)::timestamp at time zone 'Asia/Jerusalem'`;

/** The days or months that a series is cut into. */
export interface Span {
  /** First and last day in Israel, both included. */
  from: string;
  to: string;
  unit: 'day' | 'month';
}

/** SQL for the first day in Israel of the day or month that a moment of a column falls in; its one value is the unit. */
export const israelStep = (column: string): string =>
  `to_char(date_trunc(?, ${column} at time zone 'Asia/Jerusalem'), 'YYYY-MM-DD')`;

/** SQL for whether a moment of a column falls in a span of days in Israel; its values are the first and the last. */
export const israelWithin = (column: string): string =>
  `${column} >= ${israelDawn} and ${column} < (?::date + 1)::timestamp at time zone 'Asia/Jerusalem'`;
