import type { Language } from '../../../contract/base/languages.ts';
import type { AppDeps } from '../../../deps.ts';

/** What every mail tells of its sender; part of the environment. */
export type MailSite = Pick<
  AppDeps['env'],
  'PUBLIC_URL' | 'COMPANY_NAME' | 'COMPANY_EMAIL' | 'COMPANY_PHONE'
>;

/** Whole address of a path of this site; the address of another stays as it is. */
export function addressOf(site: MailSite, to: string): string {
  return to.startsWith('/') ? site.PUBLIC_URL + to : to;
}

/** In what every mail is set. */
export interface MailFrame {
  language: Language;
  site: MailSite;
  /** Only who has an account is told that this is why. */
  hasAccount: boolean;
}

interface FrameMessages {
  brand: string;
  /** Why the reader gets the mail, before the site's address. */
  why: string;
  questions: string;
  spelledOut: string;
}

/** Words around every mail. */
export const frameMessages: Record<Language, FrameMessages> = {
  he: {
    brand: 'ביקור',
    why: 'ההודעה נשלחה אליך כי יש לך חשבון באתר',
    questions: 'לשאלות:',
    spelledOut: 'הכפתור לא נפתח? אפשר להעתיק את הכתובת לדפדפן:',
  },
  en: {
    brand: 'Bikur',
    why: 'You get this mail because you have an account at',
    questions: 'Questions:',
    spelledOut: 'If the button does not open, copy this address into your browser:',
  },
};
