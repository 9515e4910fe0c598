import type { Language } from '../../../api/contract/base/languages.ts';

interface SheetMessages {
  copy: string;
  copied: string;
  close: string;
  previous: string;
  next: string;
  inApp: string;
  outside: string;
}

/** The texts that only the sheets need; all others are on the page already. */
const words: Record<Language, SheetMessages> = {
  he: {
    copy: 'העתקת הקישור',
    copied: 'הועתק',
    close: 'סגירה',
    previous: 'הקודמת',
    next: 'הבאה',
    inApp: 'הדפדפן של האפליקציה הזו לא שומר אנשי קשר. אפשר גם כך:',
    outside: 'פתיחה בדפדפן',
  },
  en: {
    copy: 'Copy the link',
    copied: 'Copied',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    inApp: "This app's browser does not save contacts. You can also:",
    outside: 'Open in the browser',
  },
};

export const say = words[document.documentElement.lang as Language];
