import { pluralOf } from '../../../../../api/contract/base/languages.ts';

const plural = pluralOf('he');

/** What is said of changes: unsaved, saved, changed elsewhere too. */
const he = {
  save: 'שמירה',
  saving: 'שומרים…',
  saved: 'הכרטיס נשמר',
  allSaved: 'הכול שמור',
  unsaved: (count: number) =>
    plural(count, { one: 'שינוי אחד שלא נשמר', other: `${count} שינויים שלא נשמרו` }),
  draftKept: 'הטיוטה שמורה במכשיר הזה',
  draftNotKept: 'הדפדפן אינו שומר טיוטות: כדאי לשמור לפני שיוצאים',
  uploading: 'תמונה עולה. אפשר לשמור כשתסיים',
  undo: 'ביטול שינוי',
  theCard: 'הכרטיס',
  isPublic: 'פומבי',
  isPrivate: 'פרטי',
  heldPublished: 'הכרטיס פומבי, ומחכה לבדיקה',
  published: 'הכרטיס פורסם',
  madePrivate: 'הכרטיס פרטי עכשיו, ומבקרים לא רואים אותו',
  visibilityFailed: 'השינוי לא נקלט',
  issues: (count: number) => plural(count, { one: 'יש שדה אחד לתקן', other: `יש ${count} שדות לתקן` }),
  failed: {
    offline: 'אין חיבור לאינטרנט. שום דבר לא אבד, והשמירה תנסה שוב כשהחיבור יחזור.',
    server: 'השמירה נכשלה אצלנו. שום דבר לא אבד; אפשר לנסות שוב.',
  },
  retry: 'ניסיון נוסף',
  savedWith: (names: string) => `נשמר, יחד עם מה ששונה במקום אחר: ${names}`,
  tookOver: (names: string) => `הכרטיס שונה במקום אחר, והתוספות נכנסו לכאן: ${names}`,
  restored: (when: string) => `שוחזרה טיוטה שלא נשמרה, מ־${when}.`,
  discard: 'למחוק את הטיוטה',
  keep: 'להמשיך ממנה',
  discarded: 'הטיוטה נמחקה. הכרטיס כפי שנשמר לאחרונה',
  leave: {
    title: 'יש שינויים שלא נשמרו',
    text: 'אפשר לשמור ולצאת. בלי שמירה, הטיוטה תחכה לך במכשיר הזה והכרטיס יישאר כפי שהיה.',
    save: 'לשמור ולצאת',
    go: 'לצאת בלי לשמור',
    stay: 'להישאר כאן',
  },
  conflict: {
    title: 'הכרטיס שונה גם במקום אחר',
    text: 'מאז שפתחת אותו נשמרו שינויים בלשונית או במכשיר אחר. בשדות האלה צריך לבחור; כל השאר כבר אוחד.',
    mine: 'שלי, מכאן',
    theirs: 'מהמקום האחר',
    allMine: 'הכול שלי',
    allTheirs: 'הכול מהמקום האחר',
    decide: 'לבחור ולשמור',
    later: 'לא עכשיו',
    waiting: 'יש שדות ששונו גם במקום אחר',
    open: 'לבחור',
  },
};

export default he;
