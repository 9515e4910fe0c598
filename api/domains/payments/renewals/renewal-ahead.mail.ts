import { defineMail, say } from '../../messaging/index.ts';

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
  {
    he: {
      subject: (plan: string, date: string) => say`המנוי ${plan} יתחדש ב־${date}`,
      title: (name: string) => say`שלום ${name}, המנוי מתחדש בקרוב`,
      intro: say`אין צורך לעשות דבר. כך זה יקרה:`,
      plan: 'המנוי',
      when: 'תאריך החיוב',
      amount: 'סכום',
      card: 'כרטיס אשראי',
      ending: (digits: string) => `שמסתיים ב־${digits}`,
      button: 'לניהול המנוי',
      note: say`אפשר לבטל עד יום החיוב בשתי לחיצות, והכרטיסים ימשיכו לפעול עד סוף התקופה ששולמה.`,
    },
    en: {
      subject: (plan, date) => say`Your plan ${plan} renews on ${date}`,
      title: (name) => say`Hello ${name}, your plan renews soon`,
      intro: say`There is nothing to do. This is what will happen:`,
      plan: 'Plan',
      when: 'Charged on',
      amount: 'Amount',
      card: 'Card',
      ending: (digits) => `ending in ${digits}`,
      button: 'Manage the plan',
      note: say`You can cancel until the day of the charge with two clicks, and your cards stay live until the end of the period you paid for.`,
    },
  },
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
