import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * A rate of value added tax and the day from which it holds (docs/money.md 13.9).
 * A row of `vat_rates` as JSON carries it; the defaults are the table's.
 */
export const vatRateRow = z.object({
  id,
  firstDay: z.iso.date(),
  /** Percent. */
  rate: z.int().min(0).max(100),
  createdAt: timestamp,
});
export type VatRateRow = z.output<typeof vatRateRow>;

/** What staff write: a rate that is to come. */
export const vatRateInput = vatRateRow.pick({ firstDay: true, rate: true });
