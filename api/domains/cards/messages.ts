import {
  inEveryLanguage,
  type ByLanguage,
  type Language,
  type Translated,
} from '../../contract/base/languages.ts';
import { say } from '../messaging/index.ts';

// What the server says about cards, in every language.

export const typeIsOfTeam: Translated = {
  he: 'זה כרטיס של צוות: הסוג שלו נקבע בחבילה של החברה.',
  en: 'This card belongs to a team: its kind comes with the company’s plan.',
};

export const copyMarks: Record<Language, string> = { he: ' (עותק)', en: ' (copy)' };

export const takenDownCard: Translated = {
  he: 'הצוות הסיר את הכרטיס מהאתר, ולכן אי אפשר לשכפל אותו.',
  en: 'Our staff took this card off the site, so it cannot be duplicated.',
};

export const closedAddressMessages: Record<Language, { title: string; text: string; home: string }> = {
  he: {
    title: 'הכרטיס הזה כבר לא כאן',
    text: 'בעלי הכרטיס סגרו את החשבון שלהם. הכתובת שמורה ואינה מובילה לאיש.',
    home: 'לדף הבית',
  },
  en: {
    title: 'This card is no longer here',
    text: 'Its owner closed their account. The address is kept and leads to nobody.',
    home: 'Home page',
  },
};

export const takenDownMessages: ByLanguage<{ title: string; text: string; home: string }> = {
  he: {
    title: 'הכרטיס הזה אינו זמין',
    text: 'הכרטיס הוסר מהאתר בידי הצוות. אם זה הכרטיס שלך, נשלח אליך מייל שמסביר מדוע, ואפשר <a href="/contact">לכתוב לנו</a>.',
    home: 'לדף הבית',
  },
  en: {
    title: 'This card is not available',
    text: 'Our staff took the card off the site. If it is yours, you were sent a mail that says why, and you can <a href="/contact">write to us</a>.',
    home: 'Home page',
  },
};

export const brandNames: Record<Language, string> = { he: 'ביקור', en: 'Bikur' };

interface PassMessages {
  brand: string;
  about(name: string): string;
  phone: string;
  email: string;
  website: string;
  address: string;
  card: string;
}

/** The pass's own messages; everything else on it was typed by the card's owner. */
export const passMessages: Record<Language, PassMessages> = {
  he: {
    brand: 'ביקור',
    about: (name) => `כרטיס הביקור של ${name}`,
    phone: 'טלפון',
    email: 'אימייל',
    website: 'אתר',
    address: 'כתובת',
    card: 'הכרטיס המלא',
  },
  en: {
    brand: 'Bikur',
    about: (name) => `Business card of ${name}`,
    phone: 'Phone',
    email: 'E-mail',
    website: 'Website',
    address: 'Address',
    card: 'The whole card',
  },
};

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

export const cardRestoredMail = inEveryLanguage({
  he: {
    subject: (card: string) => say`הכרטיס ${card} חזר לאתר`,
    title: (name: string) => say`שלום ${name}, הכרטיס שלך חזר לאתר`,
    intro: (card: string) => say`צוות האתר החזיר את הכרטיס ${card}, בדיוק כפי שהיה ובאותה כתובת.`,
    button: 'לכרטיסים שלי',
  },
  en: {
    subject: (card) => say`Your card ${card} is back on the site`,
    title: (name) => say`Hello ${name}, your card is back on the site`,
    intro: (card) => say`Our staff put the card ${card} back, just as it was and at the same address.`,
    button: 'My cards',
  },
});

export const cardTakenDownMail = inEveryLanguage({
  he: {
    subject: (card: string) => say`הכרטיס ${card} הוסר מהאתר`,
    title: (name: string) => say`שלום ${name}, כרטיס שלך הוסר מהאתר`,
    intro: (card: string) => say`צוות האתר הסיר את הכרטיס ${card}. מבקרים רואים במקומו דף ניטרלי, בלי פרטים.`,
    reason: 'הסיבה',
    kept: say`שום דבר לא נמחק: אפשר לערוך את הכרטיס, והצוות יכול להחזיר אותו בדיוק כפי שהיה.`,
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
