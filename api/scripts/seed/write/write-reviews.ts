import { reviewNoticeVersion } from '../../../contract/cards/review-rules.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';
import { createCardReview } from '../../../testing/factories/card-review.ts';
import { createReviewInvitation } from '../../../testing/factories/review-invitation.ts';
import { demoInvitations, demoReviews, type DemoReview } from '../content/reviews.ts';
import type { SeedContext } from './context.ts';

const day = 86_400_000;

// The hashes are the same on every day, and of texts that no address can hold: no link of the demo data opens a page.

/** Reviews of the cards that were written just now, and the invitations to them. */
export async function writeReviews(context: SeedContext): Promise<void> {
  const { trx, cards } = context;
  for (const [slug, card] of cards) {
    for (const review of demoReviews[slug] ?? []) await writeReview(context, card.id, review);
    for (const { client, subject, age, isOpened } of demoInvitations[slug] ?? []) {
      const createdAt = context.calendar.hoursAgo(age * 24 + 2);
      await createReviewInvitation(trx, {
        profileId: card.id,
        clientName: client,
        tokenHash: hashOfSecret(`${slug} ${client}`),
        subject: subject ?? null,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + 30 * day),
        openedAt: isOpened ? new Date(createdAt.getTime() + day / 24) : null,
      });
    }
  }
}

async function writeReview(
  context: SeedContext,
  profileId: number,
  { author, stars, words, age, answer, subject, status = 'published' }: DemoReview,
): Promise<void> {
  const { trx, calendar } = context;
  const createdAt = calendar.hoursAgo(age * 24 + 1);
  const later = new Date(createdAt.getTime() + day / 48);
  const isClient = stars !== null;
  const invitation = isClient
    ? await createReviewInvitation(trx, {
        profileId,
        clientName: author,
        tokenHash: hashOfSecret(`${profileId} ${author} ${age}`),
        subject: subject ?? null,
        createdAt: new Date(createdAt.getTime() - 2 * day),
        expiresAt: new Date(createdAt.getTime() + 28 * day),
        openedAt: createdAt,
        usedAt: createdAt,
      })
    : null;
  await createCardReview(trx, {
    profileId,
    invitationId: invitation?.id ?? null,
    kind: isClient ? 'client' : 'quote',
    authorName: author,
    stars,
    words,
    subject: subject ?? null,
    status,
    createdAt,
    answer: answer ?? null,
    answeredAt: answer ? later : null,
    publishedAt: status === 'published' ? later : null,
    ...(status === 'reported' && {
      statusBefore: 'waiting' as const,
      reportReason: 'not_client' as const,
      reportedAt: later,
    }),
    ...(status === 'taken_down' && {
      statusBefore: 'published' as const,
      publishedAt: later,
      takenReason: 'spam' as const,
      takenMessage: 'פרסומת של מתחרה, ולא ביקורת של לקוח.',
      decidedBy: context.users.get('admin')?.id ?? null,
      decidedAt: new Date(later.getTime() + day),
    }),
    ...(isClient && { language: 'he' as const, noticeVersion: reviewNoticeVersion, agreedAt: createdAt }),
  });
}
