import type { Translated } from '../../../contract/base/languages.ts';
import type { NotificationType } from '../../../contract/messaging/entities/notification.schema.ts';

interface Notice {
  type: NotificationType;
  title: Translated;
  /** `name` is what the notified user may know of the other user. */
  content(name: string): Translated;
}

export const chipNotices = {
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
    content: (name) => ({
      he: `${name} רוצה להעביר אליך שבב NFC. הוא יעבור רק אם יתקבל אישור שלך.`,
      en: `${name} wants to hand an NFC chip over to you. Nothing happens until you accept.`,
    }),
  },
  offeredByYou: {
    type: 'security',
    title: { he: 'הצעת להעביר שבב', en: 'You offered a chip' },
    content: (name) => ({
      he: `השבב הוצע ל־${name}. עד לאישור הוא שלך, ואפשר לבטל את ההצעה.`,
      en: `The chip was offered to ${name}. Until they accept it is yours, and you can take the offer back.`,
    }),
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
    content: (name) => ({
      he: `${name} קיבל/ה את השבב. הוא אינו מוביל עוד לכרטיס שלך.`,
      en: `${name} accepted the chip. It no longer leads to your card.`,
    }),
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
      he: 'הצוות שלנו הקפיא שבב שלך, והוא מציג עמוד ריק. אפשר להפשיר אותו ברשימת השבבים.',
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
} satisfies Record<string, Notice>;

export type ChipNotice = keyof typeof chipNotices;
