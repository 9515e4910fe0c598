import { inEveryLanguage, type Language, type Translated } from '../../../contract/base/languages.ts';
import { say } from '../../messaging/index.ts';

// What the server says about reports and takedowns of cards, in every language.

export const notTakenDown: Translated = { he: 'הכרטיס אינו מוסר.', en: 'The card is not taken down.' };

export const alreadyTakenDown: Translated = {
  he: 'הכרטיס כבר הוסר.',
  en: 'The card has been taken down already.',
};

export const reportAtOtherStep: Translated = {
  he: 'אי אפשר לעשות את זה במצב הנוכחי של הדיווח.',
  en: 'The report is not in a state for that.',
};

export const reportedCardGone: Translated = { he: 'הכרטיס כבר לא קיים.', en: 'The card is no longer there.' };

export const cardReportedTitles: Record<Language, string> = {
  he: 'דיווח על כרטיס',
  en: 'A card was reported',
};

export const takedownTitles: Record<'taken_down' | 'restored', Translated> = {
  taken_down: { he: 'כרטיס הוסר מהאתר', en: 'A card was taken off the site' },
  restored: { he: 'כרטיס הוחזר לאתר', en: 'A card is back on the site' },
};

export const takedownObjection: Record<Language, string> = {
  he: 'לערעור אפשר לכתוב לתמיכה.',
  en: 'To object, write to support.',
};

export const cardTakenDownMail = inEveryLanguage({
  he: {
    subject: (card: string) => say`הכרטיס ${card} הוסר מהאתר`,
    title: (name: string) => say`שלום ${name}, כרטיס שלך הוסר מהאתר`,
    intro: (card: string) => say`צוות האתר הסיר את הכרטיס ${card}. מבקרים רואים במקומו דף ניטרלי, בלי פרטים.`,
    reason: 'הסיבה',
    kept: say`שום דבר לא נמחק: אפשר לערוך את הכרטיס, וצוות ביקור יכול להחזיר אותו בדיוק כפי שהיה.`,
    object: say`חושבים שזו טעות, או שתיקנתם? כתבו לנו ונבדוק שוב.`,
    button: 'לכתוב לנו',
  },
  en: {
    subject: (card) => say`Your card ${card} was taken off the site`,
    title: (name) => say`Hello ${name}, one of your cards was taken off the site`,
    intro: (card) =>
      say`Our staff took the card ${card} down. Visitors meet a neutral page without any details.`,
    reason: 'Reason',
    kept: say`Nothing was deleted: you can edit the card, and our staff can put it back just as it was.`,
    object: say`You think this is a mistake, or you have mended it? Write to us and we will look again.`,
    button: 'Write to us',
  },
});
