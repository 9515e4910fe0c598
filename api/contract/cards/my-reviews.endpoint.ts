import { defineEndpoint } from '../endpoint.ts';
import type {
  addQuoteSchemas,
  changeReviewSchemas,
  deleteQuoteSchemas,
  inviteToReviewSchemas,
  listReviewsSchemas,
  remindOfReviewSchemas,
  reportReviewSchemas,
  withdrawReviewInvitationSchemas,
} from './my-reviews.schema.ts';

export const listReviewsEndpoint = defineEndpoint<typeof listReviewsSchemas>({
  method: 'get',
  path: '/api/cards/:id/reviews',
  access: 'signed-in',
});

/** The only moment at which the link can be read: the server stores its hash. */
export const inviteToReviewEndpoint = defineEndpoint<typeof inviteToReviewSchemas>({
  method: 'post',
  path: '/api/cards/:id/review-invitations',
  access: 'signed-in',
});

/** Makes another link for the same invitation, since the first can't be read any more; both lead to one review. */
export const remindOfReviewEndpoint = defineEndpoint<typeof remindOfReviewSchemas>({
  method: 'post',
  path: '/api/review-invitations/:id/reminder',
  access: 'signed-in',
});

export const withdrawReviewInvitationEndpoint = defineEndpoint<typeof withdrawReviewInvitationSchemas>({
  method: 'delete',
  path: '/api/review-invitations/:id',
  access: 'signed-in',
});

export const addQuoteEndpoint = defineEndpoint<typeof addQuoteSchemas>({
  method: 'post',
  path: '/api/cards/:id/quotes',
  access: 'signed-in',
});

export const changeReviewEndpoint = defineEndpoint<typeof changeReviewSchemas>({
  method: 'patch',
  path: '/api/reviews/:id',
  access: 'signed-in',
});

export const reportReviewEndpoint = defineEndpoint<typeof reportReviewSchemas>({
  method: 'post',
  path: '/api/reviews/:id/report',
  access: 'signed-in',
});

export const deleteQuoteEndpoint = defineEndpoint<typeof deleteQuoteSchemas>({
  method: 'delete',
  path: '/api/reviews/:id',
  access: 'signed-in',
});
