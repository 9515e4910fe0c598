import { defineMail } from '../../messaging/index.ts';
import { planEndsMail } from './messages.ts';

export interface PlanEndsInput {
  username: string;
  planName: string;
  /** In agorot. */
  amount: number;
  endsAt: Date;
}

/** Ahead of the end of a plan that was paid by bank transfer: nothing renews it, so its owner pays again. */
export const planEnds = defineMail<PlanEndsInput>('plan_ends')(
  planEndsMail,
  (texts, { username, planName, amount, endsAt }, format) => ({
    subject: texts.subject(planName, format.date(endsAt)),
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro },
      {
        kind: 'details',
        rows: [
          [texts.plan, planName],
          [texts.until, format.date(endsAt)],
          [texts.amount, format.money(amount)],
        ],
      },
      { kind: 'button', label: texts.button, to: '/subscription' },
    ],
  }),
);
