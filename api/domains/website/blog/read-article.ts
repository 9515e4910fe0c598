import { may } from '../../../contract/accounts/permissions.ts';
import type { Article, ArticleList } from '../../../contract/website/blog.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import type { BlogPost } from '../../../models/BlogPost.ts';
import { presentArticle, presentSummary } from './blog.presenter.ts';
import { hasLiked } from './like-article.ts';
import {
  countCategories,
  findArticle,
  findArticleForStaff,
  findArticles,
  findNeighbours,
  findRelated,
  pageSize,
  type ArticleFilter,
} from './published-articles.queries.ts';
import { readerOf } from './reader.ts';

export const relatedCount = 3;

/** A page of the blog's list with the categories to choose from (docs/product.md 8). */
export async function listArticles(ctx: AppContext, filter: ArticleFilter): Promise<ArticleList> {
  const { knex, clock } = ctx.deps;
  const now = clock.now();
  const [{ results, total }, categories] = await Promise.all([
    findArticles(knex, now, filter),
    countCategories(knex, now),
  ]);
  return {
    articles: results.map(presentSummary),
    categories,
    total,
    page: filter.page ?? 1,
    pages: Math.ceil(total / pageSize),
  };
}

/**
 * A whole article for this visitor.
 * @param isPreview whoever edits articles sees drafts and scheduled articles, too (docs/product.md 7)
 * @throws {AppError} `not_found`, the same for drafts, scheduled articles and missing ones
 */
export async function readArticle(ctx: AppContext, idOrSlug: string, isPreview: boolean): Promise<Article> {
  const { knex, clock } = ctx.deps;
  const now = clock.now();
  const mayPreview = isPreview && may(ctx.state.actor?.role, 'articles');
  const post = mayPreview
    ? await findArticleForStaff(knex, idOrSlug)
    : await findArticle(knex, now, idOrSlug);
  if (!post) throw new AppError('not_found');
  const [isLiked, related, neighbours] = await Promise.all([
    hasLiked(knex, post.id, readerOf(ctx)),
    findRelated(knex, now, post, relatedCount),
    findNeighbours(knex, now, post),
  ]);
  return presentArticle(post, { isLiked, related, ...neighbours, hidden: whyHidden(post, now) });
}

/** Why visitors don't see an article; null for one that they see. */
export function whyHidden({ isPublished, publishedAt }: BlogPost, now: Date): Article['hidden'] {
  if (!isPublished || publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : null;
}
