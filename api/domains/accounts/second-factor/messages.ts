import { inEveryLanguage } from '../../../contract/base/languages.ts';
import { say } from '../../messaging/index.ts';

// What the server says about second factors, in every language.

export const secondFactorChangedMail = inEveryLanguage({
  he: {
    passkeyAdded: {
      subject: say`מפתח כניסה נוסף לחשבון שלך`,
      title: (name: string) => say`שלום ${name}, נוסף מפתח כניסה`,
      why: say`מעכשיו אפשר להיכנס לחשבון גם עם מפתח הכניסה הזה, בלי סיסמה.`,
    },
    passkeyRemoved: {
      subject: say`מפתח כניסה הוסר מהחשבון שלך`,
      title: (name: string) => say`שלום ${name}, מפתח כניסה הוסר`,
      why: say`מפתח הכניסה הזה כבר לא פותח את החשבון, ושאר המכשירים נותקו.`,
    },
    appAdded: {
      subject: say`אימות בשני שלבים הופעל בחשבון שלך`,
      title: (name: string) => say`שלום ${name}, אימות בשני שלבים הופעל`,
      why: say`מעכשיו כניסה עם סיסמה מבקשת גם קוד מהאפליקציה. את קודי השחזור כדאי לשמור במקום בטוח.`,
    },
    appRemoved: {
      subject: say`אימות בשני שלבים כובה בחשבון שלך`,
      title: (name: string) => say`שלום ${name}, אימות בשני שלבים כובה`,
      why: say`מעכשיו הסיסמה לבדה פותחת את החשבון, ושאר המכשירים נותקו.`,
    },
    codesMade: {
      subject: say`קודי שחזור חדשים לחשבון שלך`,
      title: (name: string) => say`שלום ${name}, נוצרו קודי שחזור חדשים`,
      why: say`קודי השחזור הקודמים כבר לא תקפים.`,
    },
    codeUsed: {
      subject: say`נעשה שימוש בקוד שחזור של החשבון`,
      title: (name: string) => say`שלום ${name}, נעשה שימוש בקוד שחזור`,
      why: say`קוד שחזור שימש להוכחת הזהות במקום האפליקציה או מפתח הכניסה. כל קוד תקף פעם אחת.`,
    },
    resetAsked: {
      subject: say`בקשה להסיר את האימות הנוסף מהחשבון שלך`,
      title: (name: string) => say`שלום ${name}, ביקשת להסיר את האימות הנוסף?`,
      why: say`איש צוות שלנו ביקש להסיר את מפתחות הכניסה, האפליקציה וקודי השחזור של החשבון, כי נמסר לנו שהם אבדו. זה יקרה רק אחרי שאיש צוות נוסף יאשר.`,
    },
    reset: {
      subject: say`האימות הנוסף הוסר מהחשבון שלך`,
      title: (name: string) => say`שלום ${name}, האימות הנוסף הוסר`,
      why: say`מפתחות הכניסה, האפליקציה וקודי השחזור הוסרו על ידי הצוות, והחשבון נותק מכל המכשירים. כדאי להוסיף אימות חדש בהגדרות החשבון.`,
    },
    name: 'השם שלו',
    codesLeft: 'קודים שנשארו',
    when: 'מתי',
    note: say`זה נעשה על ידך? אין צורך לעשות דבר. אם לא, יש להחליף סיסמה בהגדרות החשבון, לבדוק שם אילו מפתחות כניסה רשומים ולהשיב להודעה הזו מיד.`,
    button: 'להגדרות החשבון',
  },
  en: {
    passkeyAdded: {
      subject: say`A passkey was added to your account`,
      title: (name) => say`Hello ${name}, a passkey was added`,
      why: say`From now on this passkey opens your account, too, without a password.`,
    },
    passkeyRemoved: {
      subject: say`A passkey was removed from your account`,
      title: (name) => say`Hello ${name}, a passkey was removed`,
      why: say`This passkey opens your account no more, and all other devices were logged out.`,
    },
    appAdded: {
      subject: say`Two-step verification was turned on`,
      title: (name) => say`Hello ${name}, two-step verification is on`,
      why: say`From now on logging in with the password asks for a code of the app, too. Keep the recovery codes in a safe place.`,
    },
    appRemoved: {
      subject: say`Two-step verification was turned off`,
      title: (name) => say`Hello ${name}, two-step verification is off`,
      why: say`From now on the password alone opens your account, and all other devices were logged out.`,
    },
    codesMade: {
      subject: say`New recovery codes of your account`,
      title: (name) => say`Hello ${name}, new recovery codes were made`,
      why: say`The recovery codes of before count no more.`,
    },
    codeUsed: {
      subject: say`A recovery code of your account was used`,
      title: (name) => say`Hello ${name}, a recovery code was used`,
      why: say`It stood in for the app or a passkey. Each code counts once.`,
    },
    resetAsked: {
      subject: say`Someone asked to remove the second factors of your account`,
      title: (name) => say`Hello ${name}, did you ask us to remove your second factors?`,
      why: say`One of our staff asked to remove the passkeys, the app and the recovery codes of your account, because we were told that they are lost. It happens only once another one of staff has confirmed it.`,
    },
    reset: {
      subject: say`The second factors of your account were removed`,
      title: (name) => say`Hello ${name}, your second factors were removed`,
      why: say`Our staff removed the passkeys, the app and the recovery codes, and logged the account out on all devices. Add new ones in the account settings.`,
    },
    name: 'Its name',
    codesLeft: 'Codes left',
    when: 'When',
    note: say`If you did this, there is nothing to do. Was it not you? Change your password in the account settings, see there which passkeys are listed, and answer this mail at once.`,
    button: 'Account settings',
  },
});
