import type { KeptReceiptRow } from '../contract/payments/entities/archived-receipt.ts';
import { BaseModel } from './BaseModel.ts';

/** A receipt of a closed account, kept because the law asks for it. */
export class KeptReceipt extends BaseModel {
  static override tableName = 'kept_receipts';
  static override jsonAttributes = ['receipt', 'customer'];

  declare id: number;
  declare receiptNumber: string;
  declare receipt: KeptReceiptRow['receipt'];
  declare customer: KeptReceiptRow['customer'];
  declare keptAt: Date;
  /** A day of the calendar, YYYY-MM-DD. */
  declare keepUntil: string;
}
