import { defineMail } from '../../messaging/index.ts';
import { dealCancelledMail } from '../messages.ts';

export interface DealCancelledInput {
  username: string;
  planName: string;
  /** In agorot. */
  refund: number;
  /** Last moment of what stays in force; null where it has no end. */
  endsAt: Date | null;
  /** The plan that is in force again, where only a change of plan was cancelled. */
  backTo: string | null;
}

/** Confirms in writing that a deal was cancelled, and how much comes back. */
export const dealCancelled = defineMail<DealCancelledInput>('deal_cancelled')(
  dealCancelledMail,
  (texts, { username, planName, refund, endsAt, backTo }, format) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: backTo === null ? texts.text(planName) : texts.change(planName, backTo) },
      {
        kind: 'details',
        rows: [
          [texts.refund, format.money(refund)],
          ...(endsAt ? [[texts.until, format.date(endsAt)] as const] : []),
        ],
      },
      { kind: 'text', words: texts.when },
      { kind: 'button', label: texts.button, to: '/subscription' },
      { kind: 'note', words: texts.kept },
    ],
  }),
);
