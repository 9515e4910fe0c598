import type { Currency, PaymentType } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { LineFacts } from '../../../contract/payments/entities/receipt-items.schema.ts';
import type { TaxDocumentKind } from '../../../contract/payments/entities/tax-document.schema.ts';
import type { ReceiptKind, ReceiptStatus } from '../../../contract/payments/entities/receipt.schema.ts';
import type { BankAccountView } from '../../../contract/payments/transfers.schema.ts';
import type { Seller } from './seller.ts';

/** A proforma asks for money; the others say that it moved. */
export type DocumentKind = ReceiptKind | 'proforma';

/** A line, worded when it is drawn; money in agorot, VAT included. */
export interface DocumentLine {
  facts: LineFacts;
  quantity: number;
  unitPrice: number;
  total: number;
}

/**
 * Everything that stands on the document of a receipt, a credit or a proforma, independent of language, but for the
 * bank's name; money in agorot.
 */
export interface DocumentFacts {
  kind: DocumentKind;
  number: string;
  /** Number of the receipt that a credit refunds, where it is known. */
  creditOf: string | null;
  /** The sandbox took the payment, or it is demo data: no money moved. */
  isTest: boolean;
  status: ReceiptStatus;
  issuedAt: Date;
  /** Of a proforma: until when it is to be paid. */
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
  /** Of a proforma: where to transfer the money. */
  bank?: BankAccountView;
}
