import type { SupportTopicKind } from '../../../contract/support/support.schema.ts';
import type { AccountName } from './accounts.ts';

/** Lines of one person's talk with support; `at` in hours before today's start. */
export interface DemoConversation {
  customer: AccountName;
  /** Null where it began with a message in the chat. */
  subject: string | null;
  /** The customer's first card, order or chip. */
  about?: SupportTopicKind;
  isClosed: boolean;
  /** Who takes care of it, what staff noted, and until when it is put aside, in hours from today's start. */
  assignee?: 'admin' | 'moderator';
  notes?: readonly { from: 'admin' | 'moderator'; text: string; at: number }[];
  snoozedFor?: number;
  /** The last line comes with a PDF. */
  hasFile?: true;
  lines: readonly { from: 'customer' | 'admin' | 'moderator'; text: string; at: number; unread?: boolean }[];
}

export const demoConversations: readonly DemoConversation[] = [
  {
    customer: 'owner',
    subject: 'העברת שבבים ושבב שאבד',
    about: 'chip',
    isClosed: false,
    lines: [
      {
        from: 'customer',
        text: 'שלום, אני רוצה להעביר חלק מהכרטיסים המודפסים לחנות ההדפסים. איפה עושים את זה?',
        at: 30,
      },
      {
        from: 'moderator',
        text: 'היי דנה, בעמוד ״כרטיסים מודפסים״, ליד ההזמנה, יש ״לכוון לכרטיס אחר״. אפשר לבחור כמה שבבים.',
        at: 29,
      },
      { from: 'customer', text: 'מצאתי, תודה! ועוד שאלה: שבב אחד אבד לי ברכבת.', at: 28 },
      {
        from: 'moderator',
        text: 'הקפאתי אותו. מי שיצמיד אותו יראה עמוד ניטרלי בלי הפרטים שלך, ואפשר להפשיר בכל רגע.',
        at: 27,
        unread: true,
      },
    ],
  },
  {
    customer: 'yael',
    subject: 'מדבקה שהפסיקה לעבוד',
    about: 'order',
    isClosed: false,
    hasFile: true,
    notes: [{ from: 'moderator', text: 'אותה סדרה כמו התקלה של סטודיו דנה. שווה לבדוק מול הדפוס.', at: 3 }],
    lines: [
      {
        from: 'customer',
        text: 'הזמנתי מדבקות לפני חצי שנה ואחת מהן כבר לא עובדת. זה באחריות?',
        at: 5,
        unread: true,
      },
      { from: 'customer', text: 'מדובר במדבקה שעל הקופה, אם זה עוזר.', at: 4, unread: true },
    ],
  },
  {
    customer: 'amir',
    subject: null,
    isClosed: false,
    assignee: 'admin',
    lines: [
      { from: 'customer', text: 'קיבלתי הודעה שהחיוב נכשל, אבל הכרטיס תקין.', at: 40 },
      {
        from: 'admin',
        text: 'שלום ד״ר חדד, הבנק דחה את החיוב בגלל מסגרת. ננסה שוב מחרתיים, והכרטיס שלך ממשיך לעבוד כרגיל.',
        at: 38,
      },
      { from: 'customer', text: 'תודה. אחליף כרטיס היום בערב.', at: 37, unread: true },
    ],
  },
  {
    customer: 'michal',
    subject: 'נוסח חיסיון ליד הטופס',
    about: 'card',
    isClosed: true,
    lines: [
      { from: 'customer', text: 'האם אפשר להוסיף לכרטיס נוסח של חיסיון עורך דין־לקוח ליד הטופס?', at: 900 },
      { from: 'admin', text: 'כן: הנוסח נכנס בכותרת הטופס. הוספנו גם קישור למדיניות הפרטיות.', at: 890 },
      { from: 'customer', text: 'מצוין, תודה רבה.', at: 889 },
    ],
  },
  {
    customer: 'noam',
    subject: 'שעות פתיחה אחרי חצות',
    about: 'card',
    isClosed: true,
    lines: [
      {
        from: 'customer',
        text: 'בשעות האולפן אני סוגר ב־02:00, והכרטיס כתב שסגור. איך רושמים אחרי חצות?',
        at: 1_500,
      },
      { from: 'moderator', text: 'רושמים 16:00–02:00 באותו יום, והמערכת מבינה שזה נגמר למחרת.', at: 1_499 },
      { from: 'customer', text: 'עובד. אלופים.', at: 1_498 },
    ],
  },
  {
    customer: 'sarah',
    subject: 'Scratched metal cards',
    about: 'order',
    isClosed: false,
    assignee: 'moderator',
    snoozedFor: 14 * 24,
    notes: [{ from: 'admin', text: 'מחכים לאישור ההחזר מחברת הסליקה.', at: 1_690 }],
    lines: [
      {
        from: 'customer',
        text: 'Hi, the metal cards came with a scratched corner. Could I get a refund?',
        at: 1_700,
      },
      {
        from: 'admin',
        text: 'Of course, and sorry about that. The refund is on its way; it takes up to 14 days.',
        at: 1_690,
      },
    ],
  },
  {
    customer: 'demo',
    subject: null,
    isClosed: false,
    lines: [
      { from: 'customer', text: 'איך מחליפים את תמונת הרקע בכרטיס?', at: 60 },
      {
        from: 'moderator',
        text: 'בעורך, תחת ״תמונות״. אפשר לגרור תמונה או לבחור מהמחשב, ואז לחתוך.',
        at: 59,
        unread: true,
      },
    ],
  },
];
