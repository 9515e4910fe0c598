import { inEveryLanguage, type Translated } from '../contract/base/languages.ts';
import { deepestRow } from '../contract/admin/list.schema.ts';

// What the server says of its own accord, in every language.

export const errorPageMessages = inEveryLanguage({
  he: {
    brand: 'ביקור',
    title: 'התרחשה שגיאה',
    again: 'מה שמילאתם נשאר בדף הקודם: אפשר לחזור אליו בדפדפן ולשלוח שוב.',
    home: 'לדף הבית',
    id: 'מספר הפנייה',
  },
  en: {
    brand: 'Bikur',
    title: 'Something went wrong',
    again: 'What you filled in is still on the page before: go back to it in the browser and send it again.',
    home: 'Home',
    id: 'Request number',
  },
});

export const viewingMessages = inEveryLanguage({
  he: {
    label: 'צפייה כבעל החשבון',
    text: (name: string, until: string) =>
      `צפייה בלבד: כך ${name} רואה את האתר, עד ${until}. אי אפשר לשנות דבר.`,
    end: 'סיום הצפייה',
  },
  en: {
    label: 'Viewing as the owner',
    text: (name: string, until: string) =>
      `View only: this is how ${name} sees the site, until ${until}. Nothing can be changed.`,
    end: 'End the view',
  },
});

export const listTooDeep: Translated = {
  he: `אפשר לדפדף עד שורה ${deepestRow.toLocaleString('en')}. כדי להגיע לאחרות, צמצמו בסינון או בחיפוש`,
  en: `Pages go down to row ${deepestRow.toLocaleString('en')}. Narrow the filter or search to reach the others`,
};

export const savedMeanwhile: Translated = {
  he: 'מישהו אחר שמר את הרשומה בינתיים. שום דבר לא נדרס',
  en: 'Somebody else has saved this record meanwhile. Nothing was overwritten',
};
