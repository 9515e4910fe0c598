import type { ReceiptRow } from '../contract/payments/entities/receipt.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { TaxDocument } from './TaxDocument.ts';
import { User } from './User.ts';

/** Proof of one payment. Money fields are agorot. */
export class Receipt extends BaseModel {
  static override tableName = 'receipts';
  static override moneyColumns = ['amount', 'vatAmount'];
  static override jsonAttributes = ['items', 'metadata', 'snapshot', 'formerCustomer'];
  // Where the documents lie is nobody's business.
  static override hiddenProperties = ['documentKey'];

  declare id: number;
  declare userId: number | null;
  declare receiptNumber: string;
  declare amount: number;
  declare currency: ReceiptRow['currency'];
  declare description: string | null;
  declare paymentMethod: ReceiptRow['paymentMethod'];
  declare installments: number;
  declare transactionId: string | null;
  declare status: ReceiptRow['status'];
  declare items: ReceiptRow['items'];
  declare metadata: ReceiptRow['metadata'];
  declare pdfUrl: string | null;
  declare createdAt: Date;
  declare paymentDate: Date;
  declare kind: ReceiptRow['kind'];
  declare series: string;
  declare receiptNo: number;
  declare attemptId: number | null;
  declare vatRate: number;
  declare vatAmount: number;
  declare snapshot: ReceiptRow['snapshot'];
  declare pdfStatus: ReceiptRow['pdfStatus'];
  declare documentKey: string;
  declare formerCustomer: ReceiptRow['formerCustomer'];
  declare keptAt: Date | null;
  /** A day of the calendar, YYYY-MM-DD. */
  declare keepUntil: string | null;

  declare user?: User | null;
  declare taxDocument?: TaxDocument | null;

  static override relationMappings = () => ({
    taxDocument: {
      relation: BaseModel.HasOneRelation,
      modelClass: TaxDocument,
      join: { from: 'receipts.id', to: 'tax_documents.receipt_id' },
    },
    user: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: User,
      join: { from: 'receipts.user_id', to: 'users.id' },
    },
  });
}
