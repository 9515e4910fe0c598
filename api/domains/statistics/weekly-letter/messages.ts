import { inEveryLanguage, pluralOf } from '../../../contract/base/languages.ts';
import { say } from '../../messaging/index.ts';

// What the weekly letter says, in every language.

const heOf = pluralOf('he');
const enOf = pluralOf('en');

export const weeklyLetterMail = inEveryLanguage({
  he: {
    subject: (views: number) =>
      heOf(views, {
        one: say`השבוע של הכרטיס: צפייה אחת`,
        two: say`השבוע של הכרטיס: שתי צפיות`,
        other: say`השבוע של הכרטיס: ${views} צפיות`,
      }),
    title: (name: string, views: number) =>
      heOf(views, {
        one: say`${name}, השבוע פתחו את הכרטיס פעם אחת.`,
        two: say`${name}, השבוע פתחו את הכרטיס פעמיים.`,
        other: say`${name}, השבוע פתחו את הכרטיס ${views} פעמים.`,
      }),
    ofCard: (card: string, week: string) => say`הכרטיס ׳${card}׳, ${week}, לעומת השבוע שלפניו.`,
    ofCards: (cards: number, week: string) =>
      heOf(cards, {
        two: say`שני הכרטיסים שלך, ${week}, לעומת השבוע שלפניו.`,
        other: say`כל ${cards} הכרטיסים שלך, ${week}, לעומת השבוע שלפניו.`,
      }),
    views: 'צפיות',
    clicks: 'לחיצות ליצירת קשר',
    messages: 'פניות בטופס',
    saved: 'שמירות איש קשר',
    taps: 'נגיעות בשבב',
    up: (percent: number) => `עלייה של ${percent}%`,
    down: (percent: number) => `ירידה של ${percent}%`,
    more: (count: number) => heOf(count, { one: 'אחת יותר', two: 'שתיים יותר', other: `${count} יותר` }),
    fewer: (count: number) => heOf(count, { one: 'אחת פחות', two: 'שתיים פחות', other: `${count} פחות` }),
    same: 'ללא שינוי',
    days: ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'ש׳'],
    peak: (day: string, views: number) => say`צפיות ליום. הכי הרבה ב${day}: ${views}`,
    task: 'דבר אחד לעשות השבוע',
    lead: {
      title: (name: string, day: string) => say`לפנייה של ${name} עוד אין תשובה, מ${day}.`,
      text: (message: string) =>
        message ? say`„${message}”. תשובה באותו שבוע שווה הרבה.` : say`תשובה באותו שבוע שווה הרבה.`,
      button: 'לפנייה',
    },
    review: {
      title: (name: string) => say`הביקורת של ${name} מחכה לאישור.`,
      text: (card: string) => say`עד לאישור היא לא מופיעה בכרטיס ׳${card}׳.`,
      button: 'לביקורת',
    },
    picture: {
      title: () => say`אין עדיין תמונה בכרטיס.`,
      text: (card: string) => say`תמונה או לוגו בכרטיס ׳${card}׳ עוזרים לזכור למי מתקשרים.`,
      button: 'הוספת תמונה',
    },
    hours: {
      title: () => say`אין עדיין שעות בכרטיס.`,
      text: (card: string) => say`עם שעות פתיחה בכרטיס ׳${card}׳ יודעים מתי אפשר להתקשר או לבוא.`,
      button: 'הוספת שעות',
    },
    about: {
      title: () => say`אין עדיין כמה מילים על העסק.`,
      text: (card: string) => say`שתיים או שלוש שורות בכרטיס ׳${card}׳ אומרות למי זה מתאים.`,
      button: 'כתיבת כמה מילים',
    },
    share: {
      title: () => say`לשלוח את הכרטיס לשלושה אנשים.`,
      text: () => say`לקוח מהחודש האחרון, ספק, ומי ששאל איך לפנות אליך.`,
      button: 'לכרטיסים שלי',
    },
    all: 'לכל המספרים של השבוע',
    preview: (clicks: number, messages: number) =>
      say`לחיצות ליצירת קשר: ${clicks}. פניות בטופס: ${messages}.`,
    why: say`המכתב נשלח בימי ראשון בבוקר, רק אחרי שבוע שבו פתחו את הכרטיס.`,
    off: 'להפסיק את המכתב השבועי, בלחיצה אחת',
  },
  en: {
    subject: (views: number) =>
      enOf(views, { one: say`Your card's week: one view`, other: say`Your card's week: ${views} views` }),
    title: (name: string, views: number) =>
      enOf(views, {
        one: say`${name}, your card was opened once this week.`,
        two: say`${name}, your card was opened twice this week.`,
        other: say`${name}, your card was opened ${views} times this week.`,
      }),
    ofCard: (card: string, week: string) => say`The card of ${card}, ${week}, compared with the week before.`,
    ofCards: (cards: number, week: string) =>
      enOf(cards, { other: say`All ${cards} of your cards, ${week}, compared with the week before.` }),
    views: 'Views',
    clicks: 'Contact clicks',
    messages: 'Form messages',
    saved: 'Contacts saved',
    taps: 'Chip taps',
    up: (percent: number) => `Up ${percent}%`,
    down: (percent: number) => `Down ${percent}%`,
    more: (count: number) => `${count} more`,
    fewer: (count: number) => `${count} fewer`,
    same: 'No change',
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    peak: (day: string, views: number) => say`Views a day. Most on ${day}: ${views}`,
    task: 'One thing to do this week',
    lead: {
      title: (name: string, day: string) => say`${name} has waited for an answer since ${day}.`,
      text: (message: string) =>
        message
          ? say`“${message}”. An answer within the week is worth a lot.`
          : say`An answer within the week is worth a lot.`,
      button: 'Open the message',
    },
    review: {
      title: (name: string) => say`The review of ${name} waits for your approval.`,
      text: (card: string) => say`It is not on the card of ${card} until you approve it.`,
      button: 'Open the review',
    },
    picture: {
      title: () => say`Your card has no picture yet.`,
      text: (card: string) =>
        say`A picture or a logo on the card of ${card} helps people remember whom they call.`,
      button: 'Add a picture',
    },
    hours: {
      title: () => say`Your card has no hours yet.`,
      text: (card: string) => say`With hours on the card of ${card} people know when to call or come.`,
      button: 'Add hours',
    },
    about: {
      title: () => say`Your card says nothing about the business yet.`,
      text: (card: string) => say`Two or three lines on the card of ${card} say whom it is for.`,
      button: 'Write a few words',
    },
    share: {
      title: () => say`Send the card to three people.`,
      text: () => say`A client of last month, a supplier, and whoever asked how to reach you.`,
      button: 'To my cards',
    },
    all: 'All figures of the week',
    preview: (clicks: number, messages: number) =>
      say`Contact clicks: ${clicks}. Form messages: ${messages}.`,
    why: say`The letter comes on Sunday mornings, and only after a week in which your card was opened.`,
    off: 'Stop the weekly letter, with one click',
  },
});
