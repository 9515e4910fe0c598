import { pluralOf } from '../../../../api/contract/base/languages.ts';

const plural = pluralOf('he');

/** Texts around the blog's articles; the articles themselves stay in their own language. */
const he = {
  title: 'הבלוג',
  lede: 'דברים קצרים ומועילים על כרטיסים, לקוחות ועסקים קטנים.',
  /** The list's name in search engines, above an article's. */
  breadcrumb: 'הבלוג',
  feed: 'עדכונים ב־RSS',
  search: 'חיפוש במאמרים',
  searchButton: 'חיפוש',
  categories: 'קטגוריות',
  all: 'הכול',
  found: (count: number) => plural(count, { one: 'נמצא מאמר אחד', other: `נמצאו ${count} מאמרים` }),
  forWords: 'עבור',
  withTag: 'בתגית',
  clear: 'לכל המאמרים',
  emptyTitle: 'לא נמצאו מאמרים',
  emptyText: 'אפשר לנסות מילה אחרת, או לחזור לכל המאמרים.',
  noneTitle: 'עוד לא פורסמו מאמרים',
  noneText: 'הראשון בדרך. בינתיים אפשר לראות כרטיסים לדוגמה.',
  examples: 'לדוגמאות',
  readingTime: (minutes: number) =>
    plural(minutes, { one: 'דקת קריאה', two: 'שתי דקות קריאה', other: `${minutes} דקות קריאה` }),
  by: 'מאת',
  contents: 'במאמר הזה',
  share: 'שיתוף',
  shareSystem: 'שיתוף המאמר',
  shareWhatsapp: 'שליחה ב־WhatsApp',
  copy: 'העתקת קישור',
  copied: 'הקישור הועתק',
  like: 'אהבתי',
  likes: (count: number) =>
    count === 0 ? 'עוד אין לבבות' : plural(count, { one: 'אדם אחד אהב', other: `${count} אנשים אהבו` }),
  likeFailed: 'הסימון לא נשמר',
  tags: 'תגיות',
  about: 'על הכותב',
  related: 'להמשיך לקרוא',
  neighbours: 'מאמרים סמוכים',
  older: 'המאמר הקודם',
  newer: 'המאמר הבא',
  loading: 'המאמרים נטענים',
  hidden: {
    draft: 'תצוגה מקדימה: זו טיוטה, ורק מנהלי האתר רואים אותה.',
    scheduled: 'תצוגה מקדימה: המאמר עוד לא פורסם. עד מועד הפרסום רק מנהלי האתר רואים אותו.',
  },
};

export default he;
