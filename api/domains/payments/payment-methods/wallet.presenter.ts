import { productNameIn } from '../../../contract/subscriptions/product-texts.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { readReceiptDocumentEndpoint } from '../../../contract/payments/receipt-documents.endpoint.ts';
import { pathOf } from '../../../contract/endpoint.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import type {
  PaymentMethodView,
  ReceiptView,
  RecurringPaymentView,
} from '../../../contract/payments/wallet.schema.ts';
import type { Receipt } from '../../../models/Receipt.ts';
import type { RecurringPayment } from '../../../models/RecurringPayment.ts';
import type { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import { describeReceipt, wordLine } from '../receipts/line-words.ts';
import { cardExpiryOf } from './card-expiry.ts';
import { chargingStatuses } from './wallet.queries.ts';

/** A payment method for its owner; leaves out tokens and the provider's numbers. */
export function presentPaymentMethod(row: UserPaymentMethod, inUse: boolean, now: Date): PaymentMethodView {
  return {
    id: row.id,
    type: row.paymentType,
    brand: row.cardBrand,
    last4Digits: row.last4Digits,
    expiry: row.cardExpiry,
    expiryState: cardExpiryOf(row.cardExpiry, now),
    holder: row.cardHolderName,
    account: row.accountEmail,
    nickname: row.nickname,
    isDefault: row.isDefault,
    inUse,
  };
}

/** A standing order for its owner; `product` and `paymentMethod` must be loaded. */
export function presentRecurringPayment(row: RecurringPayment, language: Language): RecurringPaymentView {
  const method = row.paymentMethod;
  return {
    id: row.id,
    product: row.product ? productNameIn(row.product, language) : null,
    status: row.status,
    amount: fromMinor(row.amount),
    currency: row.currency,
    // The provider's type 2 counts months (docs/specification.md 3).
    everyMonths: row.recurringType === 2 ? row.recurringRange : null,
    lastChargeDate: row.lastChargeDate?.toISOString() ?? null,
    nextChargeDate: chargingStatuses.includes(row.status)
      ? (row.nextChargeDate?.toISOString() ?? null)
      : null,
    paymentMethod: method?.isActive
      ? { id: method.id, type: method.paymentType, brand: method.cardBrand, last4Digits: method.last4Digits }
      : null,
  };
}

/**
 * A receipt as its owner sees it; its lines are worded anew, but for those from before they were kept as data. `taxDocument` must be loaded.
 */
export function presentReceipt(row: Receipt, language: Language): ReceiptView {
  const items = row.items.map(({ facts, ...item }) => ({
    ...item,
    description: facts ? wordLine(facts, language) : item.description,
  }));
  return {
    id: row.id,
    kind: row.kind,
    receiptNumber: row.receiptNumber,
    description: describeReceipt(row, language),
    amount: fromMinor(row.amount),
    currency: row.currency,
    status: row.status,
    paymentType: row.paymentMethod,
    installments: row.installments,
    items,
    paymentDate: row.paymentDate.toISOString(),
    pdfUrl: pathOf(readReceiptDocumentEndpoint, { params: { id: row.id } }),
    taxDocument: presentTaxDocument(row.taxDocument),
  };
}

/** Nobody is told of a document before it has a number. */
function presentTaxDocument(document: Receipt['taxDocument']): ReceiptView['taxDocument'] {
  if (!document || document.number === null) return null;
  const { kind, number, url, allocationNumber } = document;
  return { kind, number, url, allocationNumber };
}
