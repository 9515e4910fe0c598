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
export const longestPage = 1_000;
