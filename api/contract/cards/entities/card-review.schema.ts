import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';
import { cardLanguage } from '../../base/card-language.schema.ts';
import { reviewLimits } from '../review-rules.ts';
import { reportReason } from './card-report.schema.ts';

const reviewKinds = ['client', 'quote'] as const;
export const reviewKind = z.enum(reviewKinds);

const reviewStatuses = ['waiting', 'published', 'hidden', 'reported', 'taken_down'] as const;
export const reviewStatus = z.enum(reviewStatuses);
export type ReviewStatus = z.infer<typeof reviewStatus>;

/** Why an owner asks staff to look at a review. */
const reviewReportReasons = ['not_client', 'offensive', 'false', 'private', 'other'] as const;
export const reviewReportReason = z.enum(reviewReportReasons);
export type ReviewReportReason = z.infer<typeof reviewReportReason>;

/**
 * What a client wrote by invitation, or what the owner quotes. A row of `card_reviews` as JSON carries it; the
 * defaults are the table's.
 */
export const cardReviewRow = z.object({
  id,
  profileId: id,
  /** Null for a quote, and for a review whose invitation is gone. */
  invitationId: id.nullable().default(null),
  kind: reviewKind,
  /** As it appears on the card. */
  authorName: z.string().min(1).max(reviewLimits.name),
  /** Null for a quote. */
  stars: z.int().min(1).max(5).nullable().default(null),
  words: z.string().min(1).max(reviewLimits.words),
  /** What it is about, from the invitation. */
  subject: z.string().max(reviewLimits.subject).nullable().default(null),
  status: reviewStatus.default('waiting'),
  /** What a report or a takedown came upon; a restored review gets it back. */
  statusBefore: reviewStatus.exclude(['reported', 'taken_down']).nullable().default(null),
  answer: z.string().max(reviewLimits.answer).nullable().default(null),
  answeredAt: timestamp.nullable().default(null),
  /** Of the words that the client agreed to. */
  language: cardLanguage.nullable().default(null),
  /** Version of those words. */
  noticeVersion: z.string().min(1).max(20).nullable().default(null),
  agreedAt: timestamp.nullable().default(null),
  createdAt: timestamp,
  publishedAt: timestamp.nullable().default(null),
  reportReason: reviewReportReason.nullable().default(null),
  reportedAt: timestamp.nullable().default(null),
  takenReason: reportReason.nullable().default(null),
  /** Message to the owner besides the reason. */
  takenMessage: z.string().max(1000).nullable().default(null),
  decidedBy: id.nullable().default(null),
  decidedAt: timestamp.nullable().default(null),
});
export type CardReviewRow = z.output<typeof cardReviewRow>;
