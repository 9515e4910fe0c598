import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';
import { dailyViews } from './daily-views.schema.ts';

/**
 * The totals of one card; the row is made with the card.
 * A row of `profile_stats` as JSON carries it; the defaults are the table's.
 */
export const profileStatsRow = z.object({
  profileId: id,
  views: z.int().min(0).default(0),
  uniqueVisitors: z.int().min(0).default(0),
  phoneClicks: z.int().min(0).default(0),
  emailClicks: z.int().min(0).default(0),
  websiteClicks: z.int().min(0).default(0),
  whatsappClicks: z.int().min(0).default(0),
  mapClicks: z.int().min(0).default(0),
  socialClicks: z.int().min(0).default(0),
  contactFormSubmissions: z.int().min(0).default(0),
  cardDownloads: z.int().min(0).default(0),
  lastWeekViews: z.int().min(0).default(0),
  lastMonthViews: z.int().min(0).default(0),
  dailyViewsData: dailyViews.default([]),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type ProfileStatsRow = z.output<typeof profileStatsRow>;
