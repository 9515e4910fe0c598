import type { Knex } from 'knex';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { averageOf, leastForAverage } from '../../../contract/cards/review-rules.ts';
import { CardReview } from '../../../models/CardReview.ts';

type ShownReviews = NonNullable<PublicCard['reviews']>;
export type ShownReview = ShownReviews['items'][number];

/** Reviews that stand on the card itself; the others are one link away. */
const onCard = 3;

/** Reviews of a card that visitors see, newest first; all of them, which the plan bounds. */
export async function publishedReviews(knex: Knex, profileId: number): Promise<ShownReview[]> {
  const rows = await CardReview.query(knex)
    .where({ profile_id: profileId, status: 'published' })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  return rows.map(({ authorName, stars, words, answer, createdAt }) => ({
    author: authorName,
    stars,
    words,
    answer,
    month: createdAt.toISOString().slice(0, 7),
  }));
}

/**
 * The reviews of a card as its page shows them; null without any. Quotes stand among them and are left out of the
 * average, which fewer than five reviews don't have.
 */
export function reviewsForCard(shown: readonly ShownReview[]): ShownReviews | null {
  if (shown.length === 0) return null;
  const stars = shown.flatMap((review) => review.stars ?? []);
  return {
    average: stars.length >= leastForAverage ? averageOf(stars) : null,
    count: stars.length,
    total: shown.length,
    items: shown.slice(0, onCard),
  };
}
