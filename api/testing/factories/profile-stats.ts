import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { ProfileStats } from '../../models/ProfileStats.ts';
import { createBusinessProfile } from './business-profile.ts';
import { randomInteger } from './sequence.ts';

/** Fills the totals of a card; the row itself came with the card. */
export async function createProfileStats(
  knex: Knex,
  overrides: Overrides<ProfileStats> = {},
): Promise<ProfileStats> {
  const { profileId: givenId, ...values } = overrides;
  const profileId = givenId ?? (await createBusinessProfile(knex)).id;
  const views = randomInteger(40, 900);
  return ProfileStats.query(knex).patchAndFetchById(profileId, {
    views,
    uniqueVisitors: Math.floor(views * 0.7),
    phoneClicks: Math.floor(views * 0.12),
    whatsappClicks: Math.floor(views * 0.2),
    lastWeekViews: Math.floor(views * 0.1),
    lastMonthViews: Math.floor(views * 0.4),
    ...values,
  });
}
