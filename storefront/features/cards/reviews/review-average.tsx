import type { CSSProperties } from 'react';
import type { ReviewList } from '../../../../api/contract/cards/my-reviews.schema.ts';
import { leastForAverage } from '../../../../api/contract/cards/review-rules.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';
import { useReviewsMessages } from './use-reviews-messages.ts';

/** The average of what is on the card, and how many gave each number of stars; nothing before the first. */
export function ReviewAverage({ average }: { average: ReviewList['average'] }) {
  const texts = useReviewsMessages();
  const { value, count, byStars } = average;
  if (value === null) return null;
  return (
    <section>
      <div className={styles['average']}>
        <b>
          <bdi dir="ltr">{value}</bdi>
        </b>
        <p>
          <Stars stars={Math.round(Number(value))} />
          <br />
          {texts.average(count)} {texts.averageFrom(leastForAverage)}
        </p>
      </div>
      <ul className={styles['distribution']} aria-label={texts.byStars}>
        {byStars.map((given, at) => (
          <li key={5 - at} aria-label={texts.starsRow(5 - at, given)}>
            <b aria-hidden="true">{5 - at}</b>
            <span aria-hidden="true">
              <i style={{ '--part': count > 0 ? given / count : 0 } as CSSProperties} />
            </span>
            <em aria-hidden="true">{given}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}
