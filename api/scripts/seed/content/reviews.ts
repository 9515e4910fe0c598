import type { ReviewStatus } from '../../../contract/cards/entities/card-review.schema.ts';
import { demoSlugs as s, type DemoSlug } from '../slugs.ts';

/** What a client wrote, or with `stars: null` what the owner quotes; `age` in days. Published unless said. */
export interface DemoReview {
  author: string;
  stars: number | null;
  words: string;
  age: number;
  answer?: string;
  subject?: string;
  status?: ReviewStatus;
}

/** An invitation that was sent and not answered. */
interface DemoInvitation {
  client: string;
  subject?: string;
  age: number;
  isOpened?: boolean;
}

/** Reviews of demo cards: an average needs five, which not all of them have. */
export const demoReviews: Partial<Record<DemoSlug, readonly DemoReview[]>> = {
  [s.danaLevi]: [
    {
      author: 'גלית א׳',
      stars: 5,
      words: 'דנה ישבה איתנו שלוש פעמים לפני ששרטטה קו. הלוגו קטן ומרגיש גדול יותר.',
      subject: 'לוגו ומיתוג',
      age: 0,
      status: 'waiting',
    },
    {
      author: 'Michael Cohen',
      stars: 3,
      words: 'העיצוב מצוין, אבל חיכינו שבועיים לתשובה על התקציב.',
      subject: 'אריזות',
      age: 1,
      status: 'waiting',
    },
    {
      author: 'אבי אמסלם',
      stars: 5,
      words: 'כרזה שאנשים ביקשו לקחת הביתה. נדיר.',
      answer: 'אבי, הלוואי שכל הלקוחות היו מגיעים עם רשימה כמו שלך.',
      age: 20,
    },
    {
      author: 'ורד נחום',
      stars: 5,
      words: 'ספר שירה של 84 עמודים, כולל כריכה. נגמר שבוע לפני הזמן.',
      age: 33,
    },
    {
      author: 'Michelle',
      stars: 4,
      words: 'עבודה מעולה, רק שהחניה ליד הסטודיו קשה. כדאי לבוא ברגל.',
      answer: 'נכון. יש חניון שתי דקות הליכה, מעכשיו זה כתוב בהזמנה.',
      age: 50,
    },
    { author: 'יוסי כץ', stars: null, words: 'התווית הכי ברורה שקיבלנו השנה.', age: 61 },
    { author: 'שירה ויואב', stars: 5, words: 'נייר העטיפה של החנות הפך למתנה בפני עצמה.', age: 70 },
    { author: 'רוני', stars: 5, words: 'הסבירה כל בחירה במילים פשוטות.', age: 96 },
    { author: 'תמר ל׳', stars: 5, words: 'שלוש סקיצות, ואף אחת לא הייתה למילוי מקום.', age: 120 },
    {
      author: 'ללא שם',
      stars: 1,
      words: 'לא התרשמתי.',
      age: 6,
      status: 'reported',
    },
    {
      author: 'מומי עיצובים',
      stars: 1,
      words: 'אל תזמינו כאן, יש זול יותר אצלי. הפרטים בפרופיל.',
      age: 9,
      status: 'taken_down',
    },
  ],
  [s.peretzElectric]: [
    { author: 'נועם פ׳', stars: 5, words: 'הגיע ב־20 דקות בשישי בצהריים והחזיר את החשמל לפני שבת.', age: 12 },
    {
      author: 'אולגה',
      stars: 4,
      words: 'עבודה נקייה ומסודרת. איחר ברבע שעה, והודיע מראש.',
      answer: 'תודה אולגה, צודקת.',
      age: 30,
    },
    { author: 'משפחת דגן', stars: 5, words: 'עמדת טעינה לרכב, כולל כל האישורים.', age: 66 },
  ],
  [s.barakShapira]: [
    { author: 'ר׳ וא׳, ירושלים', stars: 5, words: 'הגענו כועסים ויצאנו עם הסכם. בלי בית משפט.', age: 25 },
    {
      author: 'יעל ש׳',
      stars: null,
      words: 'הסבירו לאבא שלי את הצוואה במילים שלו, ואז שוב, עד שנרגע.',
      age: 140,
    },
    { author: 'Daniel R.', stars: 4, words: 'Clear answers, and a clear bill.', age: 80 },
  ],
  [s.gefenBakery]: [
    { author: 'תמר נ׳', stars: 5, words: 'הגעתי ב־6:40, הלחם עוד שר.', age: 4 },
    { author: 'Daniel', stars: 4, words: 'קרואסון ששווה את העלייה ברגל.', age: 11 },
    { author: 'מירי ב׳', stars: 5, words: 'החלה של יום שישי נגמרת מהר, ועכשיו אנחנו מזמינים מראש.', age: 19 },
    { author: 'אסף', stars: 5, words: 'עוגת היום הולדת הייתה יפה כמו בתמונה.', age: 40 },
    { author: 'Nadia', stars: 5, words: 'הכי קרוב לבית שהיה לי בפריז.', age: 75 },
  ],
  [s.neshima]: [
    { author: 'ענת ל׳', stars: 5, words: 'באתי עם גב תפוס, נשארתי שלוש שנים.', age: 9 },
    { author: 'Olga', stars: 4, words: 'ארבע בשיעור, וזה כל ההבדל. לפעמים קשה למצוא שעה בערב.', age: 21 },
    { author: 'יעל ודני', stars: 5, words: 'סבלנות אמיתית גם למי שלא זז עשור.', age: 44 },
    { author: 'מיכל', stars: 5, words: 'הסטודיו שקט, והמיטות תמיד נקיות.', age: 58 },
    { author: 'רות', stars: 5, words: 'מסבירים למה, לא רק איך.', age: 90 },
  ],
  [s.noamAzulay]: [
    { author: 'מאיה ואיתן', stars: 5, words: 'הרחבה לא התרוקנה לרגע, גם הדודות רקדו.', age: 15 },
    {
      author: 'Noa & Ben',
      stars: 5,
      words: 'הגיע שעה לפני, בדק הכול, וידע לקרוא את הקהל.',
      answer: 'היה עונג. תמסרו ד״ש לסבתא.',
      age: 37,
    },
    { author: 'ליאור', stars: 5, words: 'אירוע חברה של 300 איש, בלי תקלה אחת.', age: 52 },
    { author: 'עדי ס׳', stars: 5, words: 'שלח רשימה מראש, ושמע לנו.', age: 77 },
    { author: 'גיא', stars: 4, words: 'סאונד מצוין. קצת חזק לשעות הראשונות.', age: 101 },
  ],
};

export const demoInvitations: Partial<Record<DemoSlug, readonly DemoInvitation[]>> = {
  [s.danaLevi]: [
    { client: 'נועם פרידמן', subject: 'תפריט', age: 3, isOpened: true },
    { client: 'רו״ח הילה דגן', age: 6 },
    { client: 'Studio Nord בע״מ', age: 40 },
  ],
};
