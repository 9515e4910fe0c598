import { pluralOf } from '../../../../api/contract/base/languages.ts';

const plural = pluralOf('he');

/** Texts of the example cards and the communities' cards. */
const he = {
  title: 'ככה נראה כרטיס ביקור.',
  lede: 'כרטיסים לדוגמה, וכולם חיים: לחיצה פותחת כל אחד מהם בדיוק כפי שלקוחות רואים.',
  template: 'תבנית',
  trade: 'תחום',
  all: 'כל התבניות',
  allTrades: 'כל התחומים',
  show: 'הצגה',
  found: (count: number) =>
    count === 0 ? 'אין כרטיסים' : plural(count, { one: 'כרטיס אחד', other: `${count} כרטיסים` }),
  templates: {
    basic: 'בסיסית',
    creative: 'יצירתית',
    classic: 'קלאסית',
    minimal: 'מינימלית',
    bold: 'נועזת',
    night: 'לילית',
  },
  emptyTitle: 'אין כרטיס בשילוב הזה',
  emptyText: 'אפשר לבחור תחום אחר או תבנית אחרת. כל תבנית מתאימה לכל תחום.',
  clear: 'לכל הדוגמאות',
  noneTitle: 'עוד אין כאן דוגמאות',
  noneText: 'נשמח להראות כרטיסים בשיחה קצרה.',
  contact: 'דברו איתנו',
  loading: 'הכרטיסים נטענים',
  communities: {
    title: 'קהילות',
    lede: 'ארגונים שלכל אחד בהם יש כרטיס, בעיצוב אחד.',
    back: 'לכל הקהילות',
    all: 'לכל הכרטיסים',
    cards: (count: number) => plural(count, { one: 'כרטיס אחד', other: `${count} כרטיסים` }),
    noneTitle: 'עוד אין קהילות להציג',
    noneText: 'קהילה נפתחת עם תוכנית ארגונית, ומופיעה כאן כשיש בה כרטיס ציבורי אחד לפחות.',
    examples: 'לדוגמאות',
    unknownTitle: 'אין קהילה בשם הזה',
    unknownText: 'ייתכן שהשם השתנה, או שהתוכנית של הקהילה הסתיימה.',
    join: 'ארגון, רשת או עמותה? אפשר לפתוח קהילה לכל הצוות.',
    contact: 'דברו איתנו',
    loading: 'הקהילות נטענות',
  },
};

export default he;
