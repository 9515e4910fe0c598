import type { CardTakedownRow } from '../contract/cards/entities/card-takedown.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { User } from './User.ts';

/** Staff took a card down, and perhaps lifted that again. */
export class CardTakedown extends BaseModel {
  static override tableName = 'card_takedowns';

  declare id: number;
  declare profileId: number | null;
  declare userId: number | null;
  declare cardName: string;
  declare reason: CardTakedownRow['reason'];
  declare message: string | null;
  declare takenBy: number | null;
  declare takenAt: Date;
  declare liftedBy: number | null;
  declare liftedAt: Date | null;
  declare liftMessage: string | null;

  declare businessProfile?: BusinessProfile | null;
  declare owner?: User | null;

  static override relationMappings = () => ({
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'card_takedowns.profile_id', to: 'business_profiles.id' },
    },
    owner: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'card_takedowns.user_id', to: 'users.id' },
    },
  });
}
