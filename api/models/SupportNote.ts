import type { SupportNoteRow } from '../contract/support/entities/support-note.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { User } from './User.ts';

/** What staff write to each other about a conversation. */
export class SupportNote extends BaseModel {
  static override tableName = 'support_notes';

  declare id: number;
  declare ticketId: number;
  declare userId: number | null;
  declare kind: SupportNoteRow['kind'];
  declare assignedTo: number | null;
  declare content: string;
  declare createdAt: Date;

  declare author?: User | null;
  declare assignee?: User | null;

  static override relationMappings = () => ({
    author: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'support_notes.user_id', to: 'users.id' },
    },
    assignee: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'support_notes.assigned_to', to: 'users.id' },
    },
  });
}
