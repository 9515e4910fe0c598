import { defineMail } from '../../messaging/index.ts';
import { renewalStoppedMail } from '../messages.ts';

export interface RenewalStoppedInput {
  username: string;
  planName: string;
  /** Last moment of what was paid; null where it has no end. */
  endsAt: Date | null;
}

/** Confirms in writing that a subscription will not be charged again, and until when it works. */
export const renewalStopped = defineMail<RenewalStoppedInput>('renewal_stopped')(
  renewalStoppedMail,
  (texts, { username, planName, endsAt }, format) => ({
    subject: texts.subject,
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.text(planName) },
      ...(endsAt ? [{ kind: 'details' as const, rows: [[texts.until, format.date(endsAt)] as const] }] : []),
      { kind: 'text', words: texts.keep },
      { kind: 'button', label: texts.button, to: '/subscription' },
      { kind: 'note', words: texts.refund },
    ],
  }),
);
