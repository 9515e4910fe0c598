import { pluralOf } from '../../../../api/contract/base/languages.ts';

const plural = pluralOf('he');

const he = {
  title: 'קהילות',
  lede: 'ארגונים שכל אנשיהם נושאים כרטיס, תחת שם אחד ובעיצוב משלהם.',
  back: 'לכל הקהילות',
  all: 'לכל הכרטיסים',
  cards: (count: number) => plural(count, { one: 'כרטיס אחד', other: `${count} כרטיסים` }),
  noneTitle: 'עוד אין קהילות להציג',
  noneText: 'קהילה נפתחת עם חבילה ארגונית, ומופיעה כאן כשיש בה כרטיס ציבורי אחד לפחות.',
  examples: 'לדוגמאות',
  unknownTitle: 'אין קהילה בשם הזה',
  unknownText: 'ייתכן שהשם השתנה, או שהחבילה של הקהילה הסתיימה.',
  join: 'ארגון, רשת או עמותה? אפשר לפתוח קהילה לכל הצוות.',
  contact: 'דברו איתנו',
  loading: 'הקהילות נטענות',
};

export default he;
