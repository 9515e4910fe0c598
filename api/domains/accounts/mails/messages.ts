import { inEveryLanguage } from '../../../contract/base/languages.ts';
import { say } from '../../messaging/index.ts';

// What the server says about accounts, in every language.

export const resetPasswordMail = inEveryLanguage({
  he: {
    subject: say`בחירת סיסמה חדשה`,
    title: (name: string) => say`שלום ${name}, כאן בוחרים סיסמה חדשה`,
    asked: say`ביקשת לאפס את הסיסמה של החשבון. הכפתור פותח דף שבו בוחרים סיסמה חדשה.`,
    byStaff: say`צוות התמיכה שלח לך קישור לאיפוס הסיסמה. הכפתור פותח דף שבו בוחרים סיסמה חדשה.`,
    button: 'בחירת סיסמה חדשה',
    note: say`הקישור תקף לשעה אחת ולשימוש אחד. אם לא ביקשת, אין צורך לעשות דבר: הסיסמה הנוכחית נשארת.`,
  },
  en: {
    subject: say`Choose a new password`,
    title: (name) => say`Hello ${name}, choose a new password here`,
    asked: say`You asked to reset the password of your account. The button opens a page where you choose a new one.`,
    byStaff: say`Our support team sent you a link to reset your password. The button opens a page where you choose a new one.`,
    button: 'Choose a new password',
    note: say`The link works for one hour and once only. If you did not ask for it, there is nothing to do: your password stays as it is.`,
  },
});

export const verifyEmailMail = inEveryLanguage({
  he: {
    subject: say`אימות כתובת האימייל שלך`,
    title: (name: string) => say`שלום ${name}, נשאר רק לאמת את הכתובת`,
    why: say`לחיצה אחת, ונדע שהודעות ופניות מהכרטיס מגיעות אליך.`,
    button: 'אימות הכתובת',
    note: say`הקישור תקף ל־24 שעות ולשימוש אחד. אם לא פתחת חשבון, אין צורך לעשות דבר.`,
  },
  en: {
    subject: say`Confirm your email address`,
    title: (name) => say`Hello ${name}, one step left: confirm your address`,
    why: say`One click, and we know that messages from your card reach you.`,
    button: 'Confirm the address',
    note: say`The link works for 24 hours and once only. If you did not open an account, there is nothing to do.`,
  },
});
