import type { AppMiddleware } from '../../../http/context.ts';
import { articlePath } from './blog.presenter.ts';
import { findArticle, findByFormerAddress } from './published-articles.queries.ts';

const articleAddress = /^\/blog\/([^/]+)$/u;

/** Redirects from a former address of an article to its present one, permanently. */
export const formerArticleAddresses: AppMiddleware = async (ctx, next) => {
  const found = articleAddress.exec(ctx.path)?.[1];
  if (found === undefined || !['GET', 'HEAD'].includes(ctx.method)) return next();
  const address = decodeURIComponent(found);
  const { knex, clock } = ctx.deps;
  const now = clock.now();
  const former = await findByFormerAddress(knex, now, address);
  if (!former) return next();
  const present = await findArticle(knex, now, address);
  if (present && present.id !== former.id) return next();
  ctx.redirect(articlePath(former) + ctx.search);
  ctx.status = 301;
  return undefined;
};
