import type { OwnInvitation, OwnReview } from '../../../contract/cards/my-reviews.schema.ts';
import { reportDays } from '../../../contract/cards/review-rules.ts';
import type { CardReview } from '../../../models/CardReview.ts';
import type { ReviewInvitation } from '../../../models/ReviewInvitation.ts';

const day = 86_400_000;

/** A review for the card's owner. */
export function presentReview(review: CardReview): OwnReview {
  const { status, reportedAt } = review;
  const isReported = status === 'reported';
  return {
    id: review.id,
    kind: review.kind,
    authorName: review.authorName,
    stars: review.stars,
    words: review.words,
    subject: review.subject,
    status,
    answer: review.answer,
    createdAt: review.createdAt.toISOString(),
    reportReason: isReported ? review.reportReason : null,
    answerBy:
      isReported && reportedAt ? new Date(reportedAt.getTime() + reportDays * day).toISOString() : null,
    takenReason: status === 'taken_down' ? review.takenReason : null,
    takenMessage: status === 'taken_down' ? review.takenMessage : null,
  };
}

/** An invitation for the card's owner: its secret is never among it. */
export function presentInvitation(invitation: ReviewInvitation, now: Date): OwnInvitation {
  return {
    id: invitation.id,
    clientName: invitation.clientName,
    subject: invitation.subject,
    state: stateOf(invitation, now),
    createdAt: invitation.createdAt.toISOString(),
    remindedAt: invitation.remindedAt?.toISOString() ?? null,
  };
}

function stateOf(invitation: ReviewInvitation, now: Date): OwnInvitation['state'] {
  if (invitation.usedAt) return 'used';
  if (invitation.withdrawnAt) return 'withdrawn';
  if (invitation.expiresAt <= now) return 'expired';
  return invitation.openedAt ? 'opened' : 'open';
}
