import {
  addQuoteEndpoint,
  changeReviewEndpoint,
  deleteQuoteEndpoint,
  inviteToReviewEndpoint,
  listReviewsEndpoint,
  remindOfReviewEndpoint,
  reportReviewEndpoint,
  withdrawReviewInvitationEndpoint,
} from '../../../contract/cards/my-reviews.endpoint.ts';
import {
  addQuoteSchemas,
  changeReviewSchemas,
  deleteQuoteSchemas,
  inviteToReviewSchemas,
  listReviewsSchemas,
  remindOfReviewSchemas,
  reportReviewSchemas,
  withdrawReviewInvitationSchemas,
} from '../../../contract/cards/my-reviews.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { addQuote, changeReview, deleteQuote, reportReview } from './change-review.ts';
import { inviteToReview, remindOfReview, withdrawInvitation } from './invite-to-review.ts';
import { listReviews } from './list-reviews.ts';
import { presentReview } from './own-reviews.presenter.ts';

const ownerOf = (ctx: AppContext) => ({
  ownerId: actorOf(ctx).id,
  now: ctx.deps.clock.now(),
  publicUrl: ctx.deps.env.PUBLIC_URL,
});

/** Reviews of a user's own cards (docs/product.md 12.5). */
export const myReviewsRouter = createFeatureRouter()
  .add(listReviewsEndpoint, listReviewsSchemas, (ctx, { params }) =>
    listReviews(ctx.deps.knex, { ...ownerOf(ctx), cardId: params.id }),
  )
  .add(
    inviteToReviewEndpoint,
    inviteToReviewSchemas,
    rateLimit('reviewInvitation'),
    transaction,
    (ctx, { params, body }) => inviteToReview(transactionOf(ctx), ownerOf(ctx), params.id, body),
  )
  .add(
    remindOfReviewEndpoint,
    remindOfReviewSchemas,
    rateLimit('reviewInvitation'),
    transaction,
    (ctx, { params }) => remindOfReview(transactionOf(ctx), ownerOf(ctx), params.id),
  )
  .add(withdrawReviewInvitationEndpoint, withdrawReviewInvitationSchemas, transaction, (ctx, { params }) =>
    withdrawInvitation(transactionOf(ctx), ownerOf(ctx), params.id),
  )
  .add(addQuoteEndpoint, addQuoteSchemas, transaction, async (ctx, { params, body }) =>
    presentReview(await addQuote(transactionOf(ctx), ownerOf(ctx), params.id, body)),
  )
  .add(changeReviewEndpoint, changeReviewSchemas, transaction, async (ctx, { params, body }) =>
    presentReview(await changeReview(transactionOf(ctx), ownerOf(ctx), params.id, body)),
  )
  .add(
    reportReviewEndpoint,
    reportReviewSchemas,
    rateLimit('reviewReport'),
    transaction,
    async (ctx, { params, body }) =>
      presentReview(await reportReview(transactionOf(ctx), ownerOf(ctx), params.id, body.reason)),
  )
  .add(deleteQuoteEndpoint, deleteQuoteSchemas, transaction, (ctx, { params }) =>
    deleteQuote(transactionOf(ctx), actorOf(ctx).id, params.id),
  );
