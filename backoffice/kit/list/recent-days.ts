/** The day, by the clock of Jerusalem, so many days ago: what the API's filters of days take. */
export function daysAgo(count: number): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' });
  return day.format(Date.now() - count * 86_400_000);
}
