import type { DataExportRow } from '../contract/accounts/entities/data-export.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** Everything of one person in a zip, made by a worker. */
export class DataExport extends BaseModel {
  static override tableName = 'data_exports';

  declare id: number;
  declare publicId: string;
  declare userId: number;
  declare status: DataExportRow['status'];
  declare progress: number;
  declare tries: number;
  declare nextTryAt: Date;
  declare sessionId: string | null;
  declare tokenId: number | null;
  declare storageKey: string | null;
  declare byteSize: number | null;
  declare createdAt: Date;
  declare expiresAt: Date;

  declare user?: User;

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'data_exports.user_id', to: 'users.id' },
    },
  });
}
