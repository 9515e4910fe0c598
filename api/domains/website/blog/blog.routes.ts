import {
  likeArticleEndpoint,
  listArticlesEndpoint,
  readArticleEndpoint,
  unlikeArticleEndpoint,
  viewArticleEndpoint,
} from '../../../contract/website/blog.endpoint.ts';
import {
  likeArticleSchemas,
  listArticlesSchemas,
  readArticleSchemas,
  unlikeArticleSchemas,
  viewArticleSchemas,
} from '../../../contract/website/blog.schema.ts';
import { previewArticleEndpoint } from '../../../contract/website/article-preview.endpoint.ts';
import { previewArticleSchemas } from '../../../contract/website/article-preview.schema.ts';
import { pathOf } from '../../../contract/endpoint.ts';
import type { AppContext } from '../../../http/context.ts';
import { ownSiteOnly } from '../../../http/own-site-only.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { countView } from './count-view.ts';
import { draftArticle, unsaved } from './draft-article.ts';
import { setLike } from './like-article.ts';
import { listArticles, readArticle } from './read-article.ts';
import { readerOf, readerWithCookie } from './reader.ts';

/** The blog for every visitor (docs/product.md 8). */
export const blogRouter = createFeatureRouter()
  .add(listArticlesEndpoint, listArticlesSchemas, (ctx, { query }) => listArticles(ctx, query))
  .add(readArticleEndpoint, readArticleSchemas, (ctx, { params, query }) =>
    readArticle(ctx, params.idOrSlug, query.preview !== undefined),
  )
  .add(likeArticleEndpoint, likeArticleSchemas, rateLimit('articleLike'), transaction, (ctx, { params }) =>
    like(ctx, params.id, true),
  )
  .add(
    unlikeArticleEndpoint,
    unlikeArticleSchemas,
    rateLimit('articleLike'),
    transaction,
    (ctx, { params }) => like(ctx, params.id, false),
  )
  .add(previewArticleEndpoint, previewArticleSchemas, async (ctx, { body }) => {
    const path = pathOf(readArticleEndpoint, { params: { idOrSlug: String(unsaved) } });
    return { html: await ctx.drawPage(ctx, `/blog/${unsaved}`, { [path]: await draftArticle(ctx, body) }) };
  })
  .add(viewArticleEndpoint, viewArticleSchemas, ownSiteOnly, (ctx, { params }) => countView(ctx, params.id));

function like(ctx: AppContext, postId: number, isLiked: boolean) {
  const reader = isLiked ? readerWithCookie(ctx) : readerOf(ctx);
  return setLike(transactionOf(ctx), { postId, reader, isLiked, now: ctx.deps.clock.now() });
}
