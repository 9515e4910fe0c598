import type { SessionRow } from '../contract/accounts/entities/session.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** A signed-in browser; the id is the SHA-256 of the cookie's value. */
export class Session extends BaseModel {
  static override tableName = 'sessions';
  static override jsonAttributes = ['data'];
  static override hiddenProperties = ['id', 'data'];

  declare id: string;
  declare userId: number | null;
  declare data: SessionRow['data'];
  declare userAgent: string | null;
  declare createdAt: Date;
  declare lastSeenAt: Date;
  declare expiresAt: Date;
  declare provedAt: Date | null;
  declare network: string | null;
  declare viewedUserId: number | null;
  declare viewingUntil: Date | null;
  declare secondFactorAt: Date | null;

  declare user?: User | null;

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'sessions.user_id', to: 'users.id' },
    },
  });
}
