import { z } from 'zod';
import { language } from '../../../contract/base/language.schema.ts';
import { receiptItem } from '../../../contract/payments/entities/receipt-items.schema.ts';

const text = z.string().min(1);

/**
 * What was stored with a receipt when it was issued. Receipts from before there were snapshots have an empty one:
 * each part may be missing.
 */
export const receiptSnapshot = z.object({
  customer: z.object({ name: text, email: text }).optional().catch(undefined),
  company: z.object({ name: text, number: text.nullable(), address: text }).optional().catch(undefined),
  lines: z
    .array(receiptItem.extend({ description: text }))
    .min(1)
    .optional()
    .catch(undefined),
  language: language.optional().catch(undefined),
  /** Of the card that paid; null where it wasn't known. */
  last4: z
    .string()
    .regex(/^[0-9]{4}$/u)
    .nullish()
    .catch(undefined),
});
