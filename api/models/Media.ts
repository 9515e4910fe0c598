import type { MediaRow } from '../contract/cards/entities/media.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { User } from './User.ts';

/** An uploaded picture or document; its bytes lie behind the storage port. */
export class Media extends BaseModel {
  static override tableName = 'media';

  declare id: number;
  declare userId: number;
  declare profileId: number | null;
  declare purpose: MediaRow['purpose'];
  declare storageKey: string;
  declare mimeType: string;
  declare byteSize: number;
  declare width: number;
  declare height: number;
  declare pages: number | null;
  declare fileName: string | null;
  declare sha256: string;
  declare unconfirmedSince: Date | null;
  declare createdAt: Date;

  declare businessProfile?: BusinessProfile | null;
  declare user?: User;

  static override relationMappings = () => ({
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'media.profile_id', to: 'business_profiles.id' },
    },
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'media.user_id', to: 'users.id' },
    },
  });
}
