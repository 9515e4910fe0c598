import type { Knex } from 'knex';
import type { ProfileStats } from '../../../models/ProfileStats.ts';

const counters = {
  views: 'views',
  uniqueVisitors: 'unique_visitors',
  phoneClicks: 'phone_clicks',
  emailClicks: 'email_clicks',
  websiteClicks: 'website_clicks',
  whatsappClicks: 'whatsapp_clicks',
  mapClicks: 'map_clicks',
  socialClicks: 'social_clicks',
  contactFormSubmissions: 'contact_form_submissions',
  cardDownloads: 'card_downloads',
} as const;

/** The counters of some cards together, since each was made. */
export type AllTimeCounters = Pick<ProfileStats, keyof typeof counters>;

interface CardTotals extends AllTimeCounters {
  /** By card: the last day that was tallied at night; null where none was yet. */
  lastDays: Record<string, string | null>;
}

const sums = Object.entries(counters).map(
  ([name, column]) => `coalesce(sum(s.${column}), 0)::bigint as "${name}"`,
);

export async function readCardTotals(knex: Knex, cardIds: readonly number[]): Promise<CardTotals> {
  const { rows } = await knex.raw<{ rows: [CardTotals] }>(
    `select ${sums.join(', ')}, coalesce(json_object_agg(c.id, k.last_day), '{}') as "lastDays"
     from unnest(?::bigint[]) c(id)
       left join profile_stats s on s.profile_id = c.id
       left join lateral (select max(day) as last_day from card_day_tallies where profile_id = c.id) k on true`,
    [cardIds as number[]],
  );
  return rows[0];
}
