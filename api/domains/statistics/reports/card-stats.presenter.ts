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
import type { AllTimeCounters } from './card-totals.queries.ts';
import { daysOf, type Period } from './choose-period.ts';
import { totalOf } from './condense-tallies.ts';
import type { DayTally, Tally } from './day-tallies.queries.ts';
import type { OwnCard } from './own-cards.queries.ts';

const notClicks: readonly string[] = ['view', 'download', 'contact_form'];
type Heading = keyof Tally;

const countOf = (tally: Tally, heading: Heading, name: string): number =>
  (tally[heading] as Record<string, number> | undefined)?.[name] ?? 0;

/** Sums one count over days and cards. */
export const sumOf = (tallies: readonly DayTally[], heading: Heading, name: string): number =>
  tallies.reduce((sum, { tally }) => sum + countOf(tally, heading, name), 0);

/** Totals of a period. */
export function presentCounts(total: Tally): StatsCounts {
  const of = (type: string) => countOf(total, 'types', type);
  return {
    views: of('view'),
    uniqueVisitors: countOf(total, 'visitors', 'all'),
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
export function presentLeftOut(total: Tally): StatsFigures['leftOut'] {
  const of = (reason: LeftOutReason) => countOf(total, 'leftOut', reason);
  const [bot, preview, prefetch, owner] = leftOutReasons.map(of) as [number, number, number, number];
  return { total: bot + preview + prefetch + owner, bot, preview, prefetch, owner };
}

/**
 * Views by source, device and hour, and clicks of each kind.
 * @param total of the tallies
 */
export function presentAdvanced(
  total: Tally,
  tallies: readonly DayTally[],
): NonNullable<StatsFigures['advanced']> {
  return {
    clicks: eventTypes
      .filter((type) => type !== 'view')
      .map((type) => ({ type, count: countOf(total, 'types', type) })),
    sources: eventSources.map((source) => ({ source, views: countOf(total, 'sources', source) })),
    devices: eventDevices.map((device) => ({ device, views: countOf(total, 'devices', device) })),
    hours: presentHours(tallies),
  };
}

/** 0 is Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

function presentHours(tallies: readonly DayTally[]): NonNullable<StatsFigures['advanced']>['hours'] {
  // Of what was tallied at night, one day bears the hours of all days of its weekday.
  const withHours = tallies.filter(({ tally }) => tally.hours !== undefined);
  const ofWeekday = Map.groupBy(withHours, ({ day }) => weekdayOf(day));
  return Array.from({ length: 7 }, (_, weekday) => {
    const total = totalOf((ofWeekday.get(weekday) ?? []).map(({ tally: { hours = {} } }) => ({ hours })));
    return Array.from({ length: 24 }, (_hour, hour) => ({
      weekday,
      hour,
      views: countOf(total, 'hours', String(hour)),
    }));
  })
    .flat()
    .filter(({ views }) => views > 0);
}

/** A card as its owner chooses it for the statistics. */
export function presentStatsCard(card: OwnCard): StatsCard {
  return { id: card.id, name: card.businessName, path: cardPath(card), isPublic: card.isPublic };
}
