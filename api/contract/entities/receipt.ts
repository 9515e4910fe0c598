import { z } from 'zod';
import { moneyText } from '../money.ts';
import { id, metadata, timestamp } from './columns.ts';
import { currency, paymentType } from './payment-enums.ts';
import { receiptItems } from './receipt-items.ts';

export const receiptStatuses = ['completed', 'cancelled', 'refunded'] as const;
export const receiptStatus = z.enum(receiptStatuses);
export type ReceiptStatus = z.infer<typeof receiptStatus>;

/**
 * Proof of one payment.
 * A row of `receipts` as JSON carries it; the defaults are the table's.
 */
export const receiptRow = z.object({
  id,
  userId: id,
  receiptNumber: z.string().max(50),
  amount: moneyText,
  currency: currency.default('ILS'),
  description: z.string().max(500).nullable().default(null),
  paymentMethod: paymentType.default('credit_card'),
  transactionId: z.string().max(255).nullable().default(null),
  status: receiptStatus.default('completed'),
  items: receiptItems.default([]),
  metadata: metadata.default({}),
  pdfUrl: z.string().max(2000).nullable().default(null),
  createdAt: timestamp,
  paymentDate: timestamp,
});
export type ReceiptRow = z.output<typeof receiptRow>;
