import { defineMail, say } from '../../messaging/index.ts';

export interface RenewalStoppedInput {
  username: string;
  planName: string;
  /** Last moment of what was paid; null where it has no end. */
  endsAt: Date | null;
}

/** Confirms in writing that a subscription will not be charged again, and until when it works. */
export const renewalStopped = defineMail<RenewalStoppedInput>('renewal_stopped')(
  {
    he: {
      subject: say`אישור: המנוי לא יחויב יותר`,
      title: (name: string) => say`שלום ${name}, קיבלנו את הביטול`,
      text: (plan: string) => say`התוכנית ${plan} לא תתחדש ולא תחויב יותר.`,
      until: 'בתוקף עד',
      keep: say`עד אז הכול עובד כרגיל, ואפשר לחזור בך. אחר כך שום דבר לא נמחק.`,
      button: 'למנוי שלי',
      refund: say`שילמת לראשונה ב־14 הימים האחרונים? הביטול וההחזר לפי החוק נמצאים בעמוד המנוי, וגם בתשובה למייל הזה.`,
    },
    en: {
      subject: say`Confirmed: your subscription will not be charged again`,
      title: (name) => say`Hello ${name}, your cancellation has arrived`,
      text: (plan) => say`The plan ${plan} will not renew and will not be charged again.`,
      until: 'Valid until',
      keep: say`Until then everything works as usual, and you can change your mind. Afterwards nothing is deleted.`,
      button: 'My subscription',
      refund: say`Did you first pay within the last 14 days? Cancelling with the law’s refund is on the subscription page; answering this mail does, too.`,
    },
  },
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
