import { isolatedFigures } from '../../../contract/base/isolated-figures.ts';
import {
  byLanguage,
  inEveryLanguage,
  type Language,
  type Translated,
} from '../../../contract/base/languages.ts';
import { pluralOf, type ByCardLanguage } from '../../../contract/base/card-languages.ts';
import { say } from '../../messaging/index.ts';

// What the server says about reviews, in every language; the client's page has messages of its own beside it.

export const reviewNoticeTitles: Translated = {
  he: 'ביקורת חדשה מחכה לאישור',
  en: 'A new review waits for your approval',
};

export const reviewNoticeTexts: Record<Language, (card: string) => string> = {
  he: (card) => `${card}: עד לאישור היא לא מופיעה בכרטיס.`,
  en: (card) => `${card}: it is not on the card until you approve it.`,
};

export const reviewReportedTitles: Record<Language, string> = {
  he: 'דיווח על ביקורת',
  en: 'A review was reported',
};

export const reviewTakenDownTitles: Record<'taken_down' | 'restored', Record<Language, string>> = {
  taken_down: { he: 'צוות ביקור הסיר ביקורת מהכרטיס', en: 'Our staff took a review off your card' },
  restored: { he: 'צוות ביקור החזיר ביקורת', en: 'Our staff put a review back' },
};

export const reviewUnderStaff: Translated = {
  he: 'הביקורת נמצאת אצל צוות ביקור, ולכן אי אפשר לשנות אותה עכשיו.',
  en: 'Our staff are looking at this review or took it down, so it cannot be changed now.',
};

export const onlyQuotesDeleted: Translated = {
  he: 'אפשר למחוק רק ציטוט שהוספת. ביקורת של לקוח אפשר להסתיר.',
  en: 'Only a quote you added can be deleted. A client’s review can be hidden.',
};

export const onlyReviewsReported: Translated = {
  he: 'זה ציטוט שהוספת: אפשר פשוט להסתיר או למחוק אותו.',
  en: 'This is a quote you added: you can simply hide or delete it.',
};

export const reviewsFull = (max: number): Translated => byLanguage((language) => fullTexts[language](max));
const fullTexts: Record<Language, (max: number) => string> = {
  he: (max) => `בכרטיס מהסוג הזה אפשר להציג עד ${max} ביקורות וציטוטים. אפשר להסתיר אחת כדי לפנות מקום.`,
  en: (max) =>
    `A card of this kind shows up to ${max} reviews and quotes. Hide one of them to make room for another.`,
};

export const invitationsFull = (max: number): Translated =>
  byLanguage((language) => fullInvitations[language](max));
const fullInvitations: Record<Language, (max: number) => string> = {
  he: (max) => `יש כבר ${max} הזמנות פתוחות. אפשר לבטל הזמנה שלא נענתה, או לחכות לתשובה.`,
  en: (max) =>
    `${max} invitations are open already. Withdraw one that was not answered, or wait for an answer.`,
};

export const invitationOver: Translated = {
  he: 'ההזמנה הזו כבר נענתה או בוטלה.',
  en: 'This invitation was answered or withdrawn.',
};

export const linkUsed: ByCardLanguage<string> = {
  he: 'הקישור הזה כבר שימש לביקורת',
  ar: 'استُخدم هذا الرابط لكتابة رأي',
  ru: 'По этой ссылке отзыв уже написан',
  en: 'This link has been used for a review',
};

export const linkGone: ByCardLanguage<string> = {
  he: 'הקישור הזה כבר לא פתוח לביקורת',
  ar: 'لم يعد هذا الرابط مفتوحًا لكتابة رأي',
  ru: 'Эта ссылка больше не открыта для отзыва',
  en: 'This link is no longer open for a review',
};

export const reviewNotReported: Translated = {
  he: 'הביקורת אינה מדווחת ואינה מוסרת, כך שאין מה להחזיר.',
  en: 'The review is neither reported nor taken down, so there is nothing to put back.',
};

export const reviewAlreadyDown: Translated = {
  he: 'הביקורת כבר הוסרה.',
  en: 'The review is taken down already.',
};

export const newReviewMail = inEveryLanguage({
  he: {
    subject: (name: string, card: string) => say`ביקורת חדשה מ־${name} מחכה לאישור בכרטיס ${card}`,
    title: (name: string) => say`ביקורת חדשה מ־${name}`,
    intro: (card: string) => say`נכתבה לפי הזמנה שלך לכרטיס ${card}:`,
    stars: 'כוכבים',
    outOf: (stars: number) => `${stars} מתוך 5`,
    subjectLabel: 'על מה',
    waits: say`היא תופיע בכרטיס רק אחרי אישור. אפשר גם לענות לה או לדווח עליה.`,
    button: 'לביקורת',
  },
  en: {
    subject: (name, card) => say`A new review from ${name} waits for your approval on ${card}`,
    title: (name) => say`New review from ${name}`,
    intro: (card) => say`Written by your invitation to the card ${card}:`,
    stars: 'Stars',
    outOf: (stars) => `${stars} out of 5`,
    subjectLabel: 'About',
    waits: say`It appears on the card only once you approve it. You can also answer or report it.`,
    button: 'See the review',
  },
});

const arabic = pluralOf('ar');
const russian = pluralOf('ru');

interface AllReviewsMessages {
  title: string;
  average(count: number): string;
  stars(stars: number): string;
  quote: string;
  back: string;
  how: string;
}

export const allReviewsMessages: ByCardLanguage<AllReviewsMessages> = {
  he: {
    title: 'ביקורות',
    average: (count) => `מתוך 5, ממוצע של ${count} ביקורות`,
    stars: (stars) => `${stars} מתוך 5`,
    quote: 'ציטוט שהביאו בעלי הכרטיס',
    back: 'לכרטיס',
    how: 'ביקורת עם כוכבים נכתבה בידי לקוח לפי הזמנה אישית, ובעלי הכרטיס אישרו אותה. ציטוטים לא נכנסים לממוצע.',
  },
  ar: {
    title: 'آراء الزبائن',
    average: (count) =>
      `من ${isolatedFigures(5)}، ${arabic(count, {
        one: 'حسب تقييم واحد',
        two: 'معدل تقييمين اثنين',
        few: `معدل ${isolatedFigures(count)} تقييمات`,
        many: `معدل ${isolatedFigures(count)} تقييمًا`,
        other: `معدل ${isolatedFigures(count)} تقييم`,
      })}`,
    stars: (stars) => `${isolatedFigures(stars)} من ${isolatedFigures(5)}`,
    quote: 'اقتباس أضافه صاحب البطاقة',
    back: 'إلى البطاقة',
    how: 'كل رأي مع نجوم كتبه زبون بدعوة شخصية ووافق عليه صاحب البطاقة. الاقتباسات لا تدخل في المعدل.',
  },
  ru: {
    title: 'Отзывы',
    average: (count) =>
      `из 5, средняя оценка по ${russian(count, { one: `${count} отзыву`, other: `${count} отзывам` })}`,
    stars: (stars) => `${stars} из 5`,
    quote: 'Цитата, которую привёл владелец визитки',
    back: 'К визитке',
    how: 'Отзыв со звёздами написал клиент по личному приглашению, и владелец визитки его одобрил. Цитаты в средней оценке не учитываются.',
  },
  en: {
    title: 'Reviews',
    average: (count) => `out of 5, the average of ${count} reviews`,
    stars: (stars) => `${stars} out of 5`,
    quote: 'Quote brought by the owner',
    back: 'To the card',
    how: 'A review with stars was written by a client on a personal invitation and approved by the owner of the card. Quotes do not count in the average.',
  },
};
