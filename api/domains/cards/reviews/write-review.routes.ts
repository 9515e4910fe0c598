import { reviewPath } from '../../../contract/cards/review-rules.ts';
import {
  openedReviewLinkEndpoint,
  removeWrittenReviewEndpoint,
  writeReviewEndpoint,
} from '../../../contract/cards/write-review.endpoint.ts';
import {
  openedReviewLinkSchemas,
  removeWrittenReviewSchemas,
  writeReviewSchemas,
} from '../../../contract/cards/write-review.schema.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { ownSiteOnly } from '../../../http/own-site-only.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { answerReviewPage, isReviewForm } from './review-pages.ts';
import { openReviewLink, removeWrittenReview, writeReview } from './write-review.ts';

/** Guard: where no script runs, a button sends the form for a look at the preview, and nothing is stored. */
const showPreview: AppMiddleware = async (ctx, next) => {
  const { preview } = (ctx.request.body ?? {}) as { preview?: unknown };
  if (preview !== '1' || !isReviewForm(ctx)) return next();
  await answerReviewPage(ctx, ctx.path.split('/')[3] ?? '', null);
};

/** What a client does with the link of an invitation (docs/product.md 12.5). */
export const writeReviewRouter = createFeatureRouter()
  .add(
    writeReviewEndpoint,
    writeReviewSchemas,
    ownSiteOnly,
    rateLimit('review'),
    showPreview,
    async (ctx, { params, body }) => {
      await writeReview(ctx, params.token, body);
      leadBack(ctx, params.token);
      return { waiting: true as const };
    },
  )
  .add(
    removeWrittenReviewEndpoint,
    removeWrittenReviewSchemas,
    ownSiteOnly,
    rateLimit('review'),
    transaction,
    async (ctx, { params }) => {
      await removeWrittenReview(transactionOf(ctx), params.token);
      leadBack(ctx, params.token);
    },
  )
  .add(
    openedReviewLinkEndpoint,
    openedReviewLinkSchemas,
    ownSiteOnly,
    rateLimit('review'),
    async (ctx, { params }) => {
      await openReviewLink(ctx.deps.knex, params.token, ctx.deps.clock.now());
    },
  );

/** A plain form expects a page; 303, so that a reload sends nothing again. */
function leadBack(ctx: AppContext, token: string): void {
  if (!isReviewForm(ctx)) return;
  ctx.status = 303;
  ctx.set('Location', `${reviewPath}${token}`);
}
