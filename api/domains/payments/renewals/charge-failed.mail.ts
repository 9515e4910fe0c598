import { defineMail } from '../../messaging/index.ts';
import { chargeFailedMail } from '../messages.ts';

export interface ChargeFailedInput {
  username: string;
  planName: string;
  /** In agorot. */
  amount: number;
  /** Null when there will be no further try. */
  nextTryAt: Date | null;
  /** Until when the cards stay live. */
  liveUntil: Date;
}

/** A renewal could not be charged; says what happens next and what to do. */
export const chargeFailed = defineMail<ChargeFailedInput>('charge_failed')(
  chargeFailedMail,
  (texts, { username, planName, amount, nextTryAt, liveUntil }, format) => ({
    subject: texts.subject(planName),
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro },
      {
        kind: 'details',
        rows: [
          [texts.plan, planName],
          [texts.amount, format.money(amount)],
          [texts.next, nextTryAt ? format.date(nextTryAt) : texts.none],
          [texts.until, format.date(liveUntil)],
        ],
      },
      { kind: 'button', label: texts.button, to: '/subscription/card' },
    ],
  }),
);
