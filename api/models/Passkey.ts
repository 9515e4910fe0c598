import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** A passkey with which its user signs in. */
export class Passkey extends BaseModel {
  static override tableName = 'passkeys';
  static override jsonAttributes = ['transports'];
  static override hiddenProperties = ['credentialId', 'userHandle', 'publicKey', 'signCount', 'transports'];

  declare id: number;
  declare userId: number;
  declare credentialId: string;
  declare userHandle: string;
  declare publicKey: Buffer;
  declare signCount: number;
  declare transports: string[];
  declare isSynced: boolean;
  declare name: string;
  declare createdAt: Date;
  declare lastUsedAt: Date | null;

  declare user?: User;

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'passkeys.user_id', to: 'users.id' },
    },
  });
}
