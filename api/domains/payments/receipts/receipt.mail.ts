import { defineMail } from '../../messaging/index.ts';
import { receiptMail } from '../messages.ts';

export interface ReceiptInput {
  username: string;
  receiptNumber: string;
  description: string;
  /** In agorot. */
  amount: number;
  paidAt: Date;
  /** Number of the provider's tax document, where it is issued already. */
  taxNumber?: string | null;
}

/** Confirms a payment and leads to its receipt. */
export const receipt = defineMail<ReceiptInput>('receipt')(
  receiptMail,
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
