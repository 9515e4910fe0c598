/** The day, by the clock in Israel, `count` days ago, in the format of the API's day filters. */
export function daysAgo(count: number): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' });
  return day.format(Date.now() - count * 86_400_000);
}
