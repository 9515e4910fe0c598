import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** One line of a conversation; support's when isSupport. */
export class Message extends BaseModel {
  static override tableName = 'messages';

  declare id: number;
  declare userId: number;
  declare recipientId: number | null;
  declare content: string;
  declare isRead: boolean;
  declare isSupport: boolean;
  declare isClosed: boolean;
  declare createdAt: Date;

  declare recipient?: User | null;
  declare sender?: User;

  static override relationMappings = () => ({
    recipient: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'messages.recipient_id', to: 'users.id' },
    },
    sender: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'messages.user_id', to: 'users.id' },
    },
  });
}
