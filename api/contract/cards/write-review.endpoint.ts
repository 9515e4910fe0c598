import { defineEndpoint } from '../endpoint.ts';
import type {
  openedReviewLinkSchemas,
  removeWrittenReviewSchemas,
  writeReviewSchemas,
} from './write-review.schema.ts';

// What a client does with the link of an invitation. The secret in the address is the only right that is used, never a
// session's, so none of them needs an anti-forgery token.

/** Sends the review, or changes it until the owner has published it. A plain form is answered 303 to the link's page. */
export const writeReviewEndpoint = defineEndpoint<typeof writeReviewSchemas>({
  method: 'post',
  path: '/api/review/:token',
  access: 'public',
  bodyType: 'json-or-form',
  antiForgery: 'none',
});

/** Deletes the review for good, whatever became of it; the link stays used. */
export const removeWrittenReviewEndpoint = defineEndpoint<typeof removeWrittenReviewSchemas>({
  method: 'post',
  path: '/api/review/:token/removal',
  access: 'public',
  bodyType: 'json-or-form',
  antiForgery: 'none',
});

/** The page's script says that a browser shows the page, which programs that preview links don't. */
export const openedReviewLinkEndpoint = defineEndpoint<typeof openedReviewLinkSchemas>({
  method: 'post',
  path: '/api/review/:token/opened',
  access: 'public',
  antiForgery: 'none',
});
