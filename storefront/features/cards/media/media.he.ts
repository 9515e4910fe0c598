import { pluralOf } from '../../../../api/contract/base/languages.ts';

const plural = pluralOf('he');

const he = {
  choose: 'בחירת תמונה',
  chooseSeveral: 'הוספת תמונות',
  camera: 'צילום',
  replace: 'החלפה',
  cut: 'חיתוך',
  remove: 'הסרה',
  undo: 'ביטול ההסרה',
  removed: 'התמונה הוסרה.',
  dropHere: 'אפשר לגרור לכאן תמונה, או להדביק',
  dropSeveral: 'אפשר לגרור לכאן תמונות, או להדביק',
  limits: 'JPEG, PNG, WebP או AVIF, עד 10 מגה־בייט',
  dropNow: 'לשחרר כאן',
  none: 'עוד אין תמונה',
  noneYet: 'עוד אין תמונות בגלריה.',
  cutTitle: 'חיתוך התמונה',
  cutHelp: 'אפשר לגרור את התמונה, או להזיז אותה בחצים.',
  zoom: 'הגדלה',
  turn: 'סיבוב',
  shape: 'צורה',
  shapes: { original: 'כמו במקור', square: 'ריבוע', wide: 'רוחב', tall: 'גובה' },
  use: 'אישור',
  useWhole: 'להעלות בלי חיתוך',
  cancel: 'ביטול',
  cantShow: 'הדפדפן אינו יודע להציג את התמונה הזאת, ולכן אי אפשר לחתוך אותה כאן.',
  sending: (name: string) => `מעלה את ${name}`,
  percent: (percent: number) => `${percent}%`,
  working: 'מכינים את התמונה…',
  stop: (name: string) => `עצירת ההעלאה של ${name}`,
  again: 'ניסיון נוסף',
  dismiss: 'סגירת ההודעה',
  failed: (name: string, reason: string) => `${name}: ${reason}`,
  unknownError: 'ההעלאה לא הצליחה. שום דבר אחר לא השתנה; אפשר לנסות שוב.',
  full: (max: number) => `בגלריה אפשר להציג עד ${max} תמונות.`,
  leftOut: (count: number, max: number) =>
    `בגלריה יש מקום ל־${max} תמונות. ${plural(count, { one: 'תמונה אחת לא נוספה', other: `${count} תמונות לא נוספו` })}.`,
  pictureNumber: (place: number) => `תמונה ${place}`,
  caption: 'כיתוב',
  show: 'להציג בכרטיס',
  count: (count: number, max: number) => `${count} מתוך ${max}`,
  picture: 'תמונה',
};

export default he;
