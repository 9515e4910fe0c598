import { z } from 'zod';
import { moneyText } from '../../base/money.schema.ts';

/** Lines of a receipt; prices include VAT. */
export const receiptItem = z.object({
  description: z.string().min(1).max(300),
  quantity: z.int().positive(),
  unitPrice: moneyText,
  total: moneyText,
});
export const receiptItems = z.array(receiptItem).max(100);
