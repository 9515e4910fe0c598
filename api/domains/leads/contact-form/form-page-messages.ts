import type { Language } from '../../../contract/base/languages.ts';

interface FormPageMessages {
  title: string;
  back: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  marketing: string;
  optional: string;
  leaveEmpty: string;
  send: string;
  notice: string;
  privacy: string;
}

export const formPageMessages: Record<Language, FormPageMessages> = {
  he: {
    title: 'הפנייה עוד לא נשלחה',
    back: 'חזרה לכרטיס',
    name: 'שם מלא',
    phone: 'טלפון',
    email: 'דוא״ל',
    message: 'במה אפשר לעזור?',
    marketing: 'אפשר לשלוח לי גם עדכונים ומבצעים בדוא״ל או ב־SMS.',
    optional: 'לא חובה, ואפשר להסיר בכל עת.',
    leaveEmpty: 'נא להשאיר ריק',
    send: 'שליחת הפנייה',
    notice:
      'אין חובה חוקית למסור פרטים, אבל בלעדיהם לא נוכל לחזור אליך. הם נמסרים לבעלי הכרטיס לצורך מענה לפנייה, ונשמרים בשבילם אצל ביקור. אפשר לעיין בהם, לתקן ולמחוק:',
    privacy: 'מדיניות הפרטיות',
  },
  en: {
    title: 'Your message has not been sent yet',
    back: 'Back to the card',
    name: 'Full name',
    phone: 'Phone',
    email: 'E-mail',
    message: 'How can we help?',
    marketing: 'You may also send me news and offers by e-mail or SMS.',
    optional: 'Not required, and you can opt out at any time.',
    leaveEmpty: 'Leave this empty',
    send: 'Send',
    notice:
      'The law does not oblige you to give details, but without them we cannot get back to you. They go to the owner of the card, to answer you, and Bikur keeps them for the owner. You can see, correct and delete them:',
    privacy: 'privacy policy',
  },
};
