import { z } from 'zod';
import { hash, id, timestamp } from '../../base/columns.schema.ts';
import { reviewLimits } from '../review-rules.ts';

/**
 * A link with which an owner asks a client for a review. A row of `review_invitations` as JSON carries it; the
 * defaults are the table's.
 */
export const reviewInvitationRow = z.object({
  id,
  profileId: id,
  /** As the owner calls the client; never on the card. */
  clientName: z.string().min(1).max(reviewLimits.clientName),
  subject: z.string().max(reviewLimits.subject).nullable().default(null),
  tokenHash: hash.max(64),
  /** Of the link before the reminder, which still works. */
  formerTokenHash: hash.max(64).nullable().default(null),
  createdAt: timestamp,
  remindedAt: timestamp.nullable().default(null),
  expiresAt: timestamp,
  /** When a browser first showed the page. */
  openedAt: timestamp.nullable().default(null),
  /** When the review was first sent. */
  usedAt: timestamp.nullable().default(null),
  withdrawnAt: timestamp.nullable().default(null),
});
