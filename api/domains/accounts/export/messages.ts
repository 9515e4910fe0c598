import { inEveryLanguage, type Language } from '../../../contract/base/languages.ts';
import { say } from '../../messaging/index.ts';

// What the server says about accounts, in every language.

export const exportReadmeMessages: Record<Language, { lines: readonly string[]; notHere: string }> = {
  he: {
    lines: [
      'כל המידע של החשבון שלך בביקור.',
      '',
      'account.json   הפרטים, הכתובות, ההתראות והמכשירים המחוברים',
      'cards.json     הכרטיסים, כל השדות, עם הסטטיסטיקה והביקורות',
      'cards/         כל כרטיס כאיש קשר (vCard)',
      'leads.csv      הפניות מהכרטיסים, לגיליון אלקטרוני; leads.json הוא אותו מידע לתוכנות, עם המועדים המבוקשים',
      'support.json   השיחות עם התמיכה',
      'payments.json  התוכניות, הקבלות, הפרטים שעליהן והצוותים',
      'orders.json    ההזמנות והשבבים',
      'pictures/      התמונות בגודל המלא',
      'documents/     מסמכי ה־PDF של הכרטיסים',
      'bikur.json     סימן הזיהוי של הקובץ, לייבוא חוזר של הכרטיסים, הפניות והכתובות מעמוד החשבון',
    ],
    notHere: 'תמונות ומסמכים שלא נכנסו לקובץ אפשר להוריד מהכתובות האלה:',
  },
  en: {
    lines: [
      'All the data of your Bikur account.',
      '',
      'account.json   your details, addresses, notifications and signed-in devices',
      'cards.json     your cards with all their fields, their statistics and reviews',
      'cards/         each card as a contact (vCard)',
      'leads.csv      messages from your cards, for a spreadsheet; leads.json is the same for programs, with the times asked for',
      'support.json   your conversations with support',
      'payments.json  your plans, receipts with what they say of you, and teams',
      'orders.json    your orders and chips',
      'pictures/      your pictures in full size',
      'documents/     the PDFs of your cards',
      'bikur.json     marks this file, so that its cards, leads and addresses can be imported again on the account page',
    ],
    notHere: 'Pictures and documents that did not fit into this file can be fetched from these addresses:',
  },
};

export const exportMadeMail = inEveryLanguage({
  he: {
    subject: say`הקובץ עם כל המידע שלך מוכן`,
    title: (name: string) => say`שלום ${name}, הקובץ עם כל המידע שלך מוכן`,
    why: say`הוכן קובץ עם הכרטיסים, הפניות, התמונות, הקבלות וההזמנות שלך. אפשר להוריד אותו בהגדרות החשבון.`,
    when: 'הוכן',
    until: 'אפשר להוריד עד',
    note: say`ביקשת את הקובץ? אין צורך לעשות דבר. אם לא, מישהו אחר נמצא בחשבון שלך: יש להחליף סיסמה בהגדרות החשבון, מה שמנתק את כל שאר המכשירים, ולהשיב להודעה הזו מיד.`,
    button: 'להגדרות החשבון',
  },
  en: {
    subject: say`The file with all your data is ready`,
    title: (name) => say`Hello ${name}, the file with all your data is ready`,
    why: say`A file with your cards, leads, pictures, receipts and orders was made. Download it in the account settings.`,
    when: 'Made',
    until: 'Can be downloaded until',
    note: say`If you asked for it, there is nothing to do. Was it not you? Then somebody else is in your account: change your password in the account settings, which logs out all other devices, and answer this mail at once.`,
    button: 'Account settings',
  },
});
