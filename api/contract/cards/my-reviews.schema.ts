import { z } from 'zod';
import { idParams } from '../base/path-id.schema.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from '../base/typed-fields.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { reportReason } from './entities/card-report.schema.ts';
import { reviewKind, reviewReportReason, reviewStatus } from './entities/card-review.schema.ts';
import { reviewLimits } from './review-rules.ts';

const tag = 'Reviews';
const id = z.int().positive();
const count = z.int().min(0);
const time = z.iso.datetime();

const ownReview = z.object({
  id,
  kind: reviewKind,
  authorName: z.string(),
  stars: z.int().nullable(),
  words: z.string(),
  subject: z.string().nullable(),
  status: reviewStatus,
  answer: z.string().nullable(),
  createdAt: time,
  reportReason: reviewReportReason.nullable(),
  /** The day by which staff answer a report. */
  answerBy: time.nullable(),
  takenReason: reportReason.nullable(),
  takenMessage: z.string().nullable(),
});
export type OwnReview = z.infer<typeof ownReview>;

/** `open`: sent, and its page not seen yet. */
const invitationStates = ['open', 'opened', 'used', 'expired', 'withdrawn'] as const;

const ownInvitation = z.object({
  id,
  clientName: z.string(),
  subject: z.string().nullable(),
  state: z.enum(invitationStates),
  createdAt: time,
  remindedAt: time.nullable(),
});
export type OwnInvitation = z.infer<typeof ownInvitation>;

const reviewList = z.object({
  card: z.object({ id, name: z.string(), path: z.string() }),
  /** All cards of the owner, to change to another. */
  cards: z.array(z.object({ id, name: z.string() })),
  reviews: z.array(ownReview),
  /** Newest first; used ones whose review was removed are among them. */
  invitations: z.array(ownInvitation),
  /** Of published reviews of clients, quotes left out. */
  average: z.object({
    /** With one decimal; null while there are none. The card shows it from five on. */
    value: z.string().nullable(),
    count,
    /** How many gave five stars, four, three, two, one. */
    byStars: z.array(count).length(5),
  }),
  plan: z.object({
    published: z.object({ count, max: count }),
    openInvitations: z.object({ count, max: count }),
  }),
});
export type ReviewList = z.infer<typeof reviewList>;

const invited = z.object({
  invitation: ownInvitation,
  /** With scheme and host; it can't be read again. */
  link: z.string(),
});
export type Invited = z.infer<typeof invited>;

export const listReviewsSchemas = {
  summary: 'Lists the reviews and invitations of my card',
  tag,
  params: idParams,
  reply: reviewList,
} satisfies EndpointSchemas;

export const inviteToReviewSchemas = {
  summary: 'Makes a link with which one client can write one review',
  tag,
  params: idParams,
  body: z.object({
    clientName: requiredLine(reviewLimits.clientName),
    subject: optionalLine(reviewLimits.subject).default(null),
  }),
  reply: invited,
  status: 201,
} satisfies EndpointSchemas;

export const remindOfReviewSchemas = {
  summary: 'Makes another link for the same invitation, which is valid anew',
  tag,
  params: idParams,
  reply: invited,
} satisfies EndpointSchemas;

export const withdrawReviewInvitationSchemas = {
  summary: 'Withdraws an invitation that was not used; its link opens nothing any more',
  tag,
  params: idParams,
} satisfies EndpointSchemas;

export const addQuoteSchemas = {
  summary: 'Adds what somebody said, marked on the card as a quote',
  tag,
  params: idParams,
  body: z.object({
    authorName: requiredLine(reviewLimits.name),
    words: requiredText(reviewLimits.words),
    subject: optionalLine(reviewLimits.subject).default(null),
  }),
  reply: ownReview,
  status: 201,
} satisfies EndpointSchemas;

export const changeReviewSchemas = {
  summary: 'Publishes or hides a review of my card, and answers it',
  tag,
  params: idParams,
  body: z.object({
    status: z.enum(['published', 'hidden']).optional(),
    /** Null takes the answer back. */
    answer: optionalText(reviewLimits.answer).optional(),
  }),
  reply: ownReview,
} satisfies EndpointSchemas;

export const reportReviewSchemas = {
  summary: 'Asks staff to look at a review of my card; it is hidden meanwhile',
  tag,
  params: idParams,
  body: z.object({ reason: reviewReportReason }),
  reply: ownReview,
} satisfies EndpointSchemas;

export const deleteQuoteSchemas = {
  summary: 'Deletes a quote I added',
  tag,
  params: idParams,
} satisfies EndpointSchemas;
