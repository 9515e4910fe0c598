import { pick } from './sequence.ts';

const firstNames = ['דנה', 'רון', 'נועה', 'יואב', 'מיכל', 'אמיר', 'שירה', 'תמר', 'איתי', 'ליאור'] as const;
const lastNames = [
  'לוי',
  'כהן',
  'מזרחי',
  'פרץ',
  'ביטון',
  'אברהם',
  'פרידמן',
  'חדאד',
  "ג'ברין",
  'רוזן',
] as const;
const cities = ['תל אביב-יפו', 'חיפה', 'ירושלים', 'באר שבע', 'רעננה', 'נתניה'] as const;
const streets = ['הרצל', "ז'בוטינסקי", 'ויצמן', 'ביאליק', 'סוקולוב', 'רוטשילד'] as const;
const trades = [
  { category: 'צילום', jobTitle: 'צלמת אירועים', business: 'סטודיו לצילום' },
  { category: 'שיפוצים', jobTitle: 'קבלן שיפוצים', business: 'שיפוצי איכות' },
  { category: 'ייעוץ משפטי', jobTitle: 'עורכת דין', business: 'משרד עורכי דין' },
  { category: 'קוסמטיקה', jobTitle: 'קוסמטיקאית פרא-רפואית', business: 'קליניקה לטיפוח' },
  { category: 'הוראה', jobTitle: 'מורה פרטי למתמטיקה', business: 'מרכז למידה' },
] as const;

export const hebrewPerson = () => `${pick(firstNames)} ${pick(lastNames)}`;
export const hebrewCity = () => pick(cities);
export const hebrewStreet = () => pick(streets);
export const hebrewTrade = () => pick(trades);
