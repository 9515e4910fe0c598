import { BaseModel } from './BaseModel.ts';

/** A request of staff to remove a user's second factors, which another one of staff confirms. */
export class FactorReset extends BaseModel {
  static override tableName = 'factor_resets';

  declare id: number;
  declare userId: number;
  declare askedBy: number | null;
  declare askedAt: Date;
  declare expiresAt: Date;
}
