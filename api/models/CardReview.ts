import type { CardReviewRow, ReviewStatus } from '../contract/cards/entities/card-review.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { BusinessProfile } from './BusinessProfile.ts';
import { ReviewInvitation } from './ReviewInvitation.ts';
import { User } from './User.ts';

/** What a client wrote of a card by invitation, or what its owner quotes. */
export class CardReview extends BaseModel {
  static override tableName = 'card_reviews';

  declare id: number;
  declare profileId: number;
  declare invitationId: number | null;
  declare kind: CardReviewRow['kind'];
  declare authorName: string;
  declare stars: number | null;
  declare words: string;
  declare subject: string | null;
  declare status: ReviewStatus;
  declare statusBefore: CardReviewRow['statusBefore'];
  declare answer: string | null;
  declare answeredAt: Date | null;
  declare language: CardReviewRow['language'];
  declare noticeVersion: string | null;
  declare agreedAt: Date | null;
  declare createdAt: Date;
  declare publishedAt: Date | null;
  declare reportReason: CardReviewRow['reportReason'];
  declare reportedAt: Date | null;
  declare takenReason: CardReviewRow['takenReason'];
  declare takenMessage: string | null;
  declare decidedBy: number | null;
  declare decidedAt: Date | null;

  declare businessProfile?: BusinessProfile;
  declare invitation?: ReviewInvitation | null;
  declare decider?: User | null;

  static override relationMappings = () => ({
    businessProfile: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: BusinessProfile,
      join: { from: 'card_reviews.profile_id', to: 'business_profiles.id' },
    },
    invitation: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: ReviewInvitation,
      join: { from: 'card_reviews.invitation_id', to: 'review_invitations.id' },
    },
    decider: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'card_reviews.decided_by', to: 'users.id' },
    },
  });
}
