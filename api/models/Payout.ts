import type { PayoutRow } from '../contract/payments/entities/payout.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** A deposit of the payment provider to the bank. */
export class Payout extends BaseModel {
  static override tableName = 'payouts';

  declare id: number;
  declare provider: PayoutRow['provider'];
  declare payoutUid: string;
  declare status: PayoutRow['status'];
  /** YYYY-MM-DD. */
  declare valueDay: string;
  /** Agorot. */
  declare netMinor: number;
  declare currency: string;
  declare isItemized: boolean;
  /** Of one that staff entered, YYYY-MM-DD of Israel's calendar, as `coversTo`. */
  declare coversFrom: string | null;
  declare coversTo: string | null;
  declare enteredBy: number | null;
  declare seenAt: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}
