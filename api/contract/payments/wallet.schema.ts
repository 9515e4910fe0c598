import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { chargedInstallments } from './installments.schema.ts';
import { currency, paymentType } from './entities/payment-enums.schema.ts';
import { receiptItem } from './entities/receipt-items.schema.ts';
import { taxDocumentKind } from './entities/tax-document.schema.ts';
import { receiptKind, receiptStatus } from './entities/receipt.schema.ts';
import { recurringPaymentStatus } from './entities/recurring-payment.schema.ts';
import { moneyText } from '../base/money.schema.ts';
import { idParams } from '../base/path-id.schema.ts';

const tag = 'Wallet';
const id = z.int().positive();
const time = z.iso.datetime();

/** How long a payment card is still valid; `none` for a payment method without a date. */
const cardExpiryStates = ['good', 'soon', 'over', 'none'] as const;
const cardExpiryState = z.enum(cardExpiryStates);
export type CardExpiryState = z.infer<typeof cardExpiryState>;

/** A payment method as its owner sees it: what tells it from another, and no token. */
export const paymentMethodView = z.object({
  id,
  type: paymentType,
  brand: z.string().nullable(),
  last4Digits: z.string().nullable(),
  expiry: z.string().nullable(),
  expiryState: cardExpiryState,
  holder: z.string().nullable(),
  /** Account of a wallet service, where it isn't a card. */
  account: z.string().nullable(),
  nickname: z.string().nullable(),
  isDefault: z.boolean(),
  /** A standing order still charges it, so its owner can't remove it. */
  inUse: z.boolean(),
});
export type PaymentMethodView = z.infer<typeof paymentMethodView>;

const recurringPaymentView = z.object({
  id,
  product: z.string().nullable(),
  status: recurringPaymentStatus,
  amount: moneyText,
  currency,
  /** Months from one charge to the next. */
  everyMonths: z.int().min(1).nullable(),
  lastChargeDate: time.nullable(),
  /** Null where no more charge follows. */
  nextChargeDate: time.nullable(),
  paymentMethod: paymentMethodView.pick({ id: true, type: true, brand: true, last4Digits: true }).nullable(),
});
export type RecurringPaymentView = z.infer<typeof recurringPaymentView>;

const wallet = z.object({
  paymentMethods: z.array(paymentMethodView),
  recurringPayments: z.array(recurringPaymentView),
  /** Paid less refunded, in all and this year on Israel's calendar, for each currency. */
  totals: z.array(z.object({ currency, paid: moneyText, paidThisYear: moneyText, receipts: z.int().min(0) })),
});
export type Wallet = z.infer<typeof wallet>;

const receiptView = z.object({
  id,
  /** A credit is a refund; its amount is subtracted. */
  kind: receiptKind,
  receiptNumber: z.string(),
  description: z.string().nullable(),
  amount: moneyText,
  currency,
  status: receiptStatus,
  paymentType,
  installments: chargedInstallments,
  items: z.array(receiptItem.omit({ facts: true })),
  paymentDate: time,
  pdfUrl: z.string(),
  /** The provider's tax invoice or credit invoice, once it is issued. */
  taxDocument: z
    .object({
      kind: taxDocumentKind,
      number: z.string(),
      url: z.string().nullable(),
      allocationNumber: z.string().nullable(),
    })
    .nullable(),
});
export type ReceiptView = z.infer<typeof receiptView>;

export const receiptsOnPage = 20;

const receiptList = z.object({
  receipts: z.array(receiptView),
  page: z.int().min(1),
  pages: z.int().min(0),
  total: z.int().min(0),
});
export type ReceiptList = z.infer<typeof receiptList>;

export const readWalletSchemas = {
  summary: 'Reads my ways to pay, my standing orders and what I paid',
  tag,
  reply: wallet,
} satisfies EndpointSchemas;

export const listReceiptsSchemas = {
  summary: 'Lists my receipts, newest first',
  tag,
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).catch(1) }),
  reply: receiptList,
} satisfies EndpointSchemas;

export const setDefaultPaymentMethodSchemas = {
  summary: 'Makes one of my ways to pay the one that is proposed first',
  tag,
  params: idParams,
  reply: wallet,
} satisfies EndpointSchemas;

export const removePaymentMethodSchemas = {
  summary: 'Removes one of my ways to pay; refused while a standing order charges it',
  tag,
  params: idParams,
  reply: wallet,
} satisfies EndpointSchemas;
