import { defineMail } from '../../messaging/index.ts';
import { cardExpiringMail } from '../messages.ts';

export interface CardExpiringInput {
  username: string;
  brand: string | null;
  last4Digits: string | null;
  /** `MM/YYYY` */
  expiry: string;
}

/** The card that a plan is charged to stops working soon; goes out once for each card, a month ahead. */
export const cardExpiring = defineMail<CardExpiringInput>('card_expiring')(
  cardExpiringMail,
  (texts, { username, brand, last4Digits, expiry }) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro },
      {
        kind: 'details',
        rows: [
          [texts.card, `${brand ?? ''} ···· ${last4Digits ?? ''}`.trim()],
          [texts.until, expiry],
        ],
      },
      { kind: 'button', label: texts.button, to: '/subscription/card' },
      { kind: 'note', words: texts.note },
    ],
  }),
);
