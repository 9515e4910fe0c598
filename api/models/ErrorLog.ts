import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** An error that a browser reported, or a fault of ours on the way to an answer. */
export class ErrorLog extends BaseModel {
  static override tableName = 'error_logs';

  declare id: number;
  declare userId: number | null;
  declare username: string | null;
  declare errorType: string;
  declare errorMessage: string;
  declare errorDetails: string | null;
  declare path: string | null;
  declare createdAt: Date;
  declare requestId: string | null;
  declare handledBy: number | null;
  declare handledAt: Date | null;

  declare user?: User | null;
  declare handler?: User | null;

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'error_logs.user_id', to: 'users.id' },
    },
    handler: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'error_logs.handled_by', to: 'users.id' },
    },
  });
}
