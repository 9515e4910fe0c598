import { z } from 'zod';
import { anyRow, id, timestamp } from '../../base/columns.schema.ts';

/**
 * A saved view of a list of the back office. A row of `saved_views` as JSON carries it; the defaults are the table's.
 */
export const savedViewRow = z.object({
  id,
  userId: id,
  resource: z.string().max(63),
  name: z.string().min(1).max(60),
  filter: anyRow.default({}),
  sort: z
    .object({ field: z.string().max(63), order: z.enum(['ASC', 'DESC']) })
    .nullable()
    .default(null),
  /** Columns are chosen in each browser: nothing reads or writes this, and its column may go with the next version. */
  hiddenColumns: z.array(z.string().max(63)).max(200).nullable().default(null),
  createdAt: timestamp,
});
export type SavedViewRow = z.output<typeof savedViewRow>;
