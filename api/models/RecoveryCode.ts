import { BaseModel } from './BaseModel.ts';

/** A one-time code for whoever has neither passkey nor app at hand. */
export class RecoveryCode extends BaseModel {
  static override tableName = 'recovery_codes';
  static override hiddenProperties = ['codeHash'];

  declare id: number;
  declare userId: number;
  declare codeHash: string;
  declare createdAt: Date;
  declare usedAt: Date | null;
}
