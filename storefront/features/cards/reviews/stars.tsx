import StarIcon from '~icons/ph/star';
import FilledStarIcon from '~icons/ph/star-fill';
import styles from './reviews.module.css';
import { useReviewsMessages } from './use-reviews-messages.ts';

/** Stars as given, said in words to a screen reader. */
export function Stars({ stars }: { stars: number }) {
  const texts = useReviewsMessages();
  return (
    <span className={styles['stars']} role="img" aria-label={texts.ofFive(stars)}>
      {[1, 2, 3, 4, 5].map((each) =>
        each <= stars ? <FilledStarIcon key={each} aria-hidden /> : <StarIcon key={each} aria-hidden />,
      )}
    </span>
  );
}
