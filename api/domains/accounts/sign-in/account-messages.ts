import type { Translated } from '../../../contract/base/languages.ts';

export const accountMessages = {
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
} as const satisfies Record<string, Translated>;
