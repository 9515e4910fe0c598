import {
  eventDevices,
  eventSources,
  eventTypes,
  leftOutReasons,
  type CardStats,
  type LeftOutReason,
  type StatsCounts,
} from '../../contract/card-events.ts';
import type { ProfileStats } from '../../models/ProfileStats.ts';
import type { Tally } from './card-stats.queries.ts';
import { daysOf, type Period } from './choose-period.ts';

const notClicks: readonly string[] = ['view', 'download', 'contact_form'];

/** A heading's own rows: grouping sets leave the others null. */
const byDay = (row: Tally) => row.day !== null;
const bySource = (row: Tally) => row.source !== null;
const byDevice = (row: Tally) => row.device !== null;
const byHour = (row: Tally) => row.weekday !== null;
const byTypeAlone = (row: Tally) => ![byDay, bySource, byDevice, byHour].some((is) => is(row));
const isView = (row: Tally) => row.type === 'view';

/** Totals of a period. */
export function presentCounts(tallies: readonly Tally[]): StatsCounts {
  const alone = tallies.filter(byTypeAlone);
  const sum = (rows: Tally[]) => rows.reduce((total, { events }) => total + events, 0);
  return {
    views: sum(alone.filter(isView)),
    uniqueVisitors: tallies
      .filter((row) => isView(row) && byDay(row))
      .reduce((total, { visitors }) => total + visitors, 0),
    clicks: sum(alone.filter(({ type }) => !notClicks.includes(type))),
    downloads: sum(alone.filter(({ type }) => type === 'download')),
    contactFormSubmissions: sum(alone.filter(({ type }) => type === 'contact_form')),
  };
}

/** Totals since the card was made; links and shares have no total of their own. */
export function presentAllTime(stats: ProfileStats): StatsCounts {
  const { phoneClicks, emailClicks, websiteClicks, whatsappClicks, mapClicks, socialClicks } = stats;
  return {
    views: stats.views,
    uniqueVisitors: stats.uniqueVisitors,
    clicks: phoneClicks + emailClicks + websiteClicks + whatsappClicks + mapClicks + socialClicks,
    downloads: stats.cardDownloads,
    contactFormSubmissions: stats.contactFormSubmissions,
  };
}

/** Every day of the period, quiet ones too. */
export function presentDays(tallies: readonly Tally[], period: Period): CardStats['days'] {
  const known = new Map(tallies.filter((row) => isView(row) && byDay(row)).map((row) => [row.day, row]));
  return daysOf(period).map((date) => ({
    date,
    views: known.get(date)?.events ?? 0,
    uniqueVisitors: known.get(date)?.visitors ?? 0,
  }));
}

export function presentLeftOut(
  rows: readonly { reason: LeftOutReason; views: number }[],
): CardStats['leftOut'] {
  const of = (reason: LeftOutReason) => rows.find((row) => row.reason === reason)?.views ?? 0;
  const [bot, preview, prefetch, owner] = leftOutReasons.map(of) as [number, number, number, number];
  return { total: bot + preview + prefetch + owner, bot, preview, prefetch, owner };
}

/** Where views came from, on what and when; and each kind of click. */
export function presentAdvanced(tallies: readonly Tally[]): NonNullable<CardStats['advanced']> {
  const views = tallies.filter(isView);
  const eventsOf = (rows: readonly Tally[], is: (row: Tally) => boolean) => rows.find(is)?.events ?? 0;
  return {
    clicks: eventTypes
      .filter((type) => type !== 'view')
      .map((type) => ({ type, count: eventsOf(tallies.filter(byTypeAlone), (row) => row.type === type) })),
    sources: eventSources.map((source) => ({
      source,
      views: eventsOf(views, (row) => row.source === source),
    })),
    devices: eventDevices.map((device) => ({
      device,
      views: eventsOf(views, (row) => row.device === device),
    })),
    hours: views
      .filter(byHour)
      .map(({ weekday, hour, events }) => ({ weekday: weekday ?? 0, hour: hour ?? 0, views: events }))
      .sort((one, other) => one.weekday - other.weekday || one.hour - other.hour),
  };
}
