import { addDays, wallClock } from '../../../api/contract/base/israel-clock.ts';
import { localeOf, type Language } from '../../../api/contract/base/languages.ts';

/** The month of Israel's calendar some months away, `2026-11`. */
export function monthAfter(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

export const presentMonth = (): string => wallClock(new Date()).date.slice(0, 7);

/** The last month that is over: the one an accountant asks for. */
export const lastWholeMonth = (): string => addDays(`${presentMonth()}-01`, -1).slice(0, 7);

/** Every month from the first document's, or the chosen one if that is earlier, to the present; the newest first. */
export function monthChoices(firstMonth: string | null, chosen: string): string[] {
  const newest = [presentMonth(), chosen].toSorted().at(-1) ?? chosen;
  const oldest = [firstMonth ?? chosen, chosen].toSorted()[0] ?? chosen;
  const months = [newest];
  while ((months.at(-1) ?? oldest) > oldest) months.push(monthAfter(months.at(-1) ?? oldest, -1));
  return months;
}

/** `November 2026`, in the language of whoever reads. */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
