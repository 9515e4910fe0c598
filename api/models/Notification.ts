import type { NotificationRow } from '../contract/messaging/entities/notification.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** A line in a person's notifications popover. */
export class Notification extends BaseModel {
  static override tableName = 'notifications';

  declare id: number;
  declare userId: number;
  declare title: string;
  declare content: string;
  declare type: NotificationRow['type'];
  declare isRead: boolean;
  declare link: string | null;
  declare campaignId: number | null;
  declare createdAt: Date;

  declare user?: User;

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'notifications.user_id', to: 'users.id' },
    },
  });
}
