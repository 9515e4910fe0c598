import { z } from 'zod';

/** Rows of one bulk operation. */
export const bulkLimit = 200;

/**
 * What staff ask to be done to many rows at once.
 * @param input of the command, or the fields of the update, the same for each row
 */
export const bulkBody = (input: z.ZodObject) =>
  z.object({
    ids: z.array(z.int().positive()).min(1).max(bulkLimit),
    /** Made by the client, and the same when it tries again: what was done to a row is done once. */
    key: z.uuid(),
    input,
  });

/** What became of each row, in the order asked. */
export const bulkReply = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      /** Why the server refused it, in the admin's words; null where it was done. */
      refused: z.string().nullable(),
    }),
  ),
});
export type BulkReply = z.infer<typeof bulkReply>;
