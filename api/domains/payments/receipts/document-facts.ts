import type { Currency, PaymentType } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { LineFacts } from '../../../contract/payments/entities/receipt-items.schema.ts';
import type { TaxDocumentKind } from '../../../contract/payments/entities/tax-document.schema.ts';
import type { ReceiptKind, ReceiptStatus } from '../../../contract/payments/entities/receipt.schema.ts';
import type { Seller } from './seller.ts';

/** A line, worded when it is drawn; money in agorot, VAT included. */
export interface DocumentLine {
  facts: LineFacts;
  quantity: number;
  unitPrice: number;
  total: number;
}

/** Everything that stands on the document of a receipt or a credit, independent of language; money in agorot. */
export interface DocumentFacts {
  kind: ReceiptKind;
  number: string;
  /** Number of the receipt that a credit refunds, where it is known. */
  creditOf: string | null;
  /** The sandbox took the payment, or it is demo data: no money moved. */
  isTest: boolean;
  status: ReceiptStatus;
  issuedAt: Date;
  paidAt: Date;
  company: Seller & { email: string; phone: string };
  /** A private person has no number; null where nothing of who paid was kept. */
  customer: { name: string; email: string; number: string | null; address: string | null } | null;
  lines: DocumentLine[];
  currency: Currency;
  net: number;
  vatRate: number;
  vat: number;
  total: number;
  /** The provider's tax document beside this one, once it is issued. */
  taxDocument: { kind: TaxDocumentKind; number: string; allocationNumber: string | null } | null;
  paymentType: PaymentType;
  cardLast4: string | null;
  /** In how many payments the card was charged; of a credit, those of its payment. */
  installments: number;
  transactionId: string | null;
}
