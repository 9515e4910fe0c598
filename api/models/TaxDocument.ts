import type { TaxDocumentRow } from '../contract/payments/entities/tax-document.schema.ts';
import { BaseModel } from './BaseModel.ts';
import { Receipt } from './Receipt.ts';

/** The provider's tax document beside a receipt or a credit of ours. */
export class TaxDocument extends BaseModel {
  static override tableName = 'tax_documents';

  declare id: number;
  declare receiptId: number;
  declare publicId: string;
  declare provider: TaxDocumentRow['provider'];
  declare kind: TaxDocumentRow['kind'];
  declare status: TaxDocumentRow['status'];
  declare tries: number;
  declare nextTryAt: Date | null;
  declare failure: string | null;
  declare documentUid: string | null;
  declare number: string | null;
  declare url: string | null;
  declare allocationNumber: string | null;
  declare needsAllocation: boolean;
  declare issuedAt: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;

  declare receipt?: Receipt;

  static override relationMappings = () => ({
    receipt: {
      relation: BaseModel.BelongsToOneRelation,
      modelClass: Receipt,
      join: { from: 'tax_documents.receipt_id', to: 'receipts.id' },
    },
  });
}
