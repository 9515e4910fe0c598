/** Lengths offered as one press, in days up to today. */
export const lengths = ['7', '30', '90', '365'] as const;
type Length = (typeof lengths)[number];
const usualLength: Length = '30';
/** Maximum length of a period in days, the same as the server's. */
export const maxDays = 400;

const dayShape = /^\d{4}-\d{2}-\d{2}$/u;

function isDay(text: string): boolean {
  return dayShape.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

export const dayCount = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;

/** The period in the address: a length, two dates, or (without or with invalid ones) the default length. */
type ChosenPeriod = { length: Length; from: null; to: null } | { length: null; from: string; to: string };

export function readPeriod(search: URLSearchParams): ChosenPeriod {
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  if (isDay(from) && isDay(to) && issuesOf(from, to) === null) return { length: null, from, to };
  const length = lengths.find((each) => each === search.get('days')) ?? usualLength;
  return { length, from: null, to: null };
}

/** What of the search a period is read with, as the server does; an address with nonsense reads the usual period. */
export function searchOfPeriod(search: URLSearchParams): URLSearchParams {
  const { length, from, to } = readPeriod(search);
  const isAsAsked =
    length === null
      ? search.get('days') === null
      : search.get('from') === null &&
        search.get('to') === null &&
        [null, length].includes(search.get('days') as Length);
  if (isAsAsked) return search;
  return new URLSearchParams(length === null ? { from, to } : { days: length });
}

export type PeriodIssue = { field: 'from' | 'to'; kind: 'dateMissing' | 'endsBeforeStart' | 'tooLong' };

/** Null when both dates are valid. */
export function issuesOf(from: string, to: string): PeriodIssue | null {
  if (!isDay(from)) return { field: 'from', kind: 'dateMissing' };
  if (!isDay(to)) return { field: 'to', kind: 'dateMissing' };
  if (to < from) return { field: 'to', kind: 'endsBeforeStart' };
  return dayCount(from, to) > maxDays ? { field: 'from', kind: 'tooLong' } : null;
}
