import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';

/** When a card took which address; the database writes it by itself. */
export class CardAddressChange extends BaseModel {
  static override tableName = 'card_address_changes';

  declare id: number;
  declare profileId: number;
  declare userId: number;
  declare slug: string | null;
  declare changedAt: Date;

  declare businessProfile?: BusinessProfile;

  static override relationMappings = () => ({
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'card_address_changes.profile_id', to: 'business_profiles.id' },
    },
  });
}
