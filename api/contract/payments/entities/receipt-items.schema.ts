import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';
import { language } from '../../base/language.schema.ts';
import { moneyText } from '../../base/money.schema.ts';
import { billingCycle } from './payment-enums.schema.ts';

/** A name in each language that it was written in. */
const names = z.partialRecord(language, z.string().min(1).max(200));

const period = { from: timestamp.nullable().default(null), to: timestamp.nullable().default(null) };
const plan = { productId: id, names, cycle: billingCycle, ...period };
const order = { orderId: id, names };

/** What was sold on one line, as data; a document words it in its own language (docs/money.md 13.7). */
const soldFacts = z.discriminatedUnion('kind', [
  /** A plan for a period of service; none where the money goes back at once. */
  z.object({ kind: z.literal('plan'), ...plan }),
  /** The way to another plan, for the rest of a period. */
  z.object({ kind: z.literal('plan_change'), ...plan }),
  z.object({ kind: z.literal('order'), ...order }),
  z.object({ kind: z.literal('order_first'), ...order }),
  z.object({ kind: z.literal('order_further'), ...order }),
  /** What a coupon took off: the one line with a negative sum. */
  z.object({ kind: z.literal('coupon'), code: z.string().min(1).max(40) }),
  z.object({ kind: z.literal('payment') }),
  /** A line from before lines were kept as data: in the one language in which it was written. */
  z.object({ kind: z.literal('written'), text: z.string().min(1).max(500) }),
]);
export type SoldFacts = z.output<typeof soldFacts>;

/** Money that came in another amount than asked, and what it was meant for. */
const otherAmountFacts = z.object({
  kind: z.literal('other_amount'),
  of: z.array(soldFacts).min(1).max(100),
});

/** What the money of a payment was for. */
const paidFacts = z.union([soldFacts, otherAmountFacts]);
export type PaidFacts = z.output<typeof paidFacts>;

/** What a line says: what was paid for, or on a credit what the credited receipt says of that. */
export const lineFacts = z.union([
  paidFacts,
  z.object({ kind: z.literal('credit'), of: z.array(paidFacts).min(1).max(100) }),
]);
export type LineFacts = z.output<typeof lineFacts>;

/** Lines of a receipt; prices include VAT. */
export const receiptItem = z.object({
  /** In the language that the customer had on the day. */
  description: z.string().min(1).max(300),
  quantity: z.int().positive(),
  unitPrice: moneyText,
  total: moneyText,
  /** Missing on receipts from before lines were kept as data. */
  facts: lineFacts.optional(),
});
export const receiptItems = z.array(receiptItem).max(100);
export type ReceiptItem = z.output<typeof receiptItem>;
