import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import styles from './reviews.module.css';
import { useReviewsMessages } from './use-reviews-messages.ts';

/** Stars as given, said in words to a screen reader. */
export function Stars({ stars }: { stars: number }) {
  const texts = useReviewsMessages();
  return (
    <span className={styles['stars']} role="img" aria-label={texts.ofFive(stars)}>
      {[1, 2, 3, 4, 5].map((each) => (
        <StarIcon key={each} weight={each <= stars ? 'fill' : 'regular'} aria-hidden />
      ))}
    </span>
  );
}
