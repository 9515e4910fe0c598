import { defineMail, say } from '../../messaging/index.ts';

export interface CreditInput {
  username: string;
  receiptNumber: string;
  description: string;
  /** In agorot. */
  amount: number;
  paidAt: Date;
}

/** Says that money went back, and leads to its document. */
export const credit = defineMail<CreditInput>('credit')(
  {
    he: {
      subject: (number: string) => say`החזר כספי: מסמך זיכוי ${number}`,
      title: (name: string) => say`שלום ${name}, הכסף הוחזר`,
      number: 'מספר מסמך',
      what: 'עבור',
      amount: 'הוחזר',
      when: 'תאריך',
      button: 'למסמך בארנק',
      note: say`ההחזר נשלח לאמצעי התשלום שבו שולם. עד שהוא מופיע אצלך יכולים לעבור כמה ימי עסקים.`,
    },
    en: {
      subject: (number) => say`Refund: credit document ${number}`,
      title: (name) => say`Hello ${name}, your money was given back`,
      number: 'Document number',
      what: 'For',
      amount: 'Refunded',
      when: 'Date',
      button: 'The document in your wallet',
      note: say`The refund went to what it was paid with. It can take a few working days until you see it there.`,
    },
  },
  (texts, { username, receiptNumber, description, amount, paidAt }, format) => ({
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
        ],
      },
      { kind: 'button', label: texts.button, to: '/wallet' },
      { kind: 'note', words: texts.note },
    ],
  }),
);
