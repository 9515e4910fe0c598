import { defineMail, say } from '../../messaging/index.ts';

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
  {
    he: {
      subject: say`אישור: העסקה בוטלה`,
      title: (name: string) => say`שלום ${name}, העסקה בוטלה`,
      text: (plan: string) => say`התוכנית ${plan} בוטלה ולא תחויב יותר.`,
      change: (plan: string, before: string) =>
        say`המעבר לתוכנית ${plan} בוטל, והתוכנית ${before} חזרה לתוקף.`,
      refund: 'סכום ההחזר',
      until: 'בתוקף עד',
      when: say`ההחזר נשלח לאמצעי התשלום שבו שולם, לכל המאוחר בתוך 14 ימים. מסמך הזיכוי יישלח במייל ויישמר בארנק.`,
      button: 'למנוי שלי',
      kept: say`שום דבר לא נמחק: הכרטיסים נשמרים אצלנו כמו שהם.`,
    },
    en: {
      subject: say`Confirmed: the deal is cancelled`,
      title: (name) => say`Hello ${name}, the deal is cancelled`,
      text: (plan) => say`The plan ${plan} is cancelled and will not be charged again.`,
      change: (plan, before) =>
        say`The change to the plan ${plan} is cancelled, and the plan ${before} is in force again.`,
      refund: 'Refund',
      until: 'Valid until',
      when: say`The refund goes to what it was paid with, within 14 days at the latest. The credit document will be mailed and kept in the wallet.`,
      button: 'My subscription',
      kept: say`Nothing is deleted: your cards are kept as they are.`,
    },
  },
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
