import { z } from 'zod';
import { language } from '../../../contract/base/language.schema.ts';
import { defaultLanguage, type Language } from '../../../contract/base/languages.ts';
import { lineFacts, receiptItem } from '../../../contract/payments/entities/receipt-items.schema.ts';
import type { Receipt } from '../../../models/Receipt.ts';

const text = z.string().min(1);

/**
 * What was stored with a receipt when it was issued. Receipts from before there were snapshots have an empty one:
 * each part may be missing.
 */
export const receiptSnapshot = z.object({
  customer: z
    .object({
      name: text,
      email: text,
      number: text.nullable().default(null),
      address: text.nullable().default(null),
    })
    .optional()
    .catch(undefined),
  company: z
    .object({
      name: text,
      number: text.nullable(),
      address: text,
      /** How documents in a language write them; in one that is missing they are written as registered. */
      inLanguages: z.partialRecord(language, z.object({ name: text, address: text })).default({}),
    })
    .optional()
    .catch(undefined),
  lines: z
    .array(receiptItem.extend({ description: text, facts: lineFacts.optional().catch(undefined) }))
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

/** The language in which a receipt was issued; of one from before that was kept its customer's, `user` loaded. */
export function languageOfReceipt({ snapshot, user }: Pick<Receipt, 'snapshot' | 'user'>): Language {
  return receiptSnapshot.parse(snapshot).language ?? user?.language ?? defaultLanguage;
}
