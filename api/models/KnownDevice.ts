import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** A browser in which a user signed in before. */
export class KnownDevice extends BaseModel {
  static override tableName = 'known_devices';
  static override hiddenProperties = ['deviceHash'];

  declare id: number;
  declare userId: number;
  declare deviceHash: string;
  declare userAgent: string | null;
  declare createdAt: Date;
  declare lastSeenAt: Date;

  declare user?: User;

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'known_devices.user_id', to: 'users.id' },
    },
  });
}
