import { z } from 'zod';

/**
 * The sum above which a tax invoice to a registered dealer needs an allocation number, and the day from which it holds.
 * A row of `tax_allocation_limits` as JSON carries it.
 */
export const taxAllocationLimitRow = z.object({
  firstDay: z.iso.date(),
  /** Agorot before VAT. */
  netMinor: z.int().positive(),
});
