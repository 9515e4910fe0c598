import { translated, type Translated } from '../../contract/base/languages.ts';

// What the server says to staff about jobs and migrations of the schema, in every language.

export const jobsMovedOn: Translated = {
  he: 'המשימות כבר אינן במצב הזה. אפשר לרענן את הרשימה.',
  en: 'The jobs are no longer in that state. Refresh the list.',
};

export const schemaMigrationMessages = translated({
  busy: {
    he: 'הרצה אחרת של שינויי מסד נתונים עובדת כרגע. נסו שוב כשתסתיים',
    en: 'Another run of database migrations is under way. Try again when it is over',
  },
  otherList: {
    he: 'הרשימה השתנתה מאז שהוצגה. רעננו את הדף ובדקו שוב',
    en: 'The list has changed since it was shown. Refresh the page and look again',
  },
  firstBatch: {
    he: 'הקבוצה הראשונה יצרה את החשבונות עצמם: אחרי ביטולה איש לא יוכל להתחבר. אפשר רק בפקודה npm run db -- rollback',
    en: 'The first batch made the accounts themselves: after it nobody could sign in. Only the command npm run db -- rollback does that',
  },
  refusesTransaction: {
    he: 'שינוי שמבקש לרוץ בלי טרנזקציה אי אפשר לבטל אם ייכשל, ולכן אינו רץ מכאן. אפשר בפקודה npm run db -- migrate',
    en: 'A migration that wants no transaction could not be undone if it failed, so it does not run from here. The command npm run db -- migrate runs it',
  },
});

export const typeToConfirm = (expected: string): Translated => ({
  he: `יש להקליד: ${expected}`,
  en: `Type: ${expected}`,
});
