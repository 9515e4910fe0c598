import { BaseModel } from './BaseModel.ts';

/** The secret that a user's app of one-time codes shares with us. */
export class TotpSecret extends BaseModel {
  static override tableName = 'totp_secrets';
  static override idColumn = 'user_id';
  static override hiddenProperties = ['secret', 'lastStep'];

  declare userId: number;
  declare secret: Buffer;
  declare confirmedAt: Date | null;
  declare lastStep: number | null;
  declare createdAt: Date;
}
