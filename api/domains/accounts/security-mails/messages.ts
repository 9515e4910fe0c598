import { inEveryLanguage } from '../../../contract/base/languages.ts';
import { say } from '../../messaging/index.ts';

// What the server says about accounts, in every language.

export const passwordChangedMail = inEveryLanguage({
  he: {
    subject: say`הסיסמה של החשבון הוחלפה`,
    title: (name: string) => say`שלום ${name}, הסיסמה הוחלפה`,
    byOwner: say`הסיסמה הוחלפה מתוך הגדרות החשבון, ושאר המכשירים נותקו.`,
    byLink: say`הסיסמה הוחלפה דרך קישור לאיפוס שנשלח לכתובת הזו, ושאר המכשירים נותקו.`,
    when: 'מתי',
    note: say`ההחלפה נעשתה על ידך? אין צורך לעשות דבר. אם לא, יש לבחור סיסמה חדשה דרך ״שכחתי סיסמה״ במסך ההתחברות, ולכתוב לנו מיד.`,
    button: 'לא החלפתי, ליצירת קשר',
  },
  en: {
    subject: say`The password of your account was changed`,
    title: (name) => say`Hello ${name}, your password was changed`,
    byOwner: say`It was changed in the account settings, and all other devices were logged out.`,
    byLink: say`It was changed through a reset link that was sent to this address, and all other devices were logged out.`,
    when: 'When',
    note: say`If you changed it, there is nothing to do. Was it not you? Choose a new password through “Forgot password” in the login window, and write to us at once.`,
    button: 'It was not me, contact us',
  },
});

export const signInMethodChangedMail = inEveryLanguage({
  he: {
    linked: {
      subject: say`חשבון Google חובר לחשבון שלך`,
      title: (name: string) => say`שלום ${name}, חשבון Google חובר`,
      why: say`מעכשיו אפשר להיכנס לחשבון גם עם Google.`,
    },
    removed: {
      subject: say`חשבון Google נותק מהחשבון שלך`,
      title: (name: string) => say`שלום ${name}, חשבון Google נותק`,
      why: say`מעכשיו נכנסים לחשבון עם הסיסמה בלבד.`,
    },
    when: 'מתי',
    note: say`זה נעשה על ידך? אין צורך לעשות דבר. אם לא, יש להחליף סיסמה בהגדרות החשבון, לבדוק שם מה מחובר ולהשיב להודעה הזו מיד.`,
    button: 'להגדרות החשבון',
  },
  en: {
    linked: {
      subject: say`A Google account was linked to yours`,
      title: (name: string) => say`Hello ${name}, a Google account was linked`,
      why: say`From now on Google can open your account, too.`,
    },
    removed: {
      subject: say`The Google account was unlinked from yours`,
      title: (name: string) => say`Hello ${name}, the Google account was unlinked`,
      why: say`From now on only your password opens your account.`,
    },
    when: 'When',
    note: say`If you did this, there is nothing to do. Was it not you? Change your password in the account settings, see there what is linked, and answer this mail at once.`,
    button: 'Account settings',
  },
});

export const emailChangeAskedMail = inEveryLanguage({
  he: {
    subject: say`בקשה להחליף את כתובת האימייל של החשבון`,
    title: (name: string) => say`שלום ${name}, ביקשת להחליף כתובת?`,
    why: say`התקבלה בקשה להחליף את כתובת האימייל של החשבון. היא תוחלף כשייפתח הקישור שנשלח לכתובת החדשה.`,
    address: 'הכתובת המבוקשת',
    when: 'מתי',
    note: say`ביקשת? אין צורך לעשות דבר. אם לא, הכפתור עוצר את ההחלפה ומנתק את החשבון מכל המכשירים. מיד אחריו יש להחליף את הסיסמה, כי מי שביקש ידע אותה.`,
    button: 'זה לא מה שביקשתי, לעצור',
  },
  en: {
    subject: say`A change of your email address was asked for`,
    title: (name) => say`Hello ${name}, did you ask for another address?`,
    why: say`We were asked to change the email address of your account. It will change once the link that was sent to the new address is opened.`,
    address: 'Address asked for',
    when: 'When',
    note: say`If you asked for it, there is nothing to do. Was it not you? The button stops the change and logs the account out on all devices. Change your password right after it: whoever asked knew it.`,
    button: 'It was not me, stop it',
  },
});

export const newDeviceMail = inEveryLanguage({
  he: {
    subject: say`כניסה לחשבון ממכשיר חדש`,
    title: (name: string) => say`שלום ${name}, נכנסת ממכשיר חדש?`,
    why: say`מישהו נכנס לחשבון עם פרטי הכניסה הנכונים, מדפדפן שעוד לא נכנסו ממנו.`,
    device: 'המכשיר',
    unknown: 'לא ידוע',
    when: 'מתי',
    note: say`זו כניסה שלך? אין צורך לעשות דבר. אם לא, יש להחליף סיסמה בהגדרות החשבון: זה מנתק את כל שאר המכשירים.`,
    button: 'להגדרות החשבון',
  },
  en: {
    subject: say`A new device logged in to your account`,
    title: (name) => say`Hello ${name}, did you log in on a new device?`,
    why: say`Your account was entered with the right credentials, from a browser that had not been used for it before.`,
    device: 'Device',
    unknown: 'Not known',
    when: 'When',
    note: say`If it was you, there is nothing to do. Was it not you? Change your password in the account settings: that logs out all other devices.`,
    button: 'Account settings',
  },
});

export const passwordGuessedMail = inEveryLanguage({
  he: {
    subject: say`ניסיונות לנחש את הסיסמה של החשבון`,
    title: (name: string) => say`שלום ${name}, מישהו מנסה לנחש את הסיסמה`,
    why: say`הוקלדו שוב ושוב סיסמאות שגויות לחשבון, מדפדפן שעוד לא נכנסו ממנו. אף אחד לא נכנס, ומי שמנחש צריך עכשיו לחכות בין ניסיון לניסיון.`,
    when: 'מתי',
    note: say`המכשירים שכבר נכנסת מהם לא נחסמו. ניסית בעצמך ממכשיר חדש? אפשר לחכות כמה דקות, או לבחור סיסמה חדשה דרך ״שכחתי סיסמה״ במסך ההתחברות. אם לא, כדאי לוודא שהסיסמה ארוכה ואינה משמשת באתר אחר.`,
    button: 'להגדרות החשבון',
  },
  en: {
    subject: say`Someone tried to guess the password of your account`,
    title: (name) => say`Hello ${name}, someone is guessing your password`,
    why: say`Wrong passwords were typed for your account again and again, in a browser that had not been used for it before. Nobody got in, and whoever guesses now has to wait between tries.`,
    when: 'When',
    note: say`Devices on which you logged in before are not affected. Was it you, on a new device? Wait for some minutes, or choose a new password through “Forgot password” in the login window. If not, make sure that your password is long and used on no other site.`,
    button: 'Account settings',
  },
});
