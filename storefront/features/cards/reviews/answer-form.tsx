import { useState, type FormEvent } from 'react';
import { changeReviewEndpoint } from '../../../../api/contract/cards/my-reviews.endpoint.ts';
import type { OwnReview } from '../../../../api/contract/cards/my-reviews.schema.ts';
import { reviewLimits } from '../../../../api/contract/cards/review-rules.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { call } from '../../../lib/call.ts';
import styles from './reviews.module.css';
import { useReviewAction } from './use-review-actions.ts';
import { useReviewsMessages } from './use-reviews-messages.ts';

/** Writes or changes the owner's answer; a review that isn't on the card is published with it. */
export function AnswerForm({ review, onClose }: { review: OwnReview; onClose(): void }) {
  const texts = useReviewsMessages();
  const [answer, setAnswer] = useState(review.answer ?? '');
  const isPublished = review.status === 'published';
  const save = useReviewAction(
    () =>
      call(changeReviewEndpoint, {
        params: { id: review.id },
        body: { answer: answer.trim() || null, ...(!isPublished && { status: 'published' as const }) },
      }),
    { said: isPublished ? texts.saved : texts.published, onDone: onClose },
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(undefined);
  }
  return (
    <form className={styles['answering']} onSubmit={submit}>
      <Field
        label={
          <>
            {texts.yourAnswer} <small>{texts.answerHint}</small>
          </>
        }
        help={texts.letters(answer.length, reviewLimits.answer)}
        error={save.error instanceof ApiError ? save.error.fields['answer'] : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={reviewLimits.answer}
            dir={directionOfText(answer)}
            value={answer}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opens the field asks to write in it
            autoFocus
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </Field>
      <div className={styles['actions']}>
        <Button type="submit" busy={save.isPending}>
          {isPublished ? texts.saveAnswer : texts.publishAnswer}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
