import { weekdayOf } from '../base/israel-clock.ts';
import type { OpeningDay, PublicSpecialDay } from './public-card.schema.ts';

export interface CardHours {
  openingDays: readonly OpeningDay[];
  specialDays: readonly PublicSpecialDay[];
}

interface HoursOfDate {
  spans: OpeningDay['spans'];
  byAppointment: boolean;
  /** The special day that sets them; null on a day like every week's. */
  special: PublicSpecialDay | null;
}

/** Max special days that a card's page and search engines are told of, the nearest (docs/product.md 12.6). */
export const maxShownDays = 6;

/**
 * The hours of one date: a special day goes before its weekday. Hours that hold for several days open none that is
 * closed every week: those of Hanukkah don't open a Sabbath.
 */
export function hoursOn({ openingDays, specialDays }: CardHours, date: string): HoursOfDate {
  const weekly = openingDays.find(({ day }) => day === weekdayOf(date));
  const special = specialDays.find(({ from, to }) => from <= date && date <= to);
  const isClosedEveryWeek = weekly !== undefined && weekly.spans.length === 0 && !weekly.byAppointment;
  if (special && !(isClosedEveryWeek && special.from !== special.to))
    return { spans: special.spans, byAppointment: special.byAppointment, special };
  return { spans: weekly?.spans ?? [], byAppointment: weekly?.byAppointment ?? false, special: null };
}
