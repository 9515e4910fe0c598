import { pluralOf } from '../../../../../api/contract/base/languages.ts';

const plural = pluralOf('he');

/** Opening hours, special days, and requests for a time. */
const he = {
  hours: {
    days: ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת'],
    opens: (day: string, number: number) => (number === 1 ? `${day}, פתיחה` : `${day}, פתיחה ${number}`),
    closes: (day: string, number: number) => (number === 1 ? `${day}, סגירה` : `${day}, סגירה ${number}`),
    closed: 'סגור',
    byAppointment: 'בתיאום מראש',
    byAppointmentOn: (day: string) => `${day} בתיאום מראש`,
    nextDay: 'עד למחרת',
    add: (day: string) => `הוספת שעות ב${day}`,
    remove: (day: string, number: number) => `הסרת שעות ${number} ב${day}`,
    copy: (day: string) => `העתקת ${day} לימים אחרים`,
    copyTitle: (day: string) => `העתקת יום ${day} אל`,
    workdays: 'ראשון עד חמישי',
    everyDay: 'כל השבוע',
    copyNow: 'העתקה',
    copied: 'השעות הועתקו',
    badTime: 'שעה נכתבת כמו 09:30',
  },
  requests: {
    help: 'מבקרים בוחרים עד שלושה מועדים משעות הפתיחה של השבועיים הקרובים, 12 שעות מראש לפחות. שום דבר לא נקבע לפני אישור שלך, בדף הפניות.',
    needsHours: 'כדי שיהיה ממה לבחור, צריך לסמן שעות פתיחה.',
    minutes: (count: number) => `${count} דקות`,
  },
  specialDays: {
    title: 'ימים מיוחדים',
    lead: 'חגי השנה הקרובה כבר כאן, כהצעות. מה שלא סומן נשאר לפי השעות הרגילות.',
    add: 'תאריך אחר',
    addAll: 'לסמן את החגים וערבי החג',
    added: 'הימים סומנו. הם יופיעו בכרטיס אחרי השמירה',
    more: (count: number, last: string) =>
      plural(count, { one: `עוד הצעה אחת: ${last}`, other: `עוד ${count} הצעות, עד ${last}` }),
    use: (name: string) => `${name} הוא יום מיוחד`,
    change: (name: string) => `שינוי: ${name}`,
    changeShort: 'שינוי',
    regular: 'שעות רגילות',
    states: { hours: 'שעות אחרות', closed: 'סגור', byAppointment: 'בתיאום' },
    state: 'מה קורה אז?',
    from: 'מתאריך',
    to: 'עד תאריך, כולל',
    name: 'שם (לא חובה)',
    unnamed: 'יום מיוחד',
    addSpan: 'עוד שעות באותו יום',
    several: 'השעות חלות על כל הימים האלה; יום שסגור כל שבוע נשאר סגור.',
    done: 'סיום',
    removed: 'היום הוסר. "ביטול שינוי" מחזיר אותו',
    past: (count: number) => plural(count, { one: 'יום אחד שעבר', other: `${count} ימים שעברו` }),
    again: (name: string) => `${name}: שוב, בתאריך הבא`,
    againShort: 'שוב',
    remove: (name: string) => `הסרה: ${name}`,
    count: (count: number, max: number) => `${count} מתוך ${max} ימים`,
  },
};

export default he;
