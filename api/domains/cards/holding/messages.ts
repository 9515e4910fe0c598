import { inEveryLanguage, type Language, type Translated } from '../../../contract/base/languages.ts';
import { say } from '../../messaging/index.ts';

// What the server says about cards that staff hold, release and restore, in every language.

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

export const cardMadeMail = inEveryLanguage({
  he: {
    subject: (card: string) => say`הכרטיס ${card} מחכה לך`,
    title: (name: string) => say`שלום ${name}, הכנו בשבילך כרטיס`,
    intro: (card: string) => say`צוות האתר הכין בחשבון שלך את הכרטיס ${card}.`,
    live: say`הוא כבר מוצג למבקרים. אפשר לשנות בו הכול.`,
    draft: say`מבקרים עוד לא רואים אותו. אפשר לשנות בו הכול, ולפרסם אותו כשהוא מוכן.`,
    button: 'לכרטיסים שלי',
  },
  en: {
    subject: (card) => say`The card ${card} is waiting for you`,
    title: (name) => say`Hello ${name}, we made a card for you`,
    intro: (card) => say`Our staff made the card ${card} in your account.`,
    live: say`Visitors see it already. You can change everything in it.`,
    draft: say`Visitors do not see it yet. You can change everything in it, and publish it when it is ready.`,
    button: 'My cards',
  },
});

/** Of the notice, by whether visitors see the card. */
export const cardMadeTitles: Record<'live' | 'draft', Translated> = {
  live: { he: 'הצוות הכין לך כרטיס, והוא באוויר', en: 'Our staff made a card for you, and it is live' },
  draft: { he: 'הצוות הכין לך טיוטה של כרטיס', en: 'Our staff made a draft of a card for you' },
};

export const heldCardTitles: Record<'owner' | 'staff' | 'released', Translated> = {
  owner: { he: 'הכרטיס מחכה לבדיקה', en: 'Your card waits to be checked' },
  staff: { he: 'כרטיס מחכה לבדיקה', en: 'A card waits to be checked' },
  released: { he: 'הכרטיס מוצג למבקרים', en: 'Visitors see your card' },
};

export const heldCardContents: Record<Language, (card: string, words: string) => string> = {
  he: (card, words) =>
    `${card}: המילים "${words}" נשמעות כמו שם של גוף מוכר. מבקרים יראו את הכרטיס אחרי שנבדוק אותו; הפרטים ברשימת הכרטיסים.`,
  en: (card, words) =>
    `${card}: the words “${words}” sound like the name of a known body. Visitors see the card once we have checked it; details are in the list of cards.`,
};

export const changedSinceSeen: Translated = {
  he: 'הכרטיס השתנה מאז שנפתח כאן. יש לקרוא אותו שוב ואז לשחרר.',
  en: 'The card has changed since it was opened here. Read it again, then release it.',
};

export const notHeld: Translated = {
  he: 'הכרטיס אינו מחכה לבדיקה.',
  en: 'The card does not wait to be checked.',
};

export const cardReleasedMail = inEveryLanguage({
  he: {
    subject: (card: string) => say`הכרטיס ${card} מוצג למבקרים`,
    title: (name: string) => say`שלום ${name}, הכרטיס שלך מוצג למבקרים`,
    intro: (card: string) => say`הבדיקה של הכרטיס ${card} הסתיימה. מעכשיו כל מי שיש לו את הקישור רואה אותו.`,
    button: 'לכרטיסים שלי',
  },
  en: {
    subject: (card) => say`Visitors see your card ${card}`,
    title: (name) => say`Hello ${name}, visitors see your card`,
    intro: (card) => say`The card ${card} has been checked. From now on everybody who has the link sees it.`,
    button: 'My cards',
  },
});
