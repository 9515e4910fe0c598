import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { idParams } from '../base/path-id.schema.ts';

const tag = 'statistics';

/** Events that a card's page may report (docs/product.md 10). */
const beaconTypes = [
  'view',
  'phone',
  'email',
  'website',
  'whatsapp',
  'map',
  'social',
  'link',
  'document',
  'payment',
  'share',
] as const;
/** With the events that the server itself sees: saved contacts and sent forms. */
export const eventTypes = [...beaconTypes, 'download', 'contact_form'] as const;
export type CardEventType = (typeof eventTypes)[number];

export const eventSources = ['direct', 'qr', 'nfc', 'whatsapp', 'social', 'search', 'embed'] as const;
export type EventSource = (typeof eventSources)[number];

export const eventDevices = ['phone', 'tablet', 'desktop', 'other'] as const;
export type EventDevice = (typeof eventDevices)[number];

/** Why an event is stored but not counted. */
export const leftOutReasons = ['bot', 'preview', 'prefetch', 'owner'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const recordEventSchemas = {
  summary: 'Count a view of a card or a click on it; answered once it is stored',
  tag,
  params: idParams,
  body: z.object({
    type: z.enum(beaconTypes),
    /** One of the sources, or the address of the page the visitor came from; never stored as it is. */
    source: z.string().optional(),
  }),
  bodyLimit: 8_000,
} satisfies EndpointSchemas;

export const viewPictureSchemas = {
  summary: 'Count a view of a card by a browser that runs no scripts',
  tag,
  params: idParams,
} satisfies EndpointSchemas;

/** Max days of one query; raw events are stored 13 months. */
export const maxPeriodDays = 400;
/** Days shown unless asked otherwise. */
export const usualPeriodDays = 30;

const count = z.int().min(0);
const counts = z.object({
  views: count,
  /** Each day's visitors, added up: a visitor can't be recognised on another day. */
  uniqueVisitors: count,
  clicks: count,
  downloads: count,
  contactFormSubmissions: count,
});
export type StatsCounts = z.infer<typeof counts>;

const period = z.object({ from: z.iso.date(), to: z.iso.date(), totals: counts });
const dayCounts = z.object({ date: z.iso.date(), views: count, uniqueVisitors: count });
export type DayCounts = z.infer<typeof dayCounts>;

/** A card of the owner, for choosing among them. */
const statsCard = z.object({
  id: z.int().positive(),
  name: z.string(),
  path: z.string(),
  isPublic: z.boolean(),
});
export type StatsCard = z.infer<typeof statsCard>;

const figures = z.object({
  /** Both days included; all days here are those of Asia/Jerusalem. */
  period,
  previous: period,
  /** Whether those days are fully known; events are stored 13 months. */
  isComparable: z.boolean(),
  /** Since the cards were made. */
  allTime: counts,
  days: z.array(dayCounts),
  /** The days of the period before. */
  daysBefore: z.array(dayCounts),
  /** Views of the period that were not counted. */
  leftOut: z.object({ total: count, bot: count, preview: count, prefetch: count, owner: count }),
  /** Only with a package that includes advanced statistics. */
  advanced: z
    .object({
      clicks: z.array(z.object({ type: z.enum(eventTypes), count })),
      sources: z.array(z.object({ source: z.enum(eventSources), views: count })),
      devices: z.array(z.object({ device: z.enum(eventDevices), views: count })),
      /** Weekday 0 is Sunday; hours without views are left out. */
      hours: z.array(
        z.object({ weekday: z.int().min(0).max(6), hour: z.int().min(0).max(23), views: count }),
      ),
    })
    .nullable(),
});
export type StatsFigures = z.infer<typeof figures>;

const cardStats = figures.extend({
  cardId: z.int().positive(),
  cards: z.array(statsCard),
});
export type CardStats = z.infer<typeof cardStats>;

const allStats = figures.extend({
  cards: z.array(statsCard.extend({ views: count })),
});
export type AllStats = z.infer<typeof allStats>;

/** Lengths of a period that a query may ask for by their days alone, up to today. */
const periodLengths = ['7', '30', '90', '365'] as const;

/** From one day to another, or a number of days up to today; by default the usual number. */
const periodQuery = z.object({
  days: z.enum(periodLengths, 'invalid_choice').optional(),
  from: z.iso.date('invalid_date').optional(),
  to: z.iso.date('invalid_date').optional(),
});
export type PeriodQuery = z.output<typeof periodQuery>;

export const readCardStatsSchemas = {
  summary: 'Read the statistics of a card of mine',
  tag,
  params: idParams,
  query: periodQuery,
  reply: cardStats,
} satisfies EndpointSchemas;

export const readAllStatsSchemas = {
  summary: 'Read the statistics of all my cards together',
  tag,
  query: periodQuery,
  reply: allStats,
} satisfies EndpointSchemas;

export const exportCardStatsSchemas = {
  summary: 'Save the statistics of a card of mine as CSV',
  tag,
  params: idParams,
  query: periodQuery,
} satisfies EndpointSchemas;

export const exportAllStatsSchemas = {
  summary: 'Save the statistics of all my cards as CSV',
  tag,
  query: periodQuery,
} satisfies EndpointSchemas;
