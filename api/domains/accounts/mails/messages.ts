import { inEveryLanguage, type Translated } from '../../../contract/base/languages.ts';
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

export const invitationMail = inEveryLanguage({
  he: {
    subject: say`החשבון שלך בביקור מחכה לך`,
    title: (name: string) => say`שלום ${name}, פתחנו לך חשבון`,
    why: say`צוות ביקור פתח לך חשבון. נשאר רק לבחור סיסמה, ואפשר להתחיל.`,
    button: 'בחירת סיסמה וכניסה',
    note: say`הקישור תקף לשבוע ולשימוש אחד. אף אחד מהצוות לא יודע את הסיסמה. לא ביקשת חשבון? אין צורך לעשות דבר.`,
  },
  en: {
    subject: say`Your Bikur account is waiting for you`,
    title: (name) => say`Hello ${name}, we opened an account for you`,
    why: say`Our staff opened an account for you. Choose a password, and you can begin.`,
    button: 'Choose a password and sign in',
    note: say`The link works for a week and once only. Nobody of our staff knows the password. If you did not ask for an account, there is nothing to do.`,
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

export const resetWithheldMail = inEveryLanguage({
  he: {
    subject: say`ביקשו לבחור סיסמה חדשה לחשבון שלך`,
    title: (name: string) => say`שלום ${name}, עצרנו קישור לבחירת סיסמה`,
    why: say`צוות התמיכה החליף לאחרונה את כתובת האימייל של החשבון, ועכשיו ביקשו קישור לבחירת סיסמה חדשה. במשך 72 שעות מההחלפה קישור כזה לא נשלח לכתובת החדשה, כדי שיהיה לך זמן לעצור.`,
    address: 'הכתובת החדשה',
    when: 'מתי ביקשו',
    until: 'קישורים נעצרים עד',
    note: say`ההחלפה נעשתה לבקשתך? אין צורך לעשות דבר: אחרי המועד הזה אפשר לבקש קישור שוב. אם לא, יש לכתוב לנו מיד, ונחזיר את החשבון אליך.`,
    button: 'לא ביקשתי, ליצירת קשר',
  },
  en: {
    subject: say`Someone asked to choose a new password for your account`,
    title: (name) => say`Hello ${name}, we held back a password link`,
    why: say`Our support team changed the email address of your account lately, and now a link to choose a new password was asked for. For 72 hours after the change no such link goes to the new address, so that you have time to stop it.`,
    address: 'New address',
    when: 'Asked for',
    until: 'Links are held until',
    note: say`If the address was changed at your wish, there is nothing to do: after that time a link can be asked for again. Was it not you? Write to us at once, and we will give the account back to you.`,
    button: 'It was not me, contact us',
  },
});

/** Why staff can't send a link to choose a password. */
export const resetHeld = (until: Date): Translated => {
  const moment = new Intl.DateTimeFormat('he-IL', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Jerusalem',
  }).format(until);
  return {
    he: `הכתובת הוחלפה על ידי הצוות. עד ${moment} לא נשלח אליה קישור לבחירת סיסמה`,
    en: `Staff changed this address. Until ${moment} no link to choose a password goes to it`,
  };
};
