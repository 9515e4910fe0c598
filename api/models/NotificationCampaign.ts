import type { NotificationCampaignRow } from '../contract/messaging/entities/notification-campaign.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** What staff tell many people at once. */
export class NotificationCampaign extends BaseModel {
  static override tableName = 'notification_campaigns';
  static override jsonAttributes = ['audience'];

  declare id: number;
  declare createdBy: number | null;
  declare audience: NotificationCampaignRow['audience'];
  declare kind: NotificationCampaignRow['kind'];
  declare channel: NotificationCampaignRow['channel'];
  declare title: string;
  declare content: string;
  declare link: string | null;
  declare status: NotificationCampaignRow['status'];
  declare recipients: number;
  declare sent: number;
  declare startsAt: Date | null;
  declare lastUserId: number;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare finishedAt: Date | null;

  declare author?: User | null;

  static override relationMappings = () => ({
    author: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'notification_campaigns.created_by', to: 'users.id' },
    },
  });
}
