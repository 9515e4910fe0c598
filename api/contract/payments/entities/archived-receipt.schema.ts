import { z } from 'zod';
import { anyRow, id, timestamp } from '../../base/columns.schema.ts';

/**
 * A receipt of a closed account.
 * A row of `kept_receipts` as JSON carries it; the defaults are the table's.
 */
export const archivedReceiptRow = z.object({
  id,
  receiptNumber: z.string().max(40),
  /** The row of `receipts` as it was, with the database's column names. */
  receipt: anyRow,
  /** The customer: id, username, email, phone. */
  customer: anyRow,
  keptAt: timestamp,
  /** Deleted after this day. */
  keepUntil: z.iso.date(),
});
export type ArchivedReceiptRow = z.output<typeof archivedReceiptRow>;
