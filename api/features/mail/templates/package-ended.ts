import { defineMail } from '../define-mail.ts';
import { say } from '../mail-content.ts';

export interface PackageEndedInput {
  username: string;
  planName: string;
  endedAt: Date;
}

/** A package has ended; says that nothing is lost and how to come back. */
export const packageEnded = defineMail<PackageEndedInput>()(
  {
    he: {
      subject: (plan: string) => say`המנוי ${plan} הסתיים`,
      title: (name: string) => say`שלום ${name}, המנוי הסתיים`,
      intro: (plan: string, date: string) =>
        say`המנוי ${plan} הסתיים ב־${date}. כרטיסים מעבר למסלול החינמי אינם מוצגים.`,
      kept: say`שום דבר לא נמחק: חידוש המנוי מחזיר כל כרטיס בדיוק כפי שהיה, באותה כתובת.`,
      button: 'לחידוש המנוי',
    },
    en: {
      subject: (plan) => say`Your plan ${plan} has ended`,
      title: (name) => say`Hello ${name}, your plan has ended`,
      intro: (plan, date) =>
        say`Your plan ${plan} ended on ${date}. Cards beyond the free plan are not shown.`,
      kept: say`Nothing was deleted: renewing brings each card back just as it was, at the same address.`,
      button: 'Renew the plan',
    },
  },
  (texts, { username, planName, endedAt }, format) => ({
    subject: texts.subject(planName),
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro(planName, format.date(endedAt)) },
      { kind: 'text', words: texts.kept },
      { kind: 'button', label: texts.button, to: '/subscription' },
    ],
  }),
);
