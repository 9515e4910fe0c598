import type { PayoutLineRow } from '../contract/payments/entities/payout.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** What a payout consists of, beside the payment of ours that it is; or a payment that no payout has. */
export class PayoutLine extends BaseModel {
  static override tableName = 'payout_lines';

  declare id: number;
  declare payoutId: number | null;
  declare provider: PayoutLineRow['provider'];
  declare kind: PayoutLineRow['kind'];
  declare entryUid: string;
  declare txnId: string | null;
  /** Agorot; negative for what goes back. */
  declare amountMinor: number;
  declare feeMinor: number;
  declare currency: string;
  declare originalMinor: number | null;
  declare originalCurrency: string | null;
  declare movedAt: Date;
  declare attemptId: number | null;
  declare disputeId: number | null;
  declare difference: PayoutLineRow['difference'];
  declare foundAt: Date | null;
  declare handledAt: Date | null;
  declare handledBy: number | null;
  declare reason: string | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}
