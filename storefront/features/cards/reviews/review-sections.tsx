import ArrowSquareOutIcon from '~icons/ph/arrow-square-out';
import CaretDownIcon from '~icons/ph/caret-down';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnReview, ReviewList } from '../../../../api/contract/cards/my-reviews.schema.ts';
import type { ReviewStatus } from '../../../../api/contract/cards/entities/card-review.schema.ts';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { TextButton, textButtonClass } from '../../../components/text-button.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';
import { useReviewsMessages } from './use-reviews-messages.ts';

type Shown = 'waiting' | 'published' | 'hidden' | 'reported';
const order: readonly Shown[] = ['waiting', 'published', 'hidden', 'reported'];
const sectionOf = (status: ReviewStatus): Shown => (status === 'taken_down' ? 'reported' : status);
/** Shown of a section at first, beside the others. */
const shownAtFirst = 4;

/** The reviews by what became of them, and the filter of them, which stands in the address. */
export function ReviewSections({ list }: { list: ReviewList }) {
  const texts = useReviewsMessages();
  const [search, setSearch] = useSearchParams();
  const { card, reviews } = list;
  const chosen = order.find((each) => each === search.get('show')) ?? null;
  const groups = order.map((shown) => ({
    shown,
    reviews: reviews.filter(({ status }) => sectionOf(status) === shown),
  }));
  if (reviews.length === 0) return <EmptyNote title={texts.emptyTitle} text={texts.emptyText} />;
  const filled = groups.filter((group) => group.reviews.length > 0);
  const wanted = filled.filter(({ shown }) => chosen === null || chosen === shown);
  return (
    <>
      <div className={styles['filters']} role="group" aria-label={texts.filter}>
        <button type="button" aria-pressed={chosen === null} onClick={() => setSearch({})}>
          {texts.all} <b>{reviews.length}</b>
        </button>
        {filled.map(({ shown, reviews: some }) => (
          <button
            key={shown}
            type="button"
            aria-pressed={chosen === shown}
            onClick={() => setSearch({ show: shown })}
          >
            {texts.filters[shown]} <b>{some.length}</b>
          </button>
        ))}
      </div>
      {wanted.length === 0 && <p className={styles['note']}>{texts.nothing}</p>}
      {wanted.map(({ shown, reviews: some }) => (
        <section key={shown} aria-labelledby={`reviews-${shown}`}>
          <div className={styles['rule']}>
            <h2 id={`reviews-${shown}`}>{texts.headings[shown]}</h2>
            {shown === 'waiting' && <small>{texts.notOnCard}</small>}
            {shown === 'published' && (
              <a className={textButtonClass({ small: true })} href={`${card.path}#c-reviews`}>
                <ArrowSquareOutIcon aria-hidden />
                {texts.seeOnCard}
              </a>
            )}
          </div>
          <Group reviews={some} cardName={card.name} isWhole={chosen !== null || shown === 'waiting'} />
        </section>
      ))}
    </>
  );
}

function Group({
  reviews,
  cardName,
  isWhole: isWholeFromStart,
}: {
  reviews: readonly OwnReview[];
  cardName: string;
  isWhole: boolean;
}) {
  const texts = useReviewsMessages();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isWholeFromStart || isOpen ? reviews : reviews.slice(0, shownAtFirst);
  return (
    <>
      {shown.map((review) => (
        <ReviewItem key={review.id} review={review} cardName={cardName} />
      ))}
      {shown.length < reviews.length && (
        <TextButton onClick={() => setIsOpen(true)}>
          <CaretDownIcon aria-hidden />
          {texts.more(reviews.length - shown.length)}
        </TextButton>
      )}
    </>
  );
}
