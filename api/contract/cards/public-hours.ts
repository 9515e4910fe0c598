import { addDays, wallClock, weekdayOf } from '../base/israel-clock.ts';
import { firstItems } from './card-plan.schema.ts';
import { nameOfHoliday } from './holidays.ts';
import { languageOfCard } from './language-of-card.ts';
import type { CardSource } from './make-public-card.ts';
import { mapsLink, wazeLink } from './map-links.ts';
import type { PublicCard } from './public-card.schema.ts';
import { shownOf } from './public-lists.ts';
import { line, reachOf } from './public-texts.ts';

// When a business and its branches are open, as visitors see it.

/** A branch with hours of its own is open on no special day whose weekday it is closed on. */
export function branchesOf(row: CardSource, now: Date): PublicCard['branches'] {
  return firstItems(row.branches, shownOf(row, 'branches')).flatMap((typed) => {
    const [name, address] = [line(typed.name), line(typed.address)];
    if (!name || !address) return [];
    const days = typed.hours && openingDaysOf(typed.hours);
    const place = { address, mapLink: null, lat: null, lng: null };
    return [
      {
        name,
        address,
        phone: reachOf(typed.phone),
        waze: wazeLink(place),
        maps: mapsLink(place),
        hours: days && { openingDays: days, specialDays: specialDaysAt(days, specialDaysOf(row, now)) },
      },
    ];
  });
}

const specialDaysAt = (
  days: PublicCard['openingDays'],
  specialDays: PublicCard['specialDays'],
): PublicCard['specialDays'] =>
  specialDays.filter(({ from, to }) => {
    const weekly = days.find(({ day }) => day === weekdayOf(from));
    return weekly && (from < to || weekly.spans.length > 0 || weekly.byAppointment);
  });

export function openingDaysOf(businessHours: CardSource['businessHours']): PublicCard['openingDays'] {
  if (!businessHours.some(({ spans, byAppointment }) => spans.length > 0 || byAppointment)) return [];
  return [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const { spans = [], byAppointment = false } = businessHours.find((one) => one.day === day) ?? {};
    return { day, spans, byAppointment: byAppointment && spans.length === 0 };
  });
}

/** How far ahead special days interest a visitor, in days. */
const daysAhead = 90;

export function specialDaysOf(row: CardSource, now: Date): PublicCard['specialDays'] {
  const { date: today } = wallClock(now);
  const language = languageOfCard(row);
  return row.specialDays
    .filter(({ from, to }) => to >= addDays(today, -1) && from <= addDays(today, daysAhead))
    .map(({ name, holiday, from, to, spans, byAppointment }) => ({
      from,
      to,
      name: line(name) ?? (holiday && nameOfHoliday(holiday, language)),
      spans,
      byAppointment,
    }))
    .sort((one, other) => one.from.localeCompare(other.from));
}
