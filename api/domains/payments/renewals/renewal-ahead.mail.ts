import { defineMail } from '../../messaging/index.ts';
import { renewalAheadMail } from '../messages.ts';

export interface RenewalAheadInput {
  username: string;
  planName: string;
  /** In agorot. */
  amount: number;
  renewsAt: Date;
  /** Of the card that will be charged. */
  last4Digits: string | null;
}

/** Goes out seven days before a charge, so that nobody is surprised by it. */
export const renewalAhead = defineMail<RenewalAheadInput>('renewal_ahead')(
  renewalAheadMail,
  (texts, { username, planName, amount, renewsAt, last4Digits }, format) => ({
    subject: texts.subject(planName, format.date(renewsAt)),
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro },
      {
        kind: 'details',
        rows: [
          [texts.plan, planName],
          [texts.when, format.date(renewsAt)],
          [texts.amount, format.money(amount)],
          ...(last4Digits ? [[texts.card, texts.ending(last4Digits)] as const] : []),
        ],
      },
      { kind: 'button', label: texts.button, to: '/subscription' },
      { kind: 'note', words: texts.note },
    ],
  }),
);
