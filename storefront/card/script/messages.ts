import type { Language } from '../../../api/contract/base/languages.ts';

/** What a typed number lacks; `digits` is how many too few, or too many where below zero. */
type NumberIssue = 'empty' | 'none' | 'mobile' | 'landline' | 'service' | 'unreachable';

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
  pasted: string;
  toNumber: string;
  number: string;
  numberKept: string;
  numberFine: string;
  numberIssue(issue: NumberIssue, digits: number): string;
  showCode: string;
  mailMe: string;
  mailSend: string;
  mailUse: string;
  mailOther: string;
  notSent: string;
}

/** The texts that only the sheets need; all others are on the page already. */
const words: Record<Language, SheetMessages> = {
  he: {
    share: 'שיתוף הכרטיס',
    whatsapp: 'לשלוח ב־WhatsApp',
    sms: 'SMS',
    email: 'דוא״ל',
    code: 'קוד QR',
    brightness: 'לא נסרק? כדאי להגביר את בהירות המסך.',
    more: 'עוד דרכים בטלפון',
    copy: 'העתקה',
    copied: 'הועתק',
    close: 'סגירה',
    previous: 'הקודמת',
    next: 'הבאה',
    inApp: 'הדפדפן של האפליקציה הזו לא שומר אנשי קשר. אפשר גם כך:',
    outside: 'פתיחה בדפדפן',
    pasted: 'הקישור הועתק. אפשר להדביק בכל מקום.',
    toNumber: 'לשלוח למספר',
    number: 'מספר טלפון',
    numberKept: 'המספר נשאר במכשיר שלכם. הוא לא נשלח לביקור ולא נשמר.',
    numberFine: 'מספר תקין',
    numberIssue: (issue, digits) => {
      const example = ', למשל 052-555-0148.';
      if (issue === 'empty') return `צריך מספר טלפון${example}`;
      if (issue === 'unreachable') return `המספר הזה לא מקבל הודעות. צריך מספר נייד${example}`;
      const whole = {
        mobile: `במספר נייד בישראל יש 10 ספרות${example}`,
        landline: 'במספר קווי בישראל יש 9 ספרות, למשל 03-555-0148.',
        service: 'במספר שמתחיל ב־1-700 או ב־1-800 יש 10 ספרות.',
        none: `זה לא נראה כמו מספר טלפון. אפשר לכתוב מספר נייד${example}`,
      }[issue];
      if (!digits) return whole;
      const count = Math.abs(digits);
      if (digits > 0) return `${count > 1 ? `חסרות ${count} ספרות` : 'חסרה ספרה'}. ${whole}`;
      return `${count > 1 ? `יש ${count} ספרות מיותרות` : 'יש ספרה מיותרת'}. ${whole}`;
    },
    showCode: 'להראות קוד',
    mailMe: 'לשלוח אליי את הכרטיס',
    mailSend: 'שליחה אליי',
    mailUse: 'מגיע הכרטיס עם איש קשר לשמירה. הכתובת משמשת לשליחה הזאת בלבד.',
    mailOther: 'כתובת אחרת',
    notSent: 'לא נשלח. בדקו את החיבור ונסו שוב.',
  },
  en: {
    share: 'Share this card',
    whatsapp: 'Send on WhatsApp',
    sms: 'SMS',
    email: 'E-mail',
    code: 'QR code',
    brightness: 'Not scanning? Turn up the brightness of the screen.',
    more: 'More ways on this phone',
    copy: 'Copy',
    copied: 'Copied',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    inApp: "This app's browser does not save contacts. You can also:",
    outside: 'Open in the browser',
    pasted: 'The link is copied. Paste it anywhere.',
    toNumber: 'Send to a number',
    number: 'Phone number',
    numberKept: 'The number stays on your device. It is not sent to Bikur, nor kept.',
    numberFine: 'A valid number',
    numberIssue: (issue, digits) => {
      const example = ', such as 052-555-0148.';
      if (issue === 'empty') return `A phone number is needed${example}`;
      if (issue === 'unreachable') return `This number takes no messages. Use a mobile number${example}`;
      const whole = {
        mobile: `An Israeli mobile number has 10 digits${example}`,
        landline: 'An Israeli landline has 9 digits, such as 03-555-0148.',
        service: 'A number that begins with 1-700 or 1-800 has 10 digits.',
        none: `This does not look like a phone number. Try a mobile number${example}`,
      }[issue];
      if (!digits) return whole;
      const count = Math.abs(digits);
      const what = count > 1 ? `${count} digits` : 'One digit';
      if (digits > 0) return `${what} ${count > 1 ? 'are' : 'is'} missing. ${whole}`;
      return `${what} too many. ${whole}`;
    },
    showCode: 'Show the code',
    mailMe: 'Mail me this card',
    mailSend: 'Send it to me',
    mailUse: 'The card comes with a contact to save. The address is used for this one mail only.',
    mailOther: 'Another address',
    notSent: 'Not sent. Check your connection and try again.',
  },
};

export const language = document.documentElement.lang as Language;
export const say = words[language];
