import { inEveryLanguage, translated, type Translated } from '../../../contract/base/languages.ts';
import { say } from '../../messaging/index.ts';

/** What is said to customers and staff about bank transfers (docs/money.md 13.11). */
export const transferMessages = {
  tooSmall: (from: string): Translated => ({
    he: `העברה בנקאית אפשרית מסכום של ${from} ש״ח`,
    en: `A bank transfer is possible from ${from} shekels`,
  }),
  ...translated({
    businessOnly: {
      he: 'העברה בנקאית היא לעסקים: יש להוסיף ח.פ. או מספר עוסק לפרטים שעל הקבלה',
      en: 'Bank transfers are for businesses: add a company or dealer number to the details on the receipt',
    },
    yearlyOnly: {
      he: 'בהעברה בנקאית משלמים על שנה שלמה',
      en: 'A bank transfer pays for a whole year',
    },
    noTransfer: {
      he: 'התשלום הזה אינו בהעברה בנקאית',
      en: 'This payment is not made by bank transfer',
    },
    nobodyToAsk: {
      he: 'על העברה בנקאית אין את מי לשאול: היא נרשמת כשרואים אותה בחשבון הבנק',
      en: 'Nobody can be asked about a bank transfer: it is written down once it is seen on the bank account',
    },
    notToSendBack: {
      he: 'ההחזר הזה לא מחכה לשליחה',
      en: 'This refund does not wait to be sent',
    },
    dayAhead: { he: 'יום הערך עוד לא הגיע', en: 'The day of value is still ahead' },
  }),
  referenceTaken: (id: number): Translated => ({
    he: `האסמכתה הזו כבר רשומה בתשלום ${id}`,
    en: `This reference is written down already, at payment ${id}`,
  }),
  dayBefore: (day: string): Translated => ({
    he: `יום הערך לא יכול להיות לפני ${day}`,
    en: `The day of value cannot be before ${day}`,
  }),
};

/** What a showroom without an account of its own calls its bank. */
export const exampleBankName: Translated = { he: 'בנק לדוגמה', en: 'Example Bank' };

/** The mail that brings a proforma. */
export const proformaMail = inEveryLanguage({
  he: {
    subject: (number: string) => say`חשבון עסקה ${number} לתשלום בהעברה בנקאית`,
    title: (name: string) => say`שלום ${name}, כך משלמים בהעברה`,
    intro: say`מעבירים את הסכום לחשבון הבנק שכאן ומציינים בהעברה את מספר חשבון העסקה. כשהכסף מתקבל, ההזמנה ממשיכה והקבלה נשלחת.`,
    number: 'לציין בהעברה',
    what: 'עבור',
    amount: 'סכום',
    due: 'לתשלום עד',
    holder: 'שם המוטב',
    bank: 'בנק',
    branch: 'סניף',
    account: 'מספר חשבון',
    iban: 'IBAN',
    button: 'לחשבון העסקה ולמצב התשלום',
    note: say`חשבון עסקה אינו קבלה ואינו חשבונית מס. אפשר גם לבטל, או לשלם בכרטיס.`,
  },
  en: {
    subject: (number) => say`Proforma invoice ${number}, to be paid by bank transfer`,
    title: (name) => say`Hello ${name}, this is how to pay`,
    intro: say`Transfer the sum to the bank account below and write the proforma’s number into the transfer. Once the money arrives your order goes on and the receipt is sent.`,
    number: 'Write into the transfer',
    what: 'For',
    amount: 'Sum',
    due: 'To be paid by',
    holder: 'Account holder',
    bank: 'Bank',
    branch: 'Branch',
    account: 'Account number',
    iban: 'IBAN',
    button: 'The proforma and the state of the payment',
    note: say`A proforma invoice is neither a receipt nor a tax invoice. You can also cancel, or pay by card.`,
  },
});

/** The mail that reminds of a transfer that wasn't seen yet. */
export const transferReminderMail = inEveryLanguage({
  he: {
    subject: (number: string, day: string) => say`תזכורת: חשבון עסקה ${number} לתשלום עד ${day}`,
    title: (name: string) => say`שלום ${name}, ההעברה עוד לא התקבלה`,
    intro: say`אם הכסף כבר בדרך, אין צורך לעשות דבר. אחרי התאריך הזה ההמתנה מסתיימת מעצמה.`,
  },
  en: {
    subject: (number, day) => say`Reminder: proforma invoice ${number}, to be paid by ${day}`,
    title: (name) => say`Hello ${name}, your transfer has not arrived yet`,
    intro: say`If the money is on its way there is nothing to do. After this day we stop waiting for it.`,
  },
});

/** The mail ahead of the end of a plan that was paid by bank transfer. */
export const planEndsMail = inEveryLanguage({
  he: {
    subject: (plan: string, day: string) => say`התוכנית ${plan} מסתיימת ב־${day}`,
    title: (name: string) => say`שלום ${name}, התוכנית מסתיימת בקרוב`,
    intro: say`התוכנית שולמה בהעברה בנקאית ולכן לא מתחדשת מעצמה, ולא ייגבה דבר. מיום הסיום אפשר לשלם על השנה הבאה. כדי להמשיך בלי הפסקה אפשר לפנות אלינו.`,
    plan: 'התוכנית',
    until: 'בתוקף עד',
    amount: 'המחיר לשנה הבאה',
    button: 'למנוי שלי',
  },
  en: {
    subject: (plan, day) => say`Your plan ${plan} ends on ${day}`,
    title: (name) => say`Hello ${name}, your plan ends soon`,
    intro: say`It was paid by bank transfer, so it does not renew by itself and nothing will be charged. From the day it ends you can pay for the next year. To go on without a break, write to us.`,
    plan: 'Plan',
    until: 'Valid until',
    amount: 'Price of the next year',
    button: 'To my subscription',
  },
});

/** A notification that a transfer lapsed. */
export const transferLapsed = inEveryLanguage({
  he: (number: string) => ({
    title: 'ההמתנה להעברה הסתיימה',
    content: `ההעברה לפי חשבון עסקה ${number} לא התקבלה בזמן. אם הכסף נשלח, הוא ייזקף לזכותך או יוחזר.`,
  }),
  en: (number) => ({
    title: 'We stopped waiting for your transfer',
    content: `The transfer for proforma invoice ${number} did not arrive in time. Money that was sent will be counted or returned.`,
  }),
});
