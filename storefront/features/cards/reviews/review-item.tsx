import ArrowBendUpRightIcon from '~icons/ph/arrow-bend-up-right';
import FlagIcon from '~icons/ph/flag';
import { useState } from 'react';
import {
  changeReviewEndpoint,
  deleteQuoteEndpoint,
} from '../../../../api/contract/cards/my-reviews.endpoint.ts';
import type { OwnReview } from '../../../../api/contract/cards/my-reviews.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { StatusWord } from '../../../components/status-word.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { call } from '../../../lib/call.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { AnswerForm } from './answer-form.tsx';
import { ReportDialog } from './report-dialog.tsx';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';
import { useReviewAction } from './use-review-actions.ts';
import { useReviewsMessages } from './use-reviews-messages.ts';

/** One review with what its owner can do about it; the words are the client's own. */
export function ReviewItem({ review, cardName }: { review: OwnReview; cardName: string }) {
  const texts = useReviewsMessages();
  const language = useLanguage();
  const { authorName, stars, words, subject, status, answer, createdAt, kind } = review;
  const isWaiting = status === 'waiting';
  return (
    <article className={isWaiting ? styles['waiting'] : styles['review']}>
      <div className={styles['who']}>
        {stars === null ? <span className={styles['tag']}>{texts.quote}</span> : <Stars stars={stars} />}
        <b>
          <bdi dir={directionOfText(authorName)}>{authorName}</bdi>
        </b>
        {subject && (
          <span className={styles['tag']}>
            <bdi dir={directionOfText(subject)}>{subject}</bdi>
          </span>
        )}
        {status === 'reported' && <StatusWord tone="waiting">{texts.underReview}</StatusWord>}
        {status === 'taken_down' && <StatusWord tone="bad">{texts.taken}</StatusWord>}
        <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>
      </div>
      <blockquote dir={directionOfText(words)}>{words}</blockquote>
      {kind === 'quote' && <p className={styles['note']}>{texts.quoteNote}</p>}
      {answer && !isWaiting && (
        <div className={styles['answer']}>
          <b>
            <bdi dir={directionOfText(cardName)}>{cardName}</bdi>
          </b>
          <p dir={directionOfText(answer)}>{answer}</p>
        </div>
      )}
      {status === 'reported' && review.reportReason && (
        <p className={styles['note']}>
          {texts.reported(review.reportReason, formatDate(review.answerBy, language))}
        </p>
      )}
      {status === 'taken_down' && review.takenReason && (
        <p className={styles['note']}>
          {texts.takenDown(review.takenReason)} <bdi>{review.takenMessage}</bdi>
        </p>
      )}
      {status !== 'reported' && status !== 'taken_down' && <ReviewActions review={review} />}
    </article>
  );
}

function ReviewActions({ review }: { review: OwnReview }) {
  const texts = useReviewsMessages();
  const [isAnswering, setIsAnswering] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const { id, status, kind, answer, authorName } = review;
  const isPublished = status === 'published';
  const publish = useReviewAction(
    () => call(changeReviewEndpoint, { params: { id }, body: { status: 'published' } }),
    { said: texts.published },
  );
  const hide = useReviewAction(
    () => call(changeReviewEndpoint, { params: { id }, body: { status: 'hidden' } }),
    { said: texts.hidden },
  );
  const remove = useReviewAction(() => call(deleteQuoteEndpoint, { params: { id } }), {
    said: texts.quoteDeleted,
  });
  const isQuote = kind === 'quote';
  if (isAnswering) return <AnswerForm review={review} onClose={() => setIsAnswering(false)} />;
  return (
    <div className={styles['actions']}>
      {!isPublished && (
        <Button busy={publish.isPending} onClick={() => publish.mutate(undefined)}>
          {texts.publish}
        </Button>
      )}
      {!isPublished && !isQuote && (
        <Button variant="line" onClick={() => setIsAnswering(true)}>
          {texts.publishWithAnswer}
        </Button>
      )}
      {isPublished && !isQuote && (
        <Button variant="quiet" onClick={() => setIsAnswering(true)}>
          {!answer && <ArrowBendUpRightIcon aria-hidden className={styles['turn']} />}
          {answer ? texts.editAnswer : texts.answer}
        </Button>
      )}
      {status !== 'hidden' && (
        <Button variant="quiet" busy={hide.isPending} onClick={() => hide.mutate(undefined)}>
          {isPublished ? texts.hide : texts.decline}
        </Button>
      )}
      {isQuote ? (
        <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {texts.deleteQuote}
        </Button>
      ) : (
        <IconButton label={texts.report(authorName)} onClick={() => setIsReporting(true)}>
          <FlagIcon aria-hidden />
        </IconButton>
      )}
      {isReporting && <ReportDialog id={id} onClose={() => setIsReporting(false)} />}
    </div>
  );
}
