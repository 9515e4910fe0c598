import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type { CheckoutState } from '../../../../api/contract/subscriptions/checkout.schema.ts';

const plural = pluralOf('he');

const pieces = (count: number) =>
  plural(count, { one: 'יחידה אחת', other: `${count.toLocaleString('he-IL')} יחידות` });

const states: Record<CheckoutState, { title: string; text: string }> = {
  open: {
    title: 'עמוד התשלום מחכה',
    text: 'עדיין לא התקבל תשלום. ההזמנה נשמרת 24 שעות, ואפשר לחזור לעמוד ולשלם.',
  },
  waiting: {
    title: 'מחכים לתשובה',
    text: 'התשובה של ספק התשלומים עוד לא הגיעה, ולכן לא נחייב שוב. אנחנו ממשיכים לשאול, גם אם יוצאים מהעמוד.',
  },
  succeeded: {
    title: 'שולם',
    text: 'ההזמנה התקבלה ולכל יחידה כבר יש שבב משלה. הקבלה שמורה בארנק, וכשהחבילה תצא לדרך נכתוב לך.',
  },
  declined: { title: 'התשלום נדחה', text: 'הכרטיס לא חויב. ההזמנה עדיין מחכה, ואפשר לשלם בדרך אחרת.' },
  not_charged: { title: 'לא חויב', text: 'הבקשה לא הגיעה לספק התשלומים. הכרטיס לא חויב, ואפשר לנסות שוב.' },
  expired: { title: 'הזמן עבר', text: 'עמוד התשלום נסגר בלי תשלום. שום דבר לא חויב.' },
  double: {
    title: 'התשלום הזה מוחזר',
    text: 'ההזמנה כבר שולמה או בוטלה, ולכן התשלום הזה חוזר מעצמו במלואו.',
  },
  review: { title: 'בבדיקה שלנו', text: 'מה שאושר אינו מה שהתבקש. בודקים את זה אצלנו, ועד אז לא נחייב שוב.' },
};

export default {
  lede: 'כמה, לאיזה כרטיס ולאן לשלוח. משלוח: 3–5 ימי עסקים, עם מספר מעקב.',
  pieces,
  states,
  quantity: {
    title: 'כמה יחידות',
    label: 'כמות',
    upTo: (max: number) => `עד ${pieces(max)} בהזמנה`,
    wrong: (max: number) => `יש להזין מספר שלם בין 1 ל־${max}`,
  },
  heading: 'כך זה יודפס',
  steps: ['עיצוב', 'הגהה', 'תשלום'],
  proof: {
    title: 'ההגהה',
    whichSide: 'צד',
    views: { both: 'שני הצדדים', front: 'קדמי', back: 'אחורי' },
    lines: 'קווי חיתוך',
    zoom: 'גודל התצוגה',
    larger: 'הגדלה',
    smaller: 'הקטנה',
    bleed: 'נחתך: 3 מ״מ מעבר לקצה',
    safe: 'אזור בטוח: 3 מ״מ פנימה',
    blankBack: 'הגב נשאר חלק',
    text: 'השם, התפקיד והטלפון הם אלה שבכרטיס עכשיו, והם נשמרים עם ההזמנה כפי שהם מופיעים כאן. הקוד כאן אמיתי וניתן לסריקה; על כל יחידה מודפס קוד משלה, באותו גודל ובאותו מקום.',
    checked: 'בדקנו',
    center: 'לפריסה במרכז',
    checks: {
      texts: (isGood: boolean): [string, string] =>
        isGood
          ? ['כל המילים נכנסות', 'השם והתפקיד מודפסים במלואם']
          : ['השם או התפקיד ארוכים מהמקום', 'הם יודפסו מקוצרים. בפריסה במרכז יש להם יותר מקום.'],
      phone: (isGood: boolean, size: number, min: number): [string, string] => [
        isGood ? 'הטלפון קריא' : 'הטלפון ארוך מהמקום ויודפס קטן',
        `גובה ספרה ${size.toFixed(1)} מ״מ, המינימום ${min}`,
      ],
      code: (isGood: boolean, size: number, min: number): [string, string] => [
        isGood ? 'הקוד גדול מספיק לסריקה' : 'הקוד צפוף מדי לסריקה נוחה',
        `${Math.round(size)} מ״מ, המינימום ${Math.round(min)}`,
      ],
      picture: (isGood: boolean, size: number, min: number): [string, string] => [
        isGood ? 'התמונות חדות' : 'תמונה קטנה מדי להדפסה חדה',
        `${Math.round(size)} נקודות לאינץ׳, המינימום ${min}`,
      ],
    },
    none: 'היחידות יודפסו כשיהיה להן כרטיס. אפשר לבחור אותו כאן, או אחר כך לכל שבב.',
    approve: 'ראיתי את ההגהה, אפשר להדפיס כך',
    needed: 'כדי להדפיס צריך לאשר את ההגהה',
    afterwards:
      'אחרי התשלום העיצוב ננעל, והחיבור לכרטיסים נשאר פתוח לשינוי. הכרטיסים מודפסים במיוחד עבורך: עד תחילת הייצור אפשר לבטל בלחיצה ולקבל את כל הכסף, ואחריה אי אפשר לבטל. כרטיס פגום או שונה מההגהה מוחלף או מוחזר.',
  },
  cards: {
    title: 'לאיזה כרטיס הן מובילות',
    text: 'כל שבב אפשר להפנות אחר כך לכרטיס אחר.',
    card: 'כרטיס',
    later: 'להחליט אחר כך',
    count: 'יחידות',
    divided: (given: number, all: number) => `חולקו ${given.toLocaleString('he-IL')} מתוך ${pieces(all)}`,
    fewer: (name: string) => `פחות, ${name}`,
    more: (name: string) => `עוד, ${name}`,
    split: 'חלוקה בין כמה כרטיסים',
    remove: (name: string) => `הסרת ${name} מהחלוקה`,
    rest: (count: number) => `${pieces(count)} עוד בלי כרטיס`,
    over: (count: number) => `בחלוקה יש ${pieces(count)} יותר מדי`,
    countWrong: 'יש להזין מספר שלם, מ־1 ומעלה',
    none: 'עוד אין לך כרטיס דיגיטלי. אפשר להזמין עכשיו ולבחור אחר כך, או להכין קודם כרטיס.',
    make: 'להכנת כרטיס',
  },
  address: {
    title: 'לאן לשלוח',
    add: 'כתובת אחרת',
    none: 'עוד אין כתובת שמורה. היא תישמר גם להזמנות הבאות.',
    needed: 'כדי להזמין צריך לבחור כתובת או לשמור חדשה',
  },
  notes: {
    title: 'הערות',
    label: 'משהו שחשוב לנו לדעת? (לא חובה)',
  },
  slip: {
    first: 'כרטיס ראשון',
    further: (count: string, price: string) => `${count} נוספים, ${price} לאחד`,
    delivery: 'משלוח תוך 3–5 ימי עסקים',
    free: 'כלול',
    fixed: 'המחיר נקבע ברגע ההזמנה ואינו משתנה אחר כך.',
    loading: 'מחשבים את המחיר',
    failed: 'המחיר לא נטען. אפשר לנסות שוב.',
    retry: 'לנסות שוב',
  },
  pay: { title: 'תשלום', order: 'הזמנה ותשלום' },
  waiting: {
    title: (id: number) => `הזמנה ${id} מחכה לתשלום`,
    text: (until: string) => `היא נשמרת עד ${until}, במחיר ובכתובת שסוכמו.`,
    to: 'נשלח אל',
    over: 'ההזמנה הזו כבר לא מחכה לתשלום.',
  },
  result: {
    order: 'הזמנה',
    product: 'מוצר',
    again: 'לנסות שוב',
    orders: 'להזמנות ולשבבים',
    wallet: 'לארנק ולקבלה',
  },
  login: 'התחברות להזמנה',
  loginText: 'כדי להזמין צריך חשבון. הכמות שבחרת נשארת כאן.',
  noneTitle: 'המוצר הזה לא נמכר כרגע',
  none: 'כל הכרטיסים המודפסים שאפשר להזמין נמצאים בעמוד אחד.',
  toProducts: 'לכרטיסים המודפסים',
  failed: 'ההזמנה לא נשלחה, ושום דבר לא חויב. מה שמילאת נשאר כאן.',
};
