import { defineMail, say } from '../../messaging/index.ts';

export interface ReceiptInput {
  username: string;
  receiptNumber: string;
  description: string;
  /** In agorot. */
  amount: number;
  paidAt: Date;
}

/** Confirms a payment and leads to its receipt. */
export const receipt = defineMail<ReceiptInput>('receipt')(
  {
    he: {
      subject: (number: string) => say`קבלה מספר ${number}`,
      title: (name: string) => say`תודה ${name}, התשלום התקבל`,
      number: 'מספר קבלה',
      what: 'עבור',
      amount: 'סכום',
      when: 'תאריך',
      button: 'לקבלה בארנק',
      note: say`הקבלה, גם כקובץ PDF, נשמרת בארנק שלך.`,
    },
    en: {
      subject: (number) => say`Receipt number ${number}`,
      title: (name) => say`Thank you ${name}, your payment arrived`,
      number: 'Receipt number',
      what: 'For',
      amount: 'Amount',
      when: 'Date',
      button: 'The receipt in your wallet',
      note: say`The receipt, also as a PDF, is kept in your wallet.`,
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
