const day = 86_400_000;
const weekday = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jerusalem', weekday: 'short' });
/** Nobody prints or delivers on them; holidays are not counted out. */
const restDays = ['Fri', 'Sat'];

/**
 * The moment so many business days later, by Israel's week from Sunday to Thursday (docs/specification.md 9: delivery
 * within 3–5 of them).
 */
export function addBusinessDays(from: Date, days: number): Date {
  let at = from.getTime();
  for (let left = days; left > 0;) {
    at += day;
    if (!restDays.includes(weekday.format(at))) left -= 1;
  }
  return new Date(at);
}
