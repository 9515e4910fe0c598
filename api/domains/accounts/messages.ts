import {
  inEveryLanguage,
  translated,
  type Language,
  type Translated,
} from '../../contract/base/languages.ts';
import type { ErrorCode } from '../../contract/base/error-codes.schema.ts';
import { say } from '../messaging/index.ts';

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

export const closeAccountMessages = translated({
  closed: {
    he: 'החשבון נמחק. שלחנו אישור במייל, ותודה על הזמן ביחד.',
    en: 'Your account is deleted. We mailed you a confirmation. Thank you for having been with us.',
  },
  staff: {
    he: 'זה חשבון של הצוות: קודם צריך מנהל אחר להסיר ממנו את ההרשאה.',
    en: 'This is a staff account: another admin has to take its role away first.',
  },
  renewal: {
    he: 'יש מנוי שמתחדש מעצמו. קודם צריך לעצור את החידוש בעמוד המנוי, כדי שלא יהיה חיוב נוסף.',
    en: 'A plan renews itself. Stop the renewal on the subscription page first, so that nothing more is charged.',
  },
  money: {
    he: 'יש תשלום או החזר שעוד בדרך. כשהוא יסתיים אפשר יהיה למחוק, כדי ששום כסף שלך לא ילך לאיבוד.',
    en: 'A payment or a refund is still on its way. Once it is through you can delete, so that none of your money is lost.',
  },
});

export const exportReadmeMessages: Record<Language, { lines: readonly string[]; notHere: string }> = {
  he: {
    lines: [
      'כל המידע של החשבון שלך בביקור.',
      '',
      'account.json   הפרטים, הכתובות, ההתראות והמכשירים המחוברים',
      'cards.json     הכרטיסים, כל השדות, עם הסטטיסטיקה',
      'cards/         כל כרטיס כאיש קשר (vCard)',
      'leads.csv      הפניות מהכרטיסים, לגיליון אלקטרוני; leads.json הוא אותו מידע לתוכנות',
      'support.json   השיחות עם התמיכה',
      'payments.json  התוכניות, הקבלות והצוותים',
      'orders.json    ההזמנות והשבבים',
      'pictures/      התמונות בגודל המלא',
      'bikur.json     סימן הזיהוי של הקובץ, לייבוא חוזר של הכרטיסים, הפניות והכתובות מעמוד החשבון',
    ],
    notHere: 'תמונות שלא נכנסו לקובץ אפשר להוריד מהכתובות האלה:',
  },
  en: {
    lines: [
      'All the data of your Bikur account.',
      '',
      'account.json   your details, addresses, notifications and signed-in devices',
      'cards.json     your cards with all their fields, and their statistics',
      'cards/         each card as a contact (vCard)',
      'leads.csv      messages from your cards, for a spreadsheet; leads.json is the same for programs',
      'support.json   your conversations with support',
      'payments.json  your plans, receipts and teams',
      'orders.json    your orders and chips',
      'pictures/      your pictures in full size',
      'bikur.json     marks this file, so that its cards, leads and addresses can be imported again on the account page',
    ],
    notHere: 'Pictures that did not fit into this file can be fetched from these addresses:',
  },
};

export const importMessages = translated({
  places: {
    he: 'אין מקום פנוי בתוכנית שלך. שדרוג, או מחיקת כרטיס, יפנו מקום, ואז אפשר לייבא שוב.',
    en: 'Your plan has no free place. Upgrading, or deleting a card, makes room; then import again.',
  },
  later: {
    he: 'לא נשאר זמן. ייבוא של אותו קובץ ימשיך מכאן.',
    en: 'There was no time left. Importing the same file again goes on from here.',
  },
  failed: {
    he: 'משהו השתבש אצלנו, ומזה לא נוסף דבר. אפשר לייבא שוב.',
    en: 'Something went wrong on our side, and nothing of this was added. Import again.',
  },
  invalid: { he: 'אי אפשר לקבל את זה כמו שהוא', en: 'This can’t be taken as it is' },
  plan: { he: 'לא כלול במקום שהכרטיס קיבל', en: 'Not part of the place the card got' },
  address: { he: 'תפוסה. הכרטיס קיבל כתובת אחרת', en: 'Taken. The card got another one' },
  picture: { he: 'תמונה לא נמצאה בקובץ', en: 'A picture is not in the file' },
  private: {
    he: 'היה פומבי, וחזר פרטי: מבקרים יראו אותו אחרי פרסום',
    en: 'It was public and came back private: visitors see it once you publish it',
  },
  untitled: { he: 'ללא שם', en: 'No name' },
});

type ImportRefusals<Reason extends string> = Record<Reason, Translated & { code: ErrorCode }>;
const refusals = <Reason extends string>(reasons: ImportRefusals<Reason>): ImportRefusals<Reason> => reasons;

export const importRefusals = refusals({
  notZip: {
    code: 'unsupported_media_type',
    he: 'זה לא קובץ zip. יש לבחור את הקובץ שהורד מכאן, כמו שהוא.',
    en: 'This is not a zip file. Choose the file that was downloaded here, as it is.',
  },
  notOurs: {
    code: 'unsupported_media_type',
    he: 'זה לא קובץ נתונים של ביקור, או שהוא מגרסה אחרת. אפשר להכין קובץ חדש ולייבא אותו.',
    en: 'This is not a file of Bikur data, or it is of another version. Make a new file and import that.',
  },
  broken: {
    code: 'unsupported_media_type',
    he: 'הקובץ פגום או לא הגיע במלואו. אפשר להוריד אותו שוב ולנסות.',
    en: 'The file is damaged or did not arrive whole. Download it again and try.',
  },
  tooLarge: {
    code: 'payload_too_large',
    he: 'הקובץ גדול מדי: עד 320 מ״ב, 400 מ״ב אחרי פתיחה ו־5,000 קבצים.',
    en: 'The file is too large: up to 320 MB, 400 MB unpacked, and 5,000 files inside.',
  },
  busy: {
    code: 'service_unavailable',
    he: 'ייבוא אחר מתבצע כרגע. אפשר לנסות שוב בעוד דקה.',
    en: 'Another import is under way. Try again in a minute.',
  },
});

export const accountDeletedMail = inEveryLanguage({
  he: {
    subject: say`החשבון שלך נמחק`,
    title: (name: string) => say`להתראות ${name}, החשבון נמחק`,
    gone: (date: string) => say`ב־${date} נמחקו החשבון, הכרטיסים, התמונות, הסטטיסטיקה והפניות.`,
    kept: say`קבלות ורישומי תשלום נשמרים כפי שהחוק דורש, ואינם משמשים לדבר אחר.`,
    note: say`המחיקה לא נעשתה על ידך? יש להשיב להודעה הזו מיד.`,
  },
  en: {
    subject: say`Your account was deleted`,
    title: (name) => say`Goodbye ${name}, your account was deleted`,
    gone: (date) => say`On ${date} your account, cards, pictures, statistics and messages were deleted.`,
    kept: say`Receipts and payment records are kept as the law requires, and used for nothing else.`,
    note: say`Was it not you? Answer this mail at once.`,
  },
});

export const confirmNewEmailMail = inEveryLanguage({
  he: {
    subject: say`אישור כתובת האימייל החדשה`,
    title: (name: string) => say`שלום ${name}, זו הכתובת החדשה שלך?`,
    why: say`ביקשת להחליף את כתובת האימייל של החשבון לכתובת הזו. לחיצה אחת, והיא מחליפה את הקודמת.`,
    button: 'כן, להחליף',
    note: say`הקישור תקף ל־24 שעות ולשימוש אחד. עד אז נשארת הכתובת הקודמת. לא ביקשת? אין צורך לעשות דבר.`,
  },
  en: {
    subject: say`Confirm your new email address`,
    title: (name) => say`Hello ${name}, is this your new address?`,
    why: say`You asked to change the email address of your account to this one. One click, and it takes the place of the former.`,
    button: 'Yes, change it',
    note: say`The link works for 24 hours and once only. Until then the former address stays. Was it not you? There is nothing to do.`,
  },
});

export const emailChangedMail = inEveryLanguage({
  he: {
    subject: say`כתובת האימייל של החשבון הוחלפה`,
    title: (name: string) => say`שלום ${name}, כתובת האימייל הוחלפה`,
    why: say`מעכשיו נכנסים לחשבון ומקבלים הודעות בכתובת החדשה.`,
    byStaff: say`צוות התמיכה החליף את כתובת האימייל של החשבון, והחשבון נותק מכל המכשירים. מעכשיו נכנסים ומקבלים הודעות בכתובת החדשה.`,
    before: 'הכתובת הקודמת',
    now: 'הכתובת החדשה',
    when: 'תאריך',
    note: say`ההחלפה לא נעשתה על ידך? יש להשיב להודעה הזו מיד, ונחזיר את החשבון אליך.`,
  },
  en: {
    subject: say`The email address of your account was changed`,
    title: (name) => say`Hello ${name}, your email address was changed`,
    why: say`From now on you log in and get messages with the new address.`,
    byStaff: say`Our support team changed the email address of your account, and the account was logged out on all devices. From now on you log in and get messages with the new address.`,
    before: 'Address until now',
    now: 'New address',
    when: 'Date',
    note: say`Was it not you? Answer this mail at once and we will give the account back to you.`,
  },
});

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
