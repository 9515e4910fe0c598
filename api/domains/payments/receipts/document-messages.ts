import { installmentWords } from '../../../contract/payments/installment-words.ts';
import { paymentTypeNames } from '../../../contract/payments/payment-type-names.ts';
import type { PaymentType } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { ReceiptStatus } from '../../../contract/payments/entities/receipt.schema.ts';
import type { TaxDocumentKind } from '../../../contract/payments/entities/tax-document.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import type { DocumentKind } from './document-facts.ts';

export interface DocumentMessages {
  titles: Record<DocumentKind, string>;
  states: Record<Exclude<ReceiptStatus, 'completed'>, string>;
  test: string;
  number: string;
  issuedAt: string;
  paidAt: Record<DocumentKind, string>;
  creditOf: string;
  from: string;
  to: string;
  companyNumber: string;
  customerNumber: string;
  formerCustomer: string;
  what: string;
  quantity: string;
  unitPrice: string;
  lineTotal: string;
  net: string;
  vat: (rate: number) => string;
  total: Record<DocumentKind, string>;
  payment: Record<DocumentKind, string>;
  methods: Record<PaymentType, string>;
  cardEnding: (method: string, digits: string) => string;
  installments: (count: number) => string;
  transaction: string;
  /** Says that the document isn't a tax invoice (docs/money.md 3.7). */
  note: Record<DocumentKind, string>;
  /** Leads to the provider's tax document, by its title and number. */
  taxNote: (title: string, number: string) => string;
  taxTitles: Record<TaxDocumentKind, string>;
  allocationNumber: string;
  /** Where and how to transfer what a proforma asks for. */
  bank: {
    holder: string;
    bank: string;
    branch: string;
    account: string;
    iban: string;
    /** What to write into the transfer, so that it is found. */
    reference: string;
  };
  page: (page: number, pages: number) => string;
}

const hebrew: DocumentMessages = {
  titles: { receipt: 'קבלה', credit: 'מסמך זיכוי', proforma: 'חשבון עסקה' },
  states: { cancelled: 'בוטלה', refunded: 'הוחזרה' },
  test: 'מסמך לדוגמה: לא עבר כסף',
  number: 'מספר',
  issuedAt: 'תאריך הפקה',
  paidAt: { receipt: 'תאריך תשלום', credit: 'תאריך ההחזר', proforma: 'לתשלום עד' },
  creditOf: 'זיכוי של קבלה',
  from: 'מאת',
  to: 'עבור',
  companyNumber: 'מספר חברה',
  customerNumber: 'ח.פ. / עוסק מורשה',
  formerCustomer: 'בעל חשבון שנסגר',
  what: 'פירוט',
  quantity: 'כמות',
  unitPrice: 'מחיר ליחידה',
  lineTotal: 'סכום',
  net: 'סכום לפני מע״מ',
  vat: (rate) => `מע״מ ${rate}%`,
  total: { receipt: 'שולם', credit: 'הוחזר', proforma: 'לתשלום' },
  payment: { receipt: 'התשלום', credit: 'ההחזר', proforma: 'לאן להעביר' },
  methods: paymentTypeNames.he,
  cardEnding: (method, digits) => `${method} המסתיים ב־${digits}`,
  installments: installmentWords.he.count,
  transaction: 'מספר עסקה',
  note: {
    receipt: 'קבלה ואישור תשלום. המחירים כוללים מע״מ. המסמך אינו חשבונית מס.',
    credit: 'אישור על החזר כספי. הסכומים כוללים מע״מ. המסמך אינו חשבונית מס.',
    proforma: 'חשבון עסקה: דרישת תשלום. המחירים כוללים מע״מ. המסמך אינו קבלה ואינו חשבונית מס.',
  },
  taxNote: (title, number) => `${title} מספר ${number} הופקה לצדו.`,
  taxTitles: { invoice_receipt: 'חשבונית מס קבלה', credit_invoice: 'חשבונית זיכוי' },
  allocationNumber: 'מספר הקצאה',
  bank: {
    holder: 'שם המוטב',
    bank: 'בנק',
    branch: 'סניף',
    account: 'מספר חשבון',
    iban: 'IBAN',
    reference: 'לציין בהעברה',
  },
  page: (page, pages) => `עמוד ${page} מתוך ${pages}`,
};

const english: DocumentMessages = {
  titles: { receipt: 'Receipt', credit: 'Credit document', proforma: 'Proforma invoice' },
  states: { cancelled: 'Cancelled', refunded: 'Refunded' },
  test: 'Test document: no money was moved',
  number: 'Number',
  issuedAt: 'Issued on',
  paidAt: { receipt: 'Paid on', credit: 'Refunded on', proforma: 'To be paid by' },
  creditOf: 'Credit of receipt',
  from: 'From',
  to: 'For',
  companyNumber: 'Company number',
  customerNumber: 'Company / dealer number',
  formerCustomer: 'The holder of an account that was closed',
  what: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  lineTotal: 'Amount',
  net: 'Amount before VAT',
  vat: (rate) => `VAT ${rate}%`,
  total: { receipt: 'Paid', credit: 'Refunded', proforma: 'To pay' },
  payment: { receipt: 'Payment', credit: 'Refund', proforma: 'Where to transfer' },
  methods: paymentTypeNames.en,
  cardEnding: (method, digits) => `${method} ending in ${digits}`,
  installments: installmentWords.en.count,
  transaction: 'Transaction number',
  note: {
    receipt: 'Receipt and confirmation of payment. Prices include VAT. This document is not a tax invoice.',
    credit: 'Confirmation of a refund. Amounts include VAT. This document is not a tax invoice.',
    proforma:
      'A request for payment. Prices include VAT. This document is neither a receipt nor a tax invoice.',
  },
  taxNote: (title, number) => `${title} ${number} is issued beside it.`,
  taxTitles: { invoice_receipt: 'Tax invoice with receipt', credit_invoice: 'Credit invoice' },
  allocationNumber: 'Allocation number',
  bank: {
    holder: 'Account holder',
    bank: 'Bank',
    branch: 'Branch',
    account: 'Account number',
    iban: 'IBAN',
    reference: 'Write into the transfer',
  },
  page: (page, pages) => `Page ${page} of ${pages}`,
};

export const documentMessages: Record<Language, DocumentMessages> = { he: hebrew, en: english };
