import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';

/** Links to the reviews. The product knows no score, and five empty stars would read as one. */
export function Rating({ view }: { view: CardView }) {
  const { ratingHref } = view.card;
  if (!ratingHref) return null;
  return (
    <section className="c-b c-rating" aria-label={view.words.rating}>
      <CardLink view={view} href={ratingHref} track="link" foreign>
        <span className="c-t">
          <b>{view.words.ratingTitle}</b>
          <small>{view.words.ratingHint}</small>
        </span>
      </CardLink>
    </section>
  );
}
