import type { SavedViewRow } from '../contract/admin/entities/saved-view.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** A list of the back office as one of the staff wants it. */
export class SavedView extends BaseModel {
  static override tableName = 'saved_views';
  static override jsonAttributes = ['filter', 'sort', 'hiddenColumns'];

  declare id: number;
  declare userId: number;
  declare resource: string;
  declare name: string;
  declare filter: SavedViewRow['filter'];
  declare sort: SavedViewRow['sort'];
  declare hiddenColumns: SavedViewRow['hiddenColumns'];
  declare createdAt: Date;

  declare user?: User;

  static override relationMappings = () => ({
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'saved_views.user_id', to: 'users.id' },
    },
  });
}
