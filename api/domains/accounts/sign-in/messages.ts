import { translated, type Translated } from '../../../contract/base/languages.ts';

// What the server says about accounts, in every language.

export const accountMessages = translated({
  loggedIn: { he: 'התחברת בהצלחה', en: 'You are logged in' },
  registered: { he: 'נרשמת בהצלחה', en: 'You are registered' },
  loggedOut: { he: 'התנתקת בהצלחה', en: 'You are logged out' },
  passwordChanged: {
    he: 'הסיסמה הוחלפה, ושאר המכשירים נותקו',
    en: 'The password is changed, and all other devices are logged out',
  },
  googleNotStarted: {
    he: 'לא ניתן להתחיל התחברות עם Google, יש לנסות שיטה אחרת',
    en: 'Could not start Google sign-in, try another method',
  },
});

export const noDemoAccount: Translated = {
  he: 'חשבון ההדגמה אינו זמין כרגע.',
  en: 'The demo account is not available right now.',
};
