const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem', dateStyle: 'short' });

const quarterOfAnHour = 15 * 60_000;
let last = { quarter: Number.NaN, day: '' };

/** The day on the calendar in Israel, `2026-11-21`. */
export function israelDay(moment: Date): string {
  // Days begin with a quarter of an hour, wherever; asked for with every event, a calendar takes long to answer.
  const quarter = Math.floor(moment.getTime() / quarterOfAnHour);
  if (last.quarter !== quarter) last = { quarter, day: format.format(moment) };
  return last.day;
}

/** The day a number of days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Number of days from one to the other, both included. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000 + 1;
}
