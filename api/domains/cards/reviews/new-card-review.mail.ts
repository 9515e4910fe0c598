import { defineMail } from '../../messaging/index.ts';
import { newReviewMail } from './messages.ts';

export interface NewCardReviewInput {
  profileId: number;
  cardName: string;
  name: string;
  stars: number;
  subject: string | null;
  words: string;
}

/** Notifies an owner of a review that waits for their approval. */
export const newCardReview = defineMail<NewCardReviewInput>('new_card_review')(
  newReviewMail,
  (texts, { profileId, cardName, name, stars, subject, words }) => ({
    subject: texts.subject(name, cardName),
    title: texts.title(name),
    blocks: [
      { kind: 'text', words: texts.intro(cardName) },
      { kind: 'quote', text: words },
      {
        kind: 'details',
        rows: [
          [texts.stars, texts.outOf(stars)],
          ...(subject ? [[texts.subjectLabel, subject] as const] : []),
        ],
      },
      { kind: 'note', words: texts.waits },
      { kind: 'button', label: texts.button, to: `/reviews/${profileId}` },
    ],
  }),
);
