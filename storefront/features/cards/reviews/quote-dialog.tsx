import { useState, type FormEvent } from 'react';
import { addQuoteEndpoint } from '../../../../api/contract/cards/my-reviews.endpoint.ts';
import { reviewLimits } from '../../../../api/contract/cards/review-rules.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { call } from '../../../lib/call.ts';
import styles from './reviews.module.css';
import { useReviewAction } from './use-review-actions.ts';
import { useReviewsMessages } from './use-reviews-messages.ts';

/** Adds what somebody said elsewhere, which the card marks as a quote. */
export function QuoteDialog({ cardId, onClose }: { cardId: number; onClose(): void }) {
  const texts = useReviewsMessages();
  const [authorName, setAuthorName] = useState('');
  const [words, setWords] = useState('');
  const add = useReviewAction(
    () => call(addQuoteEndpoint, { params: { id: cardId }, body: { authorName, words } }),
    { said: texts.quoteAdded, onDone: onClose },
  );
  const errors = add.error instanceof ApiError ? add.error.fields : {};
  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate(undefined);
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} closeLabel={texts.close}>
      <DialogTitle className={styles['dialogTitle']}>{texts.quoteTitle}</DialogTitle>
      <DialogDescription>{texts.quoteHelp}</DialogDescription>
      <form className={styles['ask']} onSubmit={submit} noValidate>
        <TextField
          label={texts.quoteAuthor}
          error={errors['authorName']}
          maxLength={reviewLimits.name}
          dir={directionOfText(authorName)}
          value={authorName}
          onChange={({ target }) => setAuthorName(target.value)}
        />
        <Field
          label={texts.quoteWords}
          help={texts.letters(words.length, reviewLimits.words)}
          error={errors['words']}
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={reviewLimits.words}
              dir={directionOfText(words)}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        <div className={styles['actions']}>
          <Button type="submit" busy={add.isPending}>
            {texts.quoteAdd}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
