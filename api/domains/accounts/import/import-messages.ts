import type { Translated } from '../../../contract/base/languages.ts';

export const importMessages = {
  places: {
    he: 'אין מקום פנוי בתוכנית שלך. שדרוג, או מחיקת כרטיס, יפנו מקום, ואז אפשר לייבא שוב.',
    en: 'Your plan has no free place. Upgrading, or deleting a card, makes room; then import again.',
  },
  later: {
    he: 'לא נשאר זמן. ייבוא של אותו קובץ ימשיך מכאן.',
    en: 'There was no time left. Importing the same file again goes on from here.',
  },
  failed: {
    he: 'משהו השתבש אצלנו, ומזה לא נוסף דבר. אפשר לייבא שוב.',
    en: 'Something went wrong on our side, and nothing of this was added. Import again.',
  },
  invalid: { he: 'אי אפשר לקבל את זה כמו שהוא', en: 'This can’t be taken as it is' },
  plan: { he: 'לא כלול במקום שהכרטיס קיבל', en: 'Not part of the place the card got' },
  address: { he: 'תפוסה. הכרטיס קיבל כתובת אחרת', en: 'Taken. The card got another one' },
  picture: { he: 'תמונה לא נמצאה בקובץ', en: 'A picture is not in the file' },
  untitled: { he: 'ללא שם', en: 'No name' },
} as const satisfies Record<string, Translated>;
