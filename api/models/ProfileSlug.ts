import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';

/** An address a card had before; it redirects until it expires. */
export class ProfileSlug extends BaseModel {
  static override tableName = 'profile_slug_history';

  declare id: number;
  declare profileId: number;
  declare slug: string;
  declare retiredAt: Date;
  declare expiresAt: Date;

  declare businessProfile?: BusinessProfile;

  static override relationMappings = () => ({
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'profile_slug_history.profile_id', to: 'business_profiles.id' },
    },
  });
}
