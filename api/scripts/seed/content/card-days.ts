import { addDays } from '../../../contract/base/israel-clock.ts';
import type { SpecialDay } from '../../../contract/cards/entities/special-days.schema.ts';
import { comingHolidays } from '../../../contract/cards/holidays.ts';
import { demoSlugs, type DemoSlug } from '../slugs.ts';

/** A day of the demo owner's own: days from today, name, and hours (`09:00-13:00`, `-` by appointment, else closed). */
type OwnDay = readonly [from: number, to: number, name: string, hours: string];

const own: Partial<Record<DemoSlug, OwnDay>> = {
  [demoSlugs.danaLevi]: [4, 4, 'יום פתוח בסטודיו', '10:00-16:00'],
  [demoSlugs.neshima]: [5, 5, 'ריטריט בגליל', ''],
  [demoSlugs.gefenBakery]: [3, 3, 'יום הולדת למאפייה', '07:00-21:00'],
  [demoSlugs.roniHair]: [6, 8, 'השתלמות', ''],
  [demoSlugs.barakShapira]: [9, 9, 'כנס דיני משפחה', '-'],
  [demoSlugs.sarahCohen]: [5, 6, 'Wedding out of town', '-'],
};

/** Demo cards that say of special days take requests, too; a basic one has no way to. */
export const takesRequests = (slug: DemoSlug): boolean => own[slug] !== undefined;

/** A demo card's own day and the two holidays after it; none for a card that says nothing of them. */
export function specialDaysOf(slug: DemoSlug, today: string): SpecialDay[] {
  const day = own[slug];
  if (!day) return [];
  const [first, last, name, hours] = day;
  const [opens, closes] = hours.split('-');
  const [from, to] = [addDays(today, first), addDays(today, last)];
  const days = comingHolidays(today)
    .filter((holiday) => holiday.from > to)
    .slice(0, 2)
    .map((holiday) => ({
      holiday: holiday.holiday,
      from: holiday.from,
      to: holiday.to,
      name: null,
      spans: holiday.custom === 'closed' ? [] : [{ opens: '09:00', closes: '13:00' }],
      byAppointment: false,
    }));
  const spans = opens && closes ? [{ opens, closes }] : [];
  return [{ from, to, name, holiday: null, spans, byAppointment: hours === '-' }, ...days];
}
