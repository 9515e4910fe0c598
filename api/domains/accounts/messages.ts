import { translated } from '../../contract/base/languages.ts';

// What the server says about accounts, in every language.

export const accountMailMessages = translated({
  emailVerified: { he: 'הכתובת אומתה. תודה!', en: 'The address is confirmed. Thank you!' },
  alreadyVerified: { he: 'הכתובת כבר מאומתת', en: 'The address is confirmed already' },
  verificationSent: {
    he: 'נשלח אליך קישור לאימות. הוא תקף ל־24 שעות.',
    en: 'We sent you a link to confirm your address. It works for 24 hours.',
  },
  emailChanged: {
    he: 'כתובת האימייל הוחלפה. מעכשיו נכנסים איתה.',
    en: 'The email address is changed. Log in with it from now on.',
  },
  emailChangeStopped: {
    he: 'ההחלפה נעצרה, והחשבון נותק מכל המכשירים.',
    en: 'The change is stopped, and the account is logged out on all devices.',
  },
  resetSent: {
    he: 'אם הכתובת רשומה אצלנו, בדקות הקרובות יגיע אליה קישור לבחירת סיסמה חדשה. הוא תקף לשעה אחת.',
    en: 'If the address is registered with us, a link to choose a new password will arrive within minutes. It works for one hour.',
  },
  passwordReset: {
    he: 'הסיסמה הוחלפה, ושאר המכשירים נותקו. אפשר להתחבר.',
    en: 'The password is changed, and all other devices are logged out. You can log in now.',
  },
  noMail: {
    he: 'לאיפוס הסיסמה יש לפנות לתמיכה דרך עמוד יצירת הקשר.',
    en: 'To reset your password, write to support through the contact page.',
  },
});
