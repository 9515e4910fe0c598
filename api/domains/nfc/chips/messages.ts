import { inEveryLanguage, type Translated } from '../../../contract/base/languages.ts';
import type { NotificationType } from '../../../contract/messaging/entities/notification.schema.ts';
import type { ChipState } from '../../../contract/nfc/chips.schema.ts';
import { say } from '../../messaging/index.ts';

// What the server says about chips and orders, in every language.

interface Notice {
  type: NotificationType;
  title: Translated;
  /** `name` is what the notified user may know of the other user; `pieces` is how many it is about. */
  content(name: string, pieces: number): Translated;
}

const notices = <Name extends string>(each: Record<Name, Notice>): Record<Name, Notice> => each;

export const chipNotices = notices({
  claimed: {
    type: 'order',
    title: { he: 'השבב שלך', en: 'The chip is yours' },
    content: () => ({
      he: 'השבב נוסף לחשבון. נשאר רק לבחור לאיזה כרטיס הוא מוביל.',
      en: 'The chip was added to your account. Now choose the card it leads to.',
    }),
  },
  claimedFromOrder: {
    type: 'security',
    title: { he: 'שבב מההזמנה שלך הופעל', en: 'A chip of your order was claimed' },
    content: (name) => ({
      he: `${name} הפעיל/ה שבב מההזמנה שלך בעזרת קוד ההפעלה שלו.`,
      en: `${name} claimed a chip of your order with its claim code.`,
    }),
  },
  codeDied: {
    type: 'security',
    title: { he: 'קוד הפעלה של שבב בוטל', en: 'The claim code of a chip is void' },
    content: () => ({
      he: 'הקוד הוקלד לא נכון 5 פעמים ולכן בוטל. אפשר להפיק קוד חדש ברשימת השבבים.',
      en: 'It was typed wrong 5 times and is void now. You can make a new code in the list of your chips.',
    }),
  },
  offered: {
    type: 'order',
    title: { he: 'מציעים לך שבב', en: 'You are offered a chip' },
    content: (name, pieces) =>
      pieces === 1
        ? {
            he: `${name} רוצה להעביר אליך שבב NFC. הוא יעבור רק אם יתקבל אישור שלך.`,
            en: `${name} wants to hand an NFC chip over to you. Nothing happens until you accept.`,
          }
        : {
            he: `${name} רוצה להעביר אליך ${pieces} שבבי NFC. הם יעברו רק אם יתקבל אישור שלך.`,
            en: `${name} wants to hand ${pieces} NFC chips over to you. Nothing happens until you accept.`,
          },
  },
  offeredByYou: {
    type: 'security',
    title: { he: 'הצעת להעביר שבב', en: 'You offered a chip' },
    content: (name, pieces) =>
      pieces === 1
        ? {
            he: `השבב הוצע ל־${name}. עד לאישור הוא שלך, ואפשר לבטל את ההצעה.`,
            en: `The chip was offered to ${name}. Until they accept it is yours, and you can take the offer back.`,
          }
        : {
            he: `${pieces} שבבים הוצעו ל־${name}. עד לאישור הם שלך, ואפשר לבטל את ההצעה.`,
            en: `${pieces} chips were offered to ${name}. Until they accept they are yours, and you can take the offer back.`,
          },
  },
  withdrawn: {
    type: 'order',
    title: { he: 'הצעה של שבב בוטלה', en: 'The offer of a chip was taken back' },
    content: (name) => ({
      he: `${name} ביטל/ה את הצעת השבב.`,
      en: `${name} took back the offer of a chip.`,
    }),
  },
  declined: {
    type: 'order',
    title: { he: 'השבב לא התקבל', en: 'The chip was declined' },
    content: (name) => ({
      he: `${name} לא קיבל/ה את השבב. הוא נשאר שלך.`,
      en: `${name} declined the chip. It stays yours.`,
    }),
  },
  accepted: {
    type: 'security',
    title: { he: 'השבב עבר בעלות', en: 'The chip has a new owner' },
    content: (name, pieces) =>
      pieces === 1
        ? {
            he: `${name} קיבל/ה את השבב. הוא אינו מוביל עוד לכרטיס שלך.`,
            en: `${name} accepted the chip. It no longer leads to your card.`,
          }
        : {
            he: `${name} קיבל/ה ${pieces} שבבים. הם אינם מובילים עוד לכרטיס שלך.`,
            en: `${name} accepted ${pieces} chips. They no longer lead to your card.`,
          },
  },
  replaced: {
    type: 'security',
    title: { he: 'שבב הוחלף', en: 'A chip was replaced' },
    content: () => ({
      he: 'הכתובת של השבב הישן הפסיקה לעבוד לתמיד. הכתובת החדשה מופיעה ברשימת השבבים.',
      en: 'The old chip has stopped for good. The new address is in the list of your chips.',
    }),
  },
  frozenByStaff: {
    type: 'security',
    title: { he: 'שבב הוקפא', en: 'A chip was frozen' },
    content: () => ({
      he: 'צוות ביקור הקפיא שבב שלך, והוא מציג עמוד ריק. אפשר להפשיר אותו ברשימת השבבים.',
      en: 'Our staff froze a chip of yours; it shows an empty page. You can unfreeze it in the list of your chips.',
    }),
  },
  askedBack: {
    type: 'security',
    title: { he: 'מבקשים ממך להחזיר שבב', en: 'You are asked to give a chip back' },
    content: () => ({
      he: 'הבקשה מחכה בעמוד הכרטיסים המודפסים. השבב יעבור רק אם יתקבל אישור שלך.',
      en: 'The request waits on the page of printed cards. The chip moves only if you agree.',
    }),
  },
  takenBack: {
    type: 'order',
    title: { he: 'שבב מההזמנה שלך חזר אליך', en: 'A chip of your order came back to you' },
    content: (name) => ({
      he: `${name} החזיר/ה את השבב. הוא בלי כרטיס עד שבוחרים לאן הוא מוביל.`,
      en: `${name} gave the chip back. It leads nowhere until you say where.`,
    }),
  },
});

export type ChipNotice = keyof typeof chipNotices;

export const chipStepRefusals: Readonly<Record<ChipState, Translated>> = {
  unclaimed: { he: 'לשבב הזה עדיין אין בעלים.', en: 'This chip has no owner yet.' },
  unassigned: { he: 'הפעולה הזאת אינה אפשרית במצב של השבב.', en: 'The chip does not allow this now.' },
  live: { he: 'הפעולה הזאת אינה אפשרית במצב של השבב.', en: 'The chip does not allow this now.' },
  frozen: { he: 'השבב מוקפא. קודם צריך לבטל את ההקפאה.', en: 'The chip is frozen. Unfreeze it first.' },
  replaced: { he: 'השבב הזה הוחלף ואינו פעיל עוד.', en: 'This chip was replaced and works no more.' },
  released: { he: 'השבב הזה הוחזר ואינו פעיל עוד.', en: 'This chip was returned and works no more.' },
};

export const chipStandsForMany = (pieces: number): Translated => ({
  he: `הקוד הזה מודפס על ${pieces} יחידות. החלפה הייתה מפסיקה את כולן בגלל אחת, ולכן אפשר להקפיא או להפנות אותן, אבל לא להחליף.`,
  en: `This code is printed on ${pieces} pieces. Replacing it would stop all of them because of one, so they can be frozen or pointed elsewhere, but not replaced.`,
});

export const chipCountChanged = (pieces: number): Translated => ({
  he: `בינתיים הרשימה השתנתה, ועכשיו מדובר ב־${pieces} יחידות. שום דבר לא בוצע; אפשר לבדוק ולנסות שוב.`,
  en: `The list has changed meanwhile, and this is now about ${pieces} pieces. Nothing was done; look again and try once more.`,
});

export const chipAskedBackMail = inEveryLanguage({
  he: {
    subject: say`מבקשים ממך להחזיר שבב`,
    title: (name: string) => say`שלום ${name}, מבקשים ממך להחזיר שבב`,
    intro: (code: string) =>
      say`צוות ביקור מבקש שהשבב ${code} יחזור. הוא יעבור רק אם יתקבל אישור שלך; עד אז שום דבר לא משתנה.`,
    reason: 'הסיבה',
    button: 'לאישור או לסירוב',
    ignore: say`אין צורך לענות למי שמבקש אישור בטלפון או בהודעה: מאשרים רק בעמוד שלך, אחרי התחברות.`,
  },
  en: {
    subject: say`You are asked to give a chip back`,
    title: (name) => say`Hello ${name}, you are asked to give a chip back`,
    intro: (code) =>
      say`Our staff ask for the chip ${code}. It moves only if you agree; until then nothing changes.`,
    reason: 'Reason',
    button: 'Agree or refuse',
    ignore: say`Nobody needs your consent by phone or message: you agree on your own page only, signed in.`,
  },
});
