import type { CardFields } from '../../../contract/cards/card-fields.ts';
import type { PriceKind, Service } from '../../../contract/cards/entities/services.schema.ts';
import { demoSlugs, type DemoSlug } from '../slugs.ts';

type Offers = Pick<CardFields, 'services' | 'questions'>;
type Row = readonly [name: string, price: string, duration?: string | undefined, description?: string];

/** `180`, `220+` (from), `480-750`, `550 לשעה` (per), and any other words stand in place of a price. */
function readPrice(text: string): Pick<Service, 'priceKind' | 'price' | 'priceTo' | 'priceUnit'> {
  const [, price = null, to = null, plus, unit = null] =
    /^(\d+)(?:-(\d+))?(\+)?(?: (.+))?$/u.exec(text) ?? [];
  if (price === null) return { priceKind: 'request', price, priceTo: null, priceUnit: text || null };
  const priceKind: PriceKind = to ? 'range' : plus ? 'from' : unit ? 'per' : 'exact';
  return { priceKind, price, priceTo: to, priceUnit: unit };
}

const group = (name: string | null, rows: readonly Row[], canOrder = true): Offers['services'][number] => ({
  name,
  items: rows.map(([title, price, duration, description]) => ({
    name: title,
    description: description ?? null,
    ...readPrice(price),
    duration: duration ?? null,
    picture: null,
    canOrder,
  })),
});

const asked = (rows: readonly (readonly [question: string, answer: string])[]): Offers['questions'] =>
  rows.map(([question, answer]) => ({ question, answer }));

const offers: Partial<Record<DemoSlug, Offers>> = {
  [demoSlugs.danaLevi]: {
    services: [
      group('מיתוג', [
        ['פגישת היכרות', '0', '45 דק׳', 'בסטודיו או בזום'],
        ['לוגו וספר מותג קצר', '4800+', '4–6 שבועות', 'שלוש הצעות, שני סבבי תיקונים'],
        ['אריזה', '2400-4800', '3 שבועות'],
      ]),
      group('איור', [
        ['כרזה', '1900+', 'שבועיים'],
        ['איור לספר', '650 לעמוד'],
        ['ציור קיר', '', undefined, 'אחרי ביקור במקום'],
      ]),
    ],
    questions: asked([
      ['כמה סבבי תיקונים יש?', 'שניים בכל שלב. סבב נוסף מתומחר מראש.'],
      ['מי מקבל את קובצי המקור?', 'אתם, עם התשלום האחרון.'],
      ['אפשר לשלם בתשלומים?', 'כן: שליש בתחילה, שליש באמצע ושליש בסוף.'],
    ]),
  },
  [demoSlugs.danaWorkshops]: {
    services: [
      group(null, [
        ['סדנת צוות', '2800+', 'שעתיים וחצי', 'עד 20 משתתפים, כולל חומרים'],
        ['יום הולדת', '1400', 'שעה וחצי', 'עד 15 ילדים'],
        ['שיעור פרטי', '320', '60 דק׳'],
      ]),
    ],
    questions: [],
  },
  [demoSlugs.gefenBakery]: {
    services: [
      group(
        'לחם',
        [
          ['כיכר מחמצת', '32', undefined, 'קמח מלא, 800 גרם'],
          ['לחם זיתים', '36', undefined, 'זיתי סורי מהגליל'],
          ['חלה לשישי', '28', undefined, 'מזמינים עד חמישי בצהריים'],
        ],
        false,
      ),
      group(
        'מהתנור',
        [
          ['קרואסון', '16-22', undefined, 'חמאה, שקדים או גבינה'],
          ['עוגיות שוקולד', '14', undefined, 'מלח, קרמל, דבק באצבעות'],
        ],
        false,
      ),
      group('בהזמנה', [
        ['עוגת קומות', '260+', undefined, '12 מנות, עם הקדשה'],
        ['מגש אירוח', '18 לאדם'],
      ]),
    ],
    questions: asked([
      ['יש לכם משהו בלי גלוטן?', 'עוגת תפוזים ושקדים, בכל יום. המטבח משותף.'],
      ['עד מתי מזמינים לשבת?', 'עד חמישי בשתים־עשרה.'],
    ]),
  },
  [demoSlugs.cafeNoga]: {
    services: [
      group(
        'בוקר',
        [
          ['ארוחת בוקר עכואית', '68', undefined, 'ביצים, לאבנה, זיתים, לחם מהטאבון'],
          ['שקשוקה', '54'],
        ],
        false,
      ),
      group(
        'שתייה',
        [
          ['אספרסו', '9'],
          ['קפה עם הל', '12'],
        ],
        false,
      ),
    ],
    questions: [],
  },
  [demoSlugs.noamAzulay]: {
    services: [
      group(null, [
        ['חתונה', '7800+', 'עד השעות הקטנות', 'הגברה ותאורה בתיאום'],
        ['מסיבה פרטית', '2800-4200', '4 שעות'],
        ['סט במועדון', '', undefined, 'לפי המקום והערב'],
      ]),
    ],
    questions: asked([
      ['צריך להביא הגברה?', 'לא. עד 150 אורחים אצלי; מעבר לזה נשכור יחד.'],
      ['אפשר לבקש שירים?', 'בטח. רשימה קצרה שבוע לפני.'],
    ]),
  },
  [demoSlugs.neshima]: {
    services: [
      group(null, [
        ['שיעור ניסיון', '60', '55 דק׳', 'מכל סוג, בכל שעה'],
        ['שיעור בודד', '95', '55 דק׳'],
        ['כרטיסייה, 10 שיעורים', '850', undefined, 'שלושה חודשים, אפשר להקפיא שבוע'],
        ['מנוי', '320 לחודש'],
        ['שיעור פרטי', '240-290', '55 דק׳'],
      ]),
    ],
    questions: asked([
      ['מה להביא?', 'גרביים ובקבוק. כל השאר כאן.'],
      ['עד מתי אפשר לבטל?', 'עד שש שעות לפני השיעור, בלי חיוב.'],
    ]),
  },
  [demoSlugs.roniHair]: {
    services: [
      group(null, [
        ['תספורת ועיצוב', '180', '45 דק׳', 'חפיפה, גזירה ופן'],
        ['צבע שורש', '220+', 'שעה ורבע'],
        ['גוונים', '480-750', '3–4 שעות', 'לפי אורך ועובי'],
      ]),
    ],
    questions: asked([['אפשר לבוא עם תינוק?', 'בטח. יש פינה להנקה, ועגלה נכנסת.']]),
  },
  [demoSlugs.peretzElectric]: {
    services: [
      group(null, [
        ['ביקור ואיתור תקלה', '280', 'עד שעה', 'הגעה, בדיקה והצעת מחיר לפני שמתחילים'],
        ['החלפת לוח חשמל', '1900+', 'יום עבודה', 'דירת 3–4 חדרים, כולל תעודת בדיקה'],
        ['עמדת טעינה לרכב', '2400-3600', '4–6 שעות', 'לפי מרחק מהלוח, כולל תיאום ועד בית'],
      ]),
    ],
    questions: asked([
      ['הפקק קופץ. מה עושים עד שמגיעים?', 'מורידים את הפקק, מנתקים את המכשיר האחרון שהופעל ומרימים שוב.'],
      ['יש תעודה אחרי העבודה?', 'כן. תעודת בדיקה חתומה, בדוא״ל, באותו יום.'],
      ['אפשר לשלם בתשלומים?', 'מ־₪1,500 ומעלה, עד שלושה תשלומים בלי ריבית.'],
    ]),
  },
  [demoSlugs.barakShapira]: {
    services: [
      group(
        'פגישות',
        [
          ['פגישת ייעוץ', '650', '60 דק׳', 'מקוזזת משכר הטרחה אם ממשיכים'],
          ['גישור', '900 לשעה', undefined, 'לשני הצדדים יחד'],
        ],
        false,
      ),
      group(
        'מסמכים',
        [
          ['צוואה הדדית', '2400+'],
          ['הסכם ממון', '4500-7800', undefined, 'כולל אישור בבית המשפט'],
          ['ליווי בהליך', 'לפי תקנות', undefined, 'הצעה בכתב אחרי הפגישה'],
        ],
        false,
      ),
    ],
    questions: asked([
      ['האם הפגישה הראשונה חסויה?', 'כן. החיסיון חל מהרגע הראשון, גם אם לא ממשיכים.'],
      ['מה להביא?', 'תעודת זהות, ומסמכים אם יש. אם חסר משהו, נשלים יחד.'],
    ]),
  },
  [demoSlugs.sarahCohen]: {
    services: [
      group(null, [
        ['Portrait session', '950+', '90 minutes', 'Twenty edited pictures'],
        ['Wedding day', '7800-9800', 'Ten hours', 'Two photographers, gallery within a month'],
        ['Extra hour', '550 an hour'],
      ]),
    ],
    questions: asked([
      ['When do we get the pictures?', 'Ten the next day, the whole gallery within a month.'],
      ['What if it rains?', 'We move to another hour of that week, at no cost.'],
    ]),
  },
};

/** What a demo card sells and answers; nothing for the others. */
export const offersOf = (slug: DemoSlug): Offers => offers[slug] ?? { services: [], questions: [] };
