import type { DisputeRow } from '../contract/payments/entities/dispute.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** A payment that its cardholder disputes at the bank. */
export class Dispute extends BaseModel {
  static override tableName = 'disputes';

  declare id: number;
  declare attemptId: number;
  declare userId: number | null;
  declare provider: DisputeRow['provider'];
  declare providerDisputeId: string | null;
  declare status: DisputeRow['status'];
  /** Agorot. */
  declare amountMinor: number;
  declare currency: DisputeRow['currency'];
  /** Agorot. */
  declare feeMinor: number;
  declare reason: string | null;
  declare openedAt: Date;
  declare evidenceDueAt: Date | null;
  declare evidenceSentAt: Date | null;
  declare closedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
