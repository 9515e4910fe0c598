import { inEveryLanguage, translated, type Translated } from '../../contract/base/languages.ts';
import { say } from '../messaging/index.ts';

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

export const roleChangeAsked = inEveryLanguage({
  he: ({ by, username }: { by: string; username: string }) => ({
    title: 'תפקיד ממתין לאישור של מנהל נוסף',
    content: `${by} מבקש לשנות את התפקיד של ${username}`,
  }),
  en: ({ by, username }: { by: string; username: string }) => ({
    title: 'A role waits for a second admin',
    content: `${by} asks for another role of ${username}`,
  }),
});

export const typeToConfirm = (expected: string): Translated => ({
  he: `יש להקליד: ${expected}`,
  en: `Type: ${expected}`,
});

export const viewedByStaffMail = inEveryLanguage({
  he: {
    subject: say`צוות התמיכה צפה בחשבון שלך`,
    title: (name: string) => say`שלום ${name}, צפינו בחשבון שלך`,
    why: say`אחד מאנשי הצוות ראה את האתר כפי שהוא נראה לך. זו צפייה בלבד: אי אפשר לשנות בה דבר, לשלם או להוריד קבצים, וכל דף שנצפה נרשם.`,
    when: 'התחלה',
    until: 'לכל המאוחר עד',
    note: say`ביקשת מאיתנו עזרה? כנראה שזו הסיבה, ואין צורך לעשות דבר. אם לא ידוע לך על סיבה, אפשר לשאול אותנו, ונספר מי צפה ולמה.`,
    button: 'שאלה על הצפייה',
  },
  en: {
    subject: say`Our support team looked at your account`,
    title: (name) => say`Hello ${name}, we looked at your account`,
    why: say`A member of our team saw the site as you see it. It was looking only: nothing can be changed, paid or downloaded in it, and each page that was seen is written down.`,
    when: 'Began',
    until: 'Ends at the latest',
    note: say`Did you ask us for help? Then that is probably why, and there is nothing to do. If you know of no reason, ask us, and we will tell you who looked and why.`,
    button: 'Ask about it',
  },
});
