import { inEveryLanguage } from '../../../contract/base/languages.ts';
import { say } from '../../messaging/index.ts';

// What the server says about accounts, in every language.

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
