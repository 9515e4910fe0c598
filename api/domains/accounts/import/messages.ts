import { translated, type Translated } from '../../../contract/base/languages.ts';
import type { ErrorCode } from '../../../contract/base/error-codes.schema.ts';

// What the server says about accounts, in every language.

export const importMessages = translated({
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
  private: {
    he: 'היה פומבי, וחזר פרטי: מבקרים יראו אותו אחרי פרסום',
    en: 'It was public and came back private: visitors see it once you publish it',
  },
  untitled: { he: 'ללא שם', en: 'No name' },
});

type ImportRefusals<Reason extends string> = Record<Reason, Translated & { code: ErrorCode }>;

const refusals = <Reason extends string>(reasons: ImportRefusals<Reason>): ImportRefusals<Reason> => reasons;

export const importRefusals = refusals({
  notZip: {
    code: 'unsupported_media_type',
    he: 'זה לא קובץ zip. יש לבחור את הקובץ שהורד מכאן, כמו שהוא.',
    en: 'This is not a zip file. Choose the file that was downloaded here, as it is.',
  },
  notOurs: {
    code: 'unsupported_media_type',
    he: 'זה לא קובץ נתונים של ביקור, או שהוא מגרסה אחרת. אפשר להכין קובץ חדש ולייבא אותו.',
    en: 'This is not a file of Bikur data, or it is of another version. Make a new file and import that.',
  },
  broken: {
    code: 'unsupported_media_type',
    he: 'הקובץ פגום או לא הגיע במלואו. אפשר להוריד אותו שוב ולנסות.',
    en: 'The file is damaged or did not arrive whole. Download it again and try.',
  },
  tooLarge: {
    code: 'payload_too_large',
    he: 'הקובץ גדול מדי: עד 320 מ״ב, 400 מ״ב אחרי פתיחה ו־5,000 קבצים.',
    en: 'The file is too large: up to 320 MB, 400 MB unpacked, and 5,000 files inside.',
  },
  busy: {
    code: 'service_unavailable',
    he: 'ייבוא אחר מתבצע כרגע. אפשר לנסות שוב בעוד דקה.',
    en: 'Another import is under way. Try again in a minute.',
  },
});
