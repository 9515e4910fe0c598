import { defineMail } from '../../messaging/index.ts';
import { creditMail } from '../messages.ts';

export interface CreditInput {
  username: string;
  receiptNumber: string;
  description: string;
  /** In agorot. */
  amount: number;
  paidAt: Date;
  /** Number of the provider's tax document, where it is issued already. */
  taxNumber?: string | null;
}

/** Says that money went back, and leads to its document. */
export const credit = defineMail<CreditInput>('credit')(
  creditMail,
  (texts, { username, receiptNumber, description, amount, paidAt, taxNumber }, format) => ({
    subject: texts.subject(receiptNumber),
    title: texts.title(username),
    blocks: [
      {
        kind: 'details',
        rows: [
          [texts.number, receiptNumber],
          [texts.what, description],
          [texts.amount, format.money(amount)],
          [texts.when, format.date(paidAt)],
          ...(taxNumber ? [[texts.taxDocument, taxNumber] as const] : []),
        ],
      },
      { kind: 'button', label: texts.button, to: '/wallet' },
      { kind: 'note', words: texts.note },
    ],
  }),
);
