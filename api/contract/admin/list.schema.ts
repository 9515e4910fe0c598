import { z } from 'zod';

/**
 * Query of a list in the dialect of ra-data-simple-rest: each part is JSON in text. `sort=["name","ASC"]`,
 * `range=[0,24]` (first and last row, counted from 0), `filter={"status":"new","q":"dana"}`.
 * Without a range and with `filter={"id":[…]}` it asks for those very rows.
 */
export const listQuery = z.object({
  sort: z.string().max(200).optional(),
  range: z.string().max(50).optional(),
  filter: z.string().max(20_000).optional(),
});
export type ListQuery = z.output<typeof listQuery>;

/** Rows of one page at most; a longer range is answered with its beginning. */
export const maxPageSize = 1_000;

/** Rows are skipped up to here; beyond, the list has to be narrowed: skipping reads all that is skipped. */
export const deepestRow = 100_000;

/** Up to so many rows are counted; of more, a total is an estimate. Of a search for one or two letters, fewer. */
export const countedRows = 10_000;
export const countedOfShortSearch = 1_000;

/** Header of a list's answer: `about` when the total in Content-Range is an estimate, else `exact`. */
export const totalKindHeader = 'X-Total-Is';
