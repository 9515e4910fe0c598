import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** A bearer token, kept as its SHA-256. */
export class AccessToken extends BaseModel {
  static override tableName = 'access_tokens';
  static override hiddenProperties = ['tokenHash'];

  declare id: number;
  declare userId: number;
  declare tokenHash: string;
  declare userAgent: string | null;
  declare createdAt: Date;
  declare lastUsedAt: Date | null;
  declare expiresAt: Date;
  declare provedAt: Date | null;
  declare secondFactorAt: Date | null;
  declare network: string | null;

  declare user?: User;

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'access_tokens.user_id', to: 'users.id' },
    },
  });
}
