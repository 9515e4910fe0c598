import type { StaffNoteRow } from '../contract/admin/entities/staff-note.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** What staff wrote down about a record. */
export class StaffNote extends BaseModel {
  static override tableName = 'staff_notes';

  declare id: number;
  declare resource: StaffNoteRow['resource'];
  declare recordId: number;
  declare userId: number | null;
  declare authorId: number | null;
  declare authorName: string;
  declare words: string;
  declare createdAt: Date;
  declare updatedAt: Date;
}
