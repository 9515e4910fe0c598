import {
  eventDevices,
  eventSources,
  eventTypes,
  leftOutReasons,
  type DayCounts,
  type LeftOutReason,
  type StatsCard,
  type StatsCounts,
  type StatsFigures,
} from '../../../contract/statistics/card-events.schema.ts';
import { cardPath } from '../../../contract/cards/make-public-card.ts';
import type { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { AllTimeCounters } from './card-totals.queries.ts';
import { daysOf, type Period } from './choose-period.ts';
import type { DayTally, Tally } from './day-tallies.queries.ts';

const notClicks: readonly string[] = ['view', 'download', 'contact_form'];
type Heading = keyof Tally;

/** Sums one count over days and cards. */
export function sumOf(tallies: readonly DayTally[], heading: Heading, name: string): number {
  return tallies.reduce(
    (sum, { tally }) => sum + ((tally[heading] as Record<string, number> | undefined)?.[name] ?? 0),
    0,
  );
}

/** Totals of a period. */
export function presentCounts(tallies: readonly DayTally[]): StatsCounts {
  const of = (type: string) => sumOf(tallies, 'types', type);
  return {
    views: of('view'),
    uniqueVisitors: sumOf(tallies, 'visitors', 'all'),
    clicks: eventTypes.filter((type) => !notClicks.includes(type)).reduce((sum, type) => sum + of(type), 0),
    downloads: of('download'),
    contactFormSubmissions: of('contact_form'),
  };
}

/** Totals since the cards were made; links and shares have no total. */
export function presentAllTime(all: AllTimeCounters): StatsCounts {
  return {
    views: all.views,
    uniqueVisitors: all.uniqueVisitors,
    clicks:
      all.phoneClicks +
      all.emailClicks +
      all.websiteClicks +
      all.whatsappClicks +
      all.mapClicks +
      all.socialClicks,
    downloads: all.cardDownloads,
    contactFormSubmissions: all.contactFormSubmissions,
  };
}

/** Tallies of each day over all cards; days without events have an empty list. */
export function byDay(tallies: readonly DayTally[], period: Period): [day: string, DayTally[]][] {
  const found = Map.groupBy(tallies, ({ day }) => day);
  return daysOf(period).map((day) => [day, found.get(day) ?? []]);
}

/** Counts of every day of the period, also of days without events. */
export function presentDays(tallies: readonly DayTally[], period: Period): DayCounts[] {
  return byDay(tallies, period).map(([date, ofDay]) => ({
    date,
    views: sumOf(ofDay, 'types', 'view'),
    uniqueVisitors: sumOf(ofDay, 'visitors', 'all'),
  }));
}

/** Events that were not counted, by the reason why. */
export function presentLeftOut(tallies: readonly DayTally[]): StatsFigures['leftOut'] {
  const of = (reason: LeftOutReason) => sumOf(tallies, 'leftOut', reason);
  const [bot, preview, prefetch, owner] = leftOutReasons.map(of) as [number, number, number, number];
  return { total: bot + preview + prefetch + owner, bot, preview, prefetch, owner };
}

/** Views by source, device and hour, and clicks of each kind. */
export function presentAdvanced(tallies: readonly DayTally[]): NonNullable<StatsFigures['advanced']> {
  return {
    clicks: eventTypes
      .filter((type) => type !== 'view')
      .map((type) => ({ type, count: sumOf(tallies, 'types', type) })),
    sources: eventSources.map((source) => ({ source, views: sumOf(tallies, 'sources', source) })),
    devices: eventDevices.map((device) => ({ device, views: sumOf(tallies, 'devices', device) })),
    hours: presentHours(tallies),
  };
}

/** 0 is Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

function presentHours(tallies: readonly DayTally[]): NonNullable<StatsFigures['advanced']>['hours'] {
  const ofWeekday = Map.groupBy(tallies, ({ day }) => weekdayOf(day));
  return Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: 24 }, (_hour, hour) => ({
      weekday,
      hour,
      views: sumOf(ofWeekday.get(weekday) ?? [], 'hours', String(hour)),
    })),
  )
    .flat()
    .filter(({ views }) => views > 0);
}

/** A card as its owner chooses it for the statistics. */
export function presentStatsCard(card: BusinessProfile): StatsCard {
  return { id: card.id, name: card.businessName, path: cardPath(card), isPublic: card.isPublic };
}
