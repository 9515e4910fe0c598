import type { Language } from '../../../api/contract/base/languages.ts';

interface SheetMessages {
  share: string;
  whatsapp: string;
  sms: string;
  email: string;
  code: string;
  brightness: string;
  more: string;
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
    share: 'שיתוף הכרטיס',
    whatsapp: 'לשלוח ב־WhatsApp',
    sms: 'SMS',
    email: 'אימייל',
    code: 'קוד QR',
    brightness: 'לא נסרק? כדאי להגביר את בהירות המסך.',
    more: 'עוד דרכים בטלפון',
    copy: 'העתקת הקישור',
    copied: 'הועתק',
    close: 'סגירה',
    previous: 'הקודמת',
    next: 'הבאה',
    inApp: 'הדפדפן של האפליקציה הזו לא שומר אנשי קשר. אפשר גם כך:',
    outside: 'פתיחה בדפדפן',
  },
  en: {
    share: 'Share this card',
    whatsapp: 'Send on WhatsApp',
    sms: 'SMS',
    email: 'E-mail',
    code: 'QR code',
    brightness: 'Not scanning? Turn up the brightness of the screen.',
    more: 'More ways on this phone',
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
