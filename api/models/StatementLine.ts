import type { StatementLineRow } from '../contract/payments/entities/statement-line.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** A charge or refund of the provider's statement, beside the payment of ours that it is. */
export class StatementLine extends BaseModel {
  static override tableName = 'statement_lines';

  declare id: number;
  declare provider: StatementLineRow['provider'];
  declare direction: StatementLineRow['direction'];
  declare txnId: string;
  declare parentTxnId: string | null;
  declare reference: string | null;
  /** Agorot. */
  declare amountMinor: number;
  declare currency: string;
  declare movedAt: Date;
  declare seenAt: Date | null;
  declare attemptId: number | null;
  declare difference: StatementLineRow['difference'];
  declare foundAt: Date | null;
  declare handledAt: Date | null;
  declare handledBy: number | null;
  declare reason: string | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}
