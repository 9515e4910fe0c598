import { defineMail, say } from '../../messaging/index.ts';

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
  {
    he: {
      subject: (plan: string) => say`החיוב עבור המנוי ${plan} לא עבר`,
      title: (name: string) => say`שלום ${name}, החיוב לא עבר`,
      intro: say`שום דבר לא נמחק, והכרטיסים עדיין מוצגים. כדאי לבדוק את אמצעי התשלום.`,
      plan: 'המנוי',
      amount: 'סכום',
      next: 'הניסיון הבא',
      none: 'לא יהיה ניסיון נוסף',
      until: 'הכרטיסים מוצגים עד',
      button: 'להחלפת הכרטיס ולתשלום',
    },
    en: {
      subject: (plan) => say`The charge for your plan ${plan} did not go through`,
      title: (name) => say`Hello ${name}, the charge did not go through`,
      intro: say`Nothing was deleted and your cards are still shown. Please check your payment method.`,
      plan: 'Plan',
      amount: 'Amount',
      next: 'Next try',
      none: 'There will be no further try',
      until: 'Your cards are shown until',
      button: 'Replace the card and pay',
    },
  },
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
