import { installmentWords } from '../../../contract/payments/installment-words.ts';
import { paymentTypeNames } from '../../../contract/payments/payment-type-names.ts';
import type { PaymentType } from '../../../contract/payments/entities/payment-enums.schema.ts';
import type { ReceiptKind, ReceiptStatus } from '../../../contract/payments/entities/receipt.schema.ts';
import type { TaxDocumentKind } from '../../../contract/payments/entities/tax-document.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';

export interface DocumentMessages {
  titles: Record<ReceiptKind, string>;
  states: Record<Exclude<ReceiptStatus, 'completed'>, string>;
  test: string;
  number: string;
  issuedAt: string;
  paidAt: Record<ReceiptKind, string>;
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
  total: Record<ReceiptKind, string>;
  payment: Record<ReceiptKind, string>;
  methods: Record<PaymentType, string>;
  cardEnding: (method: string, digits: string) => string;
  installments: (count: number) => string;
  transaction: string;
  /** Says that the document isn't a tax invoice (docs/money.md 3.7). */
  note: Record<ReceiptKind, string>;
  /** Leads to the provider's tax document, by its title and number. */
  taxNote: (title: string, number: string) => string;
  taxTitles: Record<TaxDocumentKind, string>;
  allocationNumber: string;
  page: (page: number, pages: number) => string;
}

const hebrew: DocumentMessages = {
  titles: { receipt: 'קבלה', credit: 'מסמך זיכוי' },
  states: { cancelled: 'בוטלה', refunded: 'הוחזרה' },
  test: 'מסמך לדוגמה: לא עבר כסף',
  number: 'מספר',
  issuedAt: 'תאריך הפקה',
  paidAt: { receipt: 'תאריך תשלום', credit: 'תאריך ההחזר' },
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
  total: { receipt: 'שולם', credit: 'הוחזר' },
  payment: { receipt: 'התשלום', credit: 'ההחזר' },
  methods: paymentTypeNames.he,
  cardEnding: (method, digits) => `${method} המסתיים ב־${digits}`,
  installments: installmentWords.he.count,
  transaction: 'מספר עסקה',
  note: {
    receipt: 'קבלה ואישור תשלום. המחירים כוללים מע״מ. המסמך אינו חשבונית מס.',
    credit: 'אישור על החזר כספי. הסכומים כוללים מע״מ. המסמך אינו חשבונית מס.',
  },
  taxNote: (title, number) => `${title} מספר ${number} הופקה לצדו.`,
  taxTitles: { invoice_receipt: 'חשבונית מס קבלה', credit_invoice: 'חשבונית זיכוי' },
  allocationNumber: 'מספר הקצאה',
  page: (page, pages) => `עמוד ${page} מתוך ${pages}`,
};

const english: DocumentMessages = {
  titles: { receipt: 'Receipt', credit: 'Credit document' },
  states: { cancelled: 'Cancelled', refunded: 'Refunded' },
  test: 'Test document: no money was moved',
  number: 'Number',
  issuedAt: 'Issued on',
  paidAt: { receipt: 'Paid on', credit: 'Refunded on' },
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
  total: { receipt: 'Paid', credit: 'Refunded' },
  payment: { receipt: 'Payment', credit: 'Refund' },
  methods: paymentTypeNames.en,
  cardEnding: (method, digits) => `${method} ending in ${digits}`,
  installments: installmentWords.en.count,
  transaction: 'Transaction number',
  note: {
    receipt: 'Receipt and confirmation of payment. Prices include VAT. This document is not a tax invoice.',
    credit: 'Confirmation of a refund. Amounts include VAT. This document is not a tax invoice.',
  },
  taxNote: (title, number) => `${title} ${number} is issued beside it.`,
  taxTitles: { invoice_receipt: 'Tax invoice with receipt', credit_invoice: 'Credit invoice' },
  allocationNumber: 'Allocation number',
  page: (page, pages) => `Page ${page} of ${pages}`,
};

export const documentMessages: Record<Language, DocumentMessages> = { he: hebrew, en: english };
