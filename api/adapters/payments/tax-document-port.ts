import type { Language } from '../../contract/base/languages.ts';
import type { PaymentType } from '../../contract/payments/entities/payment-enums.schema.ts';
import type { TaxDocumentKind } from '../../contract/payments/entities/tax-document.schema.ts';

/** What a provider is asked to issue; money in agorot, VAT included. */
export interface TaxDocumentOrder {
  /** Ours, unique for ever: the provider refuses a second document under it. */
  reference: string;
  kind: TaxDocumentKind;
  /** Day of the payment or refund on Israel's calendar, YYYY-MM-DD. */
  day: string;
  language: Language;
  customer: { name: string; email: string; number: string | null; address: string | null };
  lines: readonly { name: string; quantity: number; unitMinor: number }[];
  /** The sum of the lines. */
  totalMinor: number;
  currency: 'ILS' | 'USD';
  /** Percent. */
  vatRate: number;
  /** The provider's transaction that moved the money. */
  txnId: string | null;
  /** What was paid with. */
  paymentType: PaymentType;
  cardLast4: string | null;
  /** In how many payments the card is charged. */
  installments: number;
  /** Number of our own document, which stands on theirs. */
  ourNumber: string;
}

export interface IssuedTaxDocument {
  documentUid: string;
  number: string;
  /** Null where the provider names no address that people may be led to. */
  url: string | null;
  allocationNumber: string | null;
}

/** A provider's answer; nothing is ever thrown. */
export type TaxDocumentResult =
  | { kind: 'issued'; document: IssuedTaxDocument }
  /** It stands under this reference already; a look-up gives it. */
  | { kind: 'exists' }
  | { kind: 'refused' | 'not_sent' | 'unknown'; cause: string };

/** A provider that issues tax documents. */
export interface TaxDocumentCalls {
  order(order: TaxDocumentOrder): Promise<TaxDocumentResult>;
  /** Asks for the document under one of our references. */
  find(reference: string): Promise<Exclude<TaxDocumentResult, { kind: 'exists' }> | { kind: 'not_found' }>;
}
