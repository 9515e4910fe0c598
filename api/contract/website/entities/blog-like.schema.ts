import { z } from 'zod';
import { hash, id, timestamp } from '../../base/columns.schema.ts';

/**
 * One like of an article, by a person or by the keyed hash of a visitor's cookie.
 * A row of `blog_likes` as JSON carries it; the defaults are the table's.
 */
export const blogLikeRow = z.object({
  id,
  postId: id,
  userId: id.nullable().default(null),
  visitorHash: hash.nullable().default(null),
  createdAt: timestamp,
});
