import type { z } from 'zod';
import type { previewArticleSchemas } from '../../../contract/website/article-preview.schema.ts';
import type { Article } from '../../../contract/website/blog.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { isTooDeep } from '../../../lib/sanitize-article.ts';
import { BlogPost } from '../../../models/BlogPost.ts';
import { presentArticle } from './blog.presenter.ts';
import { findNeighbours, findRelated } from './published-articles.queries.ts';
import { relatedCount, whyHidden } from './read-article.ts';

/** In place of a number: no article has it. */
export const unsaved = 0;

/**
 * An article that isn't saved as its page would get it: cleaned, with the articles beside it (docs/product.md 13.16).
 * @throws {AppError} `validation_failed` on a text whose tags stand too deep
 */
export async function draftArticle(
  { deps: { knex, clock } }: AppContext,
  typed: z.output<typeof previewArticleSchemas.body>,
): Promise<Article> {
  if (isTooDeep(typed.content))
    throw new AppError('validation_failed', { fields: { content: 'article_too_deep' } });
  const now = clock.now();
  const publishedAt = typed.publishedAt === null ? null : new Date(typed.publishedAt);
  const post = BlogPost.fromDatabaseJson({}).$set({
    ...typed,
    id: unsaved,
    slug: '',
    publishedAt: publishedAt ?? (typed.isPublished ? now : null),
    likeCount: 0,
    createdAt: now,
    updatedAt: now,
  });
  const [related, neighbours] = await Promise.all([
    findRelated(knex, now, post, relatedCount),
    findNeighbours(knex, now, { id: unsaved, publishedAt: post.publishedAt ?? now }),
  ]);
  return presentArticle(post, { isLiked: false, related, ...neighbours, hidden: whyHidden(post, now) });
}
