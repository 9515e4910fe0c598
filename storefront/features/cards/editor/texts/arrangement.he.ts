import { pluralOf } from '../../../../../api/contract/base/languages.ts';
import type { CardSection } from '../../../../../api/contract/cards/section-names.ts';

const plural = pluralOf('he');

/** The order of sections, and the card’s languages. */
const he = {
  languages: {
    main: 'ראשית',
    mainOf: 'שפת הכרטיס',
    written: (written: number, all: number) => `${written} מתוך ${all} טקסטים`,
    changedIn: (count: number) =>
      plural(count, { one: '· טקסט ראשי אחד השתנה', other: `· ${count} טקסטים ראשיים השתנו` }),
    open: 'טקסטים',
    openTexts: (language: string) => `הטקסטים ב${language}`,
    remove: (language: string) => `הסרת ${language}`,
    removed: 'השפה הוסרה עם הטקסטים שלה. "ביטול שינוי" יחזיר אותה',
    fromTo: (from: string, to: string) => `מ${from} ל${to}`,
    empty: (main: string) => `שדה ריק: המבקרים רואים את הטקסט ב${main}.`,
    changed: (main: string) => `הטקסט ב${main} השתנה מאז התרגום.`,
    stillRight: 'התרגום עדיין נכון',
    previewIn: (language: string) => `תצוגה ב${language}`,
  },
  order: {
    names: {
      about: 'נעים להכיר',
      services: 'שירותים ומחירים',
      gallery: 'גלריה',
      hours: 'שעות פתיחה',
      branches: 'סניפים נוספים',
      reviews: 'ביקורות',
      questions: 'שאלות ותשובות',
      documents: 'מסמכים',
      payment: 'תשלום',
      links: 'קישורים',
    } satisfies Record<CardSection, string>,
    reset: 'סדר התבנית',
    wasReset: 'הסדר והשמות הם של התבנית. "ביטול שינוי" יחזיר את שלך',
    up: (name: string) => `הזזת ${name} למעלה`,
    down: (name: string) => `הזזת ${name} למטה`,
    rename: (name: string) => `שינוי השם של ${name}`,
    title: (name: string) => `השם של ${name} בכרטיס`,
    ofTemplate: (name: string) => `ברירת המחדל: ${name}`,
    ownName: (name: string) => `השם שלך; בתבנית: ${name}`,
    done: 'אישור',
    giveUp: 'ביטול',
    hide: (name: string) => `הסתרת ${name}`,
    show: (name: string) => `הצגת ${name}`,
    hidden: 'מוסתר, ולכן לא מופיע בכרטיס',
    empty: 'ריק, ולכן לא מופיע בכרטיס',
    shownReviews: 'כל ביקורת שאישרת',
    has: {
      about: (count: number) =>
        plural(count, { one: 'פסקה אחת', two: 'שתי פסקאות', other: `${count} פסקאות` }),
      services: (count: number) =>
        plural(count, { one: 'שירות אחד', two: 'שני שירותים', other: `${count} שירותים` }),
      gallery: (count: number) =>
        plural(count, { one: 'תמונה אחת', two: 'שתי תמונות', other: `${count} תמונות` }),
      hours: 'שעות, הערה וימים מיוחדים',
      branches: (count: number) =>
        plural(count, { one: 'סניף אחד', two: 'שני סניפים', other: `${count} סניפים` }),
      questions: (count: number) =>
        plural(count, { one: 'שאלה אחת', two: 'שתי שאלות', other: `${count} שאלות` }),
      documents: (count: number) =>
        plural(count, { one: 'מסמך אחד', two: 'שני מסמכים', other: `${count} מסמכים` }),
      payment: (count: number) =>
        plural(count, { one: 'קישור תשלום אחד', two: 'שני קישורי תשלום', other: `${count} קישורי תשלום` }),
      links: (count: number) =>
        plural(count, { one: 'קישור אחד', two: 'שני קישורים', other: `${count} קישורים` }),
    },
    form: 'טופס פנייה',
    formPlace: 'תמיד אחרון, לפני הסיום',
    moved: (name: string, place: number, count: number) => `${name} עבר למקום ${place} מתוך ${count}`,
    keys: 'במקלדת: רווח על הידית להרים, חצים להזיז, רווח להניח, Esc לבטל.',
    inWords: (name: string, isShown: boolean) => (isShown ? name : `${name} (מוסתר)`),
  },
};

export default he;
