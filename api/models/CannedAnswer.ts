import type { CannedAnswerRow } from '../contract/support/entities/canned-answer.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** An answer that staff write again and again. */
export class CannedAnswer extends BaseModel {
  static override tableName = 'canned_answers';

  declare id: number;
  declare title: string;
  declare folder: string | null;
  declare language: CannedAnswerRow['language'];
  declare body: string;
  declare sortOrder: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
