import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type { ChatSubject } from './show-support-chat.ts';

const plural = pluralOf('he');

const support = {
  title: 'תמיכה',
  restore: (unread: number) => (unread === 0 ? 'הגדלת הצ׳אט' : `הגדלת הצ׳אט, ${unread} הודעות חדשות`),
  minimize: 'מזעור',
  close: 'סגירה',
  back: 'חזרה',
  badge: { full: 'תמיכה מלאה', basic: 'תמיכה בסיסית' },
  log: 'הודעות השיחה',
  typing: { support: 'התמיכה כותבת…', other: (name: string) => `${name} כותב/ת…` },
  loading: 'ההודעות נטענות',
  failed: 'ההודעות לא נטענו.',
  retry: 'ניסיון נוסף',
  today: 'היום',
  yesterday: 'אתמול',
  older: { load: 'הודעות קודמות', failed: 'ההודעות הקודמות לא נטענו. ניסיון נוסף' },
  sender: {
    me: 'ההודעה שלי',
    /** Name of a message's author from the support team. */
    support: (name: string) => `${name} מהתמיכה`,
    team: 'ביקור',
  },
  welcome: {
    title: 'כאן לשירותך',
    text: 'שאלה על כרטיס, על הזמנה או על תשלום? כותבים כאן, והתשובה תופיע באותו מקום.',
    guest: 'כאן מתנהלות שיחות עם צוות התמיכה. אחרי התחברות יופיעו כאן ההודעות שלך.',
    none: 'עדיין אין הודעות בשיחה הזאת.',
  },
  write: {
    label: 'ההודעה שלך',
    placeholder: 'כתבו הודעה',
    send: 'שליחה',
    attach: 'צירוף תמונה או PDF',
    remove: (name: string) => `הסרת ${name}`,
    hint: 'Enter לשליחה, Shift+Enter לשורה חדשה',
    length: (used: number, max: number) => `${used} מתוך ${max} תווים`,
  },
  viewOnly: {
    guestText: 'כדי לכתוב לתמיכה יש להתחבר.',
    login: 'התחברות',
    register: 'הרשמה',
    title: 'השיחה פתוחה לצפייה בלבד.',
    text: 'שליחת הודעות כלולה במנוי פעיל.',
    upgrade: 'שדרוג המנוי',
    otherLogin: 'התחברות לחשבון אחר',
    whatsapp: 'לכתוב ב־WhatsApp',
    form: 'טופס יצירת קשר',
  },
  closed: {
    title: 'השיחה סגורה.',
    text: 'כדי להמשיך יש לפתוח פנייה חדשה.',
    staff: 'תשובה תפתח אותה מחדש.',
    moderator: 'רק מנהל יכול לפתוח אותה מחדש.',
    newRequest: 'פנייה חדשה',
  },
  toasts: {
    closed: 'השיחה סגורה; יש לפתוח פנייה חדשה',
    send: 'שגיאה בשליחת ההודעה, נסה שוב מאוחר יותר',
    close: 'שגיאה בסגירת השיחה, נסה שוב מאוחר יותר',
    reopen: 'שגיאה בפתיחת השיחה מחדש, נסה שוב מאוחר יותר',
    ticket: 'שגיאה בשליחת הפנייה, נסה שוב מאוחר יותר',
    kept: 'מה שנכתב נשמר.',
    ticketSent: 'הפנייה נשלחה',
    ticketSentText: 'התשובה תופיע כאן בשיחה.',
  },
  ticket: {
    title: 'פנייה חדשה',
    subject: 'נושא',
    content: 'במה אפשר לעזור?',
    about: 'על מה הפנייה? (לא חובה)',
    nothing: 'לא קשור לפריט מסוים',
    groups: { card: 'כרטיסים', order: 'הזמנות', chip: 'שבבי NFC' } satisfies Record<
      ChatSubject['kind'],
      string
    >,
    listFailed: 'רשימת הכרטיסים וההזמנות לא נטענה. אפשר לשלוח גם בלעדיה.',
    send: 'שליחת הפנייה',
    cancel: 'חזרה לשיחה',
  },
  /** Precedes the name of a conversation's topic. */
  topic: { card: 'כרטיס', order: 'הזמנה', chip: 'שבב NFC' } satisfies Record<ChatSubject['kind'], string>,
  list: {
    title: 'שיחות',
    search: 'חיפוש לפי שם',
    filter: 'אילו שיחות להציג',
    open: 'פתוחות',
    closed: 'סגורות',
    emptyOpen: 'אין שיחות פתוחות.',
    empty: 'אין כאן שיחות.',
    nothingFound: 'לא נמצאה שיחה עם השם הזה.',
    more: 'עוד שיחות',
    failed: 'השיחות לא נטענו.',
    unread: (count: number) => plural(count, { one: 'הודעה חדשה', other: `${count} חדשות` }),
  },
  staff: {
    awaits: 'ממתינה לתשובה',
    closedMark: 'סגורה',
    end: 'סגירת השיחה',
    reopen: 'פתיחה מחדש',
  },
};

export default support;
