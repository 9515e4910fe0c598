import { z } from 'zod';
import { id, metadata, timestamp } from '../../base/columns.schema.ts';
import { moneyText } from '../../base/money.schema.ts';
import { currency } from './payment-enums.schema.ts';
import { receiptItems } from './receipt-items.schema.ts';

/**
 * A proforma invoice: what a customer is asked to transfer to the bank account (docs/money.md 13.11). A row of
 * `proformas` as JSON carries it; the defaults are the table's.
 */
export const proformaRow = z.object({
  id,
  /** The payment that waits for the transfer. */
  attemptId: id,
  /** Null once the account is closed. */
  userId: id.nullable().default(null),
  /** Of its series, without a gap. */
  proformaNo: z.int().positive(),
  /** The customer writes it into the transfer. */
  number: z.string().min(1).max(20),
  amount: moneyText,
  currency: currency.default('ILS'),
  vatRate: z.int().min(0).max(100),
  vatAmount: moneyText,
  items: receiptItems,
  /** Seller, buyer, language and bank account, as they were. */
  snapshot: metadata,
  /** When the transfer lapses. */
  dueAt: timestamp,
  /** When it was mailed; null until then. */
  mailedAt: timestamp.nullable().default(null),
  createdAt: timestamp,
});
export type ProformaRow = z.output<typeof proformaRow>;
