import type { ArchivedReceiptRow } from '../contract/payments/entities/archived-receipt.schema.ts';
import { BaseModel } from './BaseModel.ts';

/** A receipt of a closed account, kept because the law asks for it. */
export class ArchivedReceipt extends BaseModel {
  static override tableName = 'kept_receipts';
  static override jsonAttributes = ['receipt', 'customer'];

  declare id: number;
  declare receiptNumber: string;
  declare receipt: ArchivedReceiptRow['receipt'];
  declare customer: ArchivedReceiptRow['customer'];
  declare keptAt: Date;
  /** A day of the calendar, YYYY-MM-DD. */
  declare keepUntil: string;
}
