import type { ProfileStatsRow } from '../contract/statistics/entities/profile-stats.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';

/** The totals of one card; the row is made with the card. */
export class ProfileStats extends BaseModel {
  static override tableName = 'profile_stats';
  static override idColumn = 'profile_id';
  static override jsonAttributes = ['dailyViewsData'];

  declare profileId: number;
  declare views: number;
  declare uniqueVisitors: number;
  declare phoneClicks: number;
  declare emailClicks: number;
  declare websiteClicks: number;
  declare whatsappClicks: number;
  declare mapClicks: number;
  declare socialClicks: number;
  declare contactFormSubmissions: number;
  declare cardDownloads: number;
  declare lastWeekViews: number;
  declare lastMonthViews: number;
  declare dailyViewsData: ProfileStatsRow['dailyViewsData'];
  declare createdAt: Date;
  declare updatedAt: Date;

  declare businessProfile?: BusinessProfile;

  static override relationMappings = () => ({
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'profile_stats.profile_id', to: 'business_profiles.id' },
    },
  });
}
