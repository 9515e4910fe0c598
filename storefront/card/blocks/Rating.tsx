import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';

/** Links to the reviews; the product knows no score, so the stars stay outlines. */
export function Rating({ view }: { view: CardView }) {
  const { ratingHref } = view.card;
  if (!ratingHref) return null;
  return (
    <section className="c-b c-rating" aria-label={view.words.rating}>
      <CardLink view={view} href={ratingHref} track="link" foreign>
        <span className="c-stars" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} icons={view.icons} name="star" />
          ))}
        </span>
        <span className="c-t">
          <b>{view.words.ratingTitle}</b>
          <small>{view.words.ratingHint}</small>
        </span>
      </CardLink>
    </section>
  );
}
