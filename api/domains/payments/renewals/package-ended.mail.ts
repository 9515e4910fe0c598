import { defineMail, say } from '../../messaging/index.ts';

export interface PackageEndedInput {
  username: string;
  planName: string;
  endedAt: Date;
  /** The plan that was to follow; nothing renewed this one, so it didn't come. */
  insteadOf?: string | null;
}

/** A package has ended; says that nothing is lost and how to come back. */
export const packageEnded = defineMail<PackageEndedInput>('package_ended')(
  {
    he: {
      subject: (plan: string) => say`המנוי ${plan} הסתיים`,
      title: (name: string) => say`שלום ${name}, המנוי הסתיים`,
      intro: (plan: string, date: string) =>
        say`המנוי ${plan} הסתיים ב־${date}. כרטיסים מעבר למסלול החינמי אינם מוצגים.`,
      fellAway: (plan: string) =>
        say`המעבר לתוכנית ${plan} שהוזמן לסוף התקופה לא קרה, כי המנוי לא התחדש. שום דבר לא חויב.`,
      kept: say`שום דבר לא נמחק: חידוש המנוי מחזיר כל כרטיס בדיוק כפי שהיה, באותה כתובת.`,
      button: 'לחידוש המנוי',
    },
    en: {
      subject: (plan) => say`Your plan ${plan} has ended`,
      title: (name) => say`Hello ${name}, your plan has ended`,
      intro: (plan, date) =>
        say`Your plan ${plan} ended on ${date}. Cards beyond the free plan are not shown.`,
      fellAway: (plan) =>
        say`The change to the plan ${plan} that was to come then did not happen, because nothing renewed yours. Nothing was charged.`,
      kept: say`Nothing was deleted: renewing brings each card back just as it was, at the same address.`,
      button: 'Renew the plan',
    },
  },
  (texts, { username, planName, endedAt, insteadOf }, format) => ({
    subject: texts.subject(planName),
    title: texts.title(username),
    blocks: [
      { kind: 'text', words: texts.intro(planName, format.date(endedAt)) },
      ...(insteadOf ? [{ kind: 'text' as const, words: texts.fellAway(insteadOf) }] : []),
      { kind: 'text', words: texts.kept },
      { kind: 'button', label: texts.button, to: '/subscription' },
    ],
  }),
);
