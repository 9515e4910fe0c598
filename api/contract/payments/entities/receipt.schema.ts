import { z } from 'zod';
import { moneyText } from '../../base/money.schema.ts';
import { anyRow, id, metadata, timestamp } from '../../base/columns.schema.ts';
import { chargedInstallments } from '../installments.schema.ts';
import { currency, paymentType } from './payment-enums.schema.ts';
import { receiptItems } from './receipt-items.schema.ts';

export const receiptStatuses = ['completed', 'cancelled', 'refunded'] as const;
export const receiptStatus = z.enum(receiptStatuses);
export type ReceiptStatus = z.infer<typeof receiptStatus>;

/** A receipt, or the credit document that corrects one. */
const receiptKinds = ['receipt', 'credit'] as const;
export const receiptKind = z.enum(receiptKinds);
export type ReceiptKind = z.infer<typeof receiptKind>;

const pdfStatuses = ['pending', 'ready', 'error'] as const;

/**
 * Proof of one payment.
 * A row of `receipts` as JSON carries it; the defaults are the table's.
 */
export const receiptRow = z.object({
  id,
  /** Null once the account is closed. */
  userId: id.nullable(),
  receiptNumber: z.string().max(50),
  amount: moneyText,
  currency: currency.default('ILS'),
  description: z.string().max(500).nullable().default(null),
  paymentMethod: paymentType.default('credit_card'),
  /** In how many payments the card was charged; of a credit, those of the payment that it corrects. */
  installments: chargedInstallments.default(1),
  transactionId: z.string().max(255).nullable().default(null),
  status: receiptStatus.default('completed'),
  items: receiptItems.default([]),
  metadata: metadata.default({}),
  pdfUrl: z.string().max(2000).nullable().default(null),
  createdAt: timestamp,
  paymentDate: timestamp,
  kind: receiptKind.default('receipt'),
  /** Its number is the series and, without a gap, the number within it. */
  series: z
    .string()
    .regex(/^[A-Z]{1,4}$/u)
    .default('R'),
  receiptNo: z.int().positive(),
  attemptId: id.nullable().default(null),
  vatRate: z.int().min(0).max(100).default(18),
  vatAmount: moneyText.default('0.00'),
  /** Names, lines and sums as they were when it was issued. */
  snapshot: metadata.default({}),
  pdfStatus: z.enum(pdfStatuses).default('pending'),
  /** Name of the folder of its documents; made by the database. */
  documentKey: z.uuid(),
  /** Of a closed account: who paid, when it was closed, and the day on which the law asks for the receipt no longer. */
  formerCustomer: anyRow.nullable().default(null),
  keptAt: timestamp.nullable().default(null),
  keepUntil: z.iso.date().nullable().default(null),
});
export type ReceiptRow = z.output<typeof receiptRow>;
