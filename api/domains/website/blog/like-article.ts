import type { Knex } from 'knex';
import type { ArticleLikes } from '../../../contract/website/blog.schema.ts';
import { AppError } from '../../../errors.ts';
import { BlogLike } from '../../../models/BlogLike.ts';
import { publishedArticles } from './published-articles.queries.ts';
import type { Reader } from './reader.ts';

/** The likes of this visitor: as a user, and as the guest they were before they signed in. */
function likesOf(knex: Knex, postId: number, { userId, visitorHash }: Reader) {
  return BlogLike.query(knex)
    .where({ post_id: postId })
    .where((either) => {
      void either.whereRaw('false');
      if (userId !== null) void either.orWhere({ user_id: userId });
      if (visitorHash !== null) void either.orWhere({ visitor_hash: visitorHash });
    });
}

/** Whether this visitor liked an article, by account or by the hash of a guest. */
export async function hasLiked(knex: Knex, postId: number, reader: Reader): Promise<boolean> {
  if (reader.userId === null && reader.visitorHash === null) return false;
  return (await likesOf(knex, postId, reader).resultSize()) > 0;
}

/**
 * Likes an article, or takes the like back; repeating either changes nothing (docs/product.md 8).
 * @param trx the article's row is locked, so that likes at the same time count one after the other
 * @throws {AppError} `not_found` for an article that is not published
 */
export async function setLike(
  trx: Knex.Transaction,
  { postId, reader, isLiked, now }: { postId: number; reader: Reader; isLiked: boolean; now: Date },
): Promise<ArticleLikes> {
  const post = await publishedArticles(trx, now).findById(postId).forUpdate();
  if (!post) throw new AppError('not_found');
  const wasLiked = await hasLiked(trx, postId, reader);
  if (wasLiked === isLiked) return { likeCount: post.likeCount, isLiked };
  const { userId, visitorHash } = reader;
  let change = 1;
  if (isLiked)
    await BlogLike.query(trx).insert({ postId, ...(userId === null ? { visitorHash } : { userId }) });
  else change = -(await likesOf(trx, postId, reader).delete());
  const likeCount = Math.max(0, post.likeCount + change);
  await post.$query(trx).patch({ likeCount });
  return { likeCount, isLiked };
}
