import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';

/** A link with which an owner asks a client for a review; its secret is stored as SHA-256. */
export class ReviewInvitation extends BaseModel {
  static override tableName = 'review_invitations';
  static override hiddenProperties = ['tokenHash', 'formerTokenHash'];

  declare id: number;
  declare profileId: number;
  declare clientName: string;
  declare subject: string | null;
  declare tokenHash: string;
  declare formerTokenHash: string | null;
  declare createdAt: Date;
  declare remindedAt: Date | null;
  declare expiresAt: Date;
  declare openedAt: Date | null;
  declare usedAt: Date | null;
  declare withdrawnAt: Date | null;

  declare businessProfile?: BusinessProfile;

  static override relationMappings = () => ({
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'review_invitations.profile_id', to: 'business_profiles.id' },
    },
  });
}
