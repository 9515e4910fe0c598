import { z } from 'zod';

/**
 * Query of a list in the dialect of ra-data-simple-rest: each part is JSON in text. `sort=["name","ASC"]`,
 * `range=[0,24]` (first and last row, counted from 0), `filter={"status":"new","q":"dana"}`.
 * Without a range and with `filter={"id":[…]}` it asks for those very rows. `columns=["name","status"]` asks for these
 * fields of each row beside its id, and for no others: a table carries what it shows.
 */
export const listQuery = z.object({
  sort: z.string().max(200).optional(),
  range: z.string().max(50).optional(),
  filter: z.string().max(20_000).optional(),
  columns: z.string().max(4_000).optional(),
});
export type ListQuery = z.output<typeof listQuery>;

/** Rows of one page at most; a longer range is answered with its beginning. An export has larger pages. */
export const maxPageSize = 250;

/** Max rows to skip; beyond, the admin has to narrow the list, because skipping reads every skipped row. */
export const deepestRow = 100_000;

export const countedRows = 10_000;
export const countedOfShortSearch = 1_000;

/** Header of a list's answer: `about` when the total in Content-Range is an estimate, else `exact`. */
export const totalKindHeader = 'X-Total-Is';
