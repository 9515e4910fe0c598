const hebrewDate = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
});

/** Days on which Israel rests by law, besides the Sabbath, as Intl names them. */
const restDays: ReadonlySet<string> = new Set([
  'Tishri 1',
  'Tishri 2',
  'Tishri 10',
  'Tishri 15',
  'Tishri 22',
  'Nisan 15',
  'Nisan 21',
  'Sivan 6',
]);

/**
 * Whether a day is a holy day of rest in Israel; eves and the days between are none.
 * @param day on the civil calendar, `2026-09-13`; the evening before already belongs to it
 */
export function isHolyDay(day: string): boolean {
  const parts = hebrewDate.formatToParts(Date.parse(`${day}T12:00:00Z`));
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return restDays.has(`${of('month')} ${of('day')}`);
}
