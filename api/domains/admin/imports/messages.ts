import { inEveryLanguage, type Translated } from '../../../contract/base/languages.ts';

/** What is wrong with a file, beside what a form would say of a field. */
export const importIssues = inEveryLanguage({
  he: {
    noTable: 'הקובץ אינו טבלה מכאן: חסרות מירכאות סוגרות, או שהוא לא נשמר כ־CSV.',
    empty: 'אין בקובץ שורות מתחת לכותרות.',
    tooMany: 'הקובץ גדול מדי: אפשר עד 10,000 שורות. כדאי לחלק אותו.',
    noColumn: 'העמודה הזאת חסרה בקובץ.',
    unknownColumn: 'אין עמודה כזאת. אפשר למחוק אותה, או להחליף את הכותרת.',
    twice: (line: number) => `אותה שורה כמו שורה ${line}.`,
  },
  en: {
    noTable: 'From here on the file is no table: a quote is never closed, or it was not saved as CSV.',
    empty: 'The file has no rows below its titles.',
    tooMany: 'The file is too large: 10,000 rows at most. Divide it.',
    noColumn: 'This column is missing in the file.',
    unknownColumn: 'There is no such column. Remove it, or change its title.',
    twice: (line: number) => `The same as line ${line}.`,
  },
});

export const importAtOtherStep: Translated = {
  he: 'הפעולה אינה אפשרית במצב הנוכחי של הקובץ. רעננו את הדף',
  en: 'The file is not at a point where this can be done. Refresh the page',
};

export const importHasFaults: Translated = {
  he: 'בקובץ יש שגיאות. מתקנים אותן בקובץ, ובודקים אותו שוב',
  en: 'The file has faults. Mend them in the file, and have it checked again',
};
