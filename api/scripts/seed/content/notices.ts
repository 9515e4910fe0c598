import type { NotificationType } from '../../../contract/messaging/entities/notification.schema.ts';
import type { MailStatus } from '../../../contract/messaging/entities/mail-log-entry.schema.ts';
import type { MailName } from '../../../contract/messaging/mail-names.ts';
import type { AccountName } from './accounts.ts';
import type { ProductName } from './products.ts';

/** Lines of the notifications popover; `at` in hours before today's start. */
export const demoNotifications: readonly {
  to: AccountName;
  type: NotificationType;
  title: string;
  content: string;
  at: number;
  unread?: boolean;
}[] = [
  {
    to: 'owner',
    type: 'lead',
    title: 'פנייה חדשה מהכרטיס',
    content: 'אורי שמש כתב דרך ״דנה לוי״: מיתוג לדבש.',
    at: 5,
    unread: true,
  },
  {
    to: 'owner',
    type: 'order',
    title: 'ההזמנה יצאה לדרך',
    content: '20 כרטיסי במבוק נמסרו ל־HFD.',
    at: 22,
    unread: true,
  },
  {
    to: 'owner',
    type: 'message',
    title: 'תשובה מהתמיכה',
    content: 'השבב הוקפא. אפשר להפשיר בכל רגע.',
    at: 27,
    unread: true,
  },
  {
    to: 'owner',
    type: 'payment',
    title: 'התקבל תשלום',
    content: 'המנוי השנתי חודש. הקבלה מחכה בארנק.',
    at: 780,
  },
  {
    to: 'owner',
    type: 'card',
    title: 'שבוע טוב לכרטיס',
    content: 'הכרטיס שלך נצפה 180 פעמים בשבוע האחרון.',
    at: 60,
  },
  {
    to: 'owner',
    type: 'security',
    title: 'כניסה ממכשיר חדש',
    content: 'Chrome ב־Windows, תל אביב. זו את?',
    at: 200,
  },
  {
    to: 'free',
    type: 'info',
    title: 'ברוכה הבאה לביקור',
    content: 'הכרטיס שלך באוויר. הצעד הבא: לשתף אותו בוואטסאפ.',
    at: 2_200,
  },
  {
    to: 'free',
    type: 'card',
    title: 'עשרת הצופים הראשונים',
    content: 'הכרטיס נצפה היום עשר פעמים.',
    at: 1_400,
    unread: true,
  },
  {
    to: 'lapsed',
    type: 'package',
    title: 'המנוי הסתיים',
    content: 'הכרטיס של מוסך האחים ביטון ממתין לחידוש. שום דבר לא נמחק.',
    at: 950,
    unread: true,
  },
  {
    to: 'team',
    type: 'lead',
    title: 'פנייה חדשה מהכרטיס',
    content: 'משפחת אברמוב כתבה דרך ״קבוצת אופק נדל״ן״.',
    at: 22,
    unread: true,
  },
  {
    to: 'team',
    type: 'package',
    title: 'החבילה מתחדשת בעוד 67 ימים',
    content: 'חשבונית תישלח להעברה בנקאית.',
    at: 48,
  },
  {
    to: 'amir',
    type: 'payment',
    title: 'החיוב נכשל',
    content: 'ננסה שוב בעוד יומיים. אפשר להחליף אמצעי תשלום בארנק.',
    at: 48,
    unread: true,
  },
  {
    to: 'yael',
    type: 'lead',
    title: 'פנייה חדשה מהכרטיס',
    content: 'משפחת דרור מבקשת עשר חלות לשישי.',
    at: 4,
    unread: true,
  },
  {
    to: 'demo',
    type: 'lead',
    title: 'פנייה חדשה מהכרטיס',
    content: 'מסעדת הגינה שואלת על ארבעים צלחות.',
    at: 6,
    unread: true,
  },
  {
    to: 'demo',
    type: 'message',
    title: 'תשובה מהתמיכה',
    content: 'איך מחליפים את תמונת הרקע.',
    at: 59,
    unread: true,
  },
  {
    to: 'demo',
    type: 'info',
    title: 'זהו חשבון ההדגמה',
    content: 'מותר לשנות הכול. בכל לילה הוא חוזר למצבו הראשון.',
    at: 100,
  },
  {
    to: 'moderator',
    type: 'message',
    title: 'שיחה ממתינה',
    content: 'יעל גפן כתבה לתמיכה.',
    at: 4,
    unread: true,
  },
  {
    to: 'admin',
    type: 'order',
    title: 'הזמנה מתעכבת',
    content: 'הזמנה של קפה נוגה ממתינה יותר משבוע.',
    at: 12,
    unread: true,
  },
];

/** What the product sent; `at` in hours before today's start. */
export const demoMails: readonly {
  to: AccountName;
  template: MailName;
  subject: string;
  text: string;
  status: MailStatus;
  at: number;
  attempts?: number;
  error?: string;
  replyTo?: string;
}[] = [
  {
    to: 'owner',
    template: 'new_card_lead',
    subject: 'פנייה חדשה מהכרטיס: אורי שמש',
    text: 'אורי שמש כתב דרך הכרטיס ״דנה לוי״: מחפשים מיתוג לדבש שלנו.',
    status: 'kept',
    at: 5,
    replyTo: 'uri@shemesh-honey.example',
  },
  {
    to: 'owner',
    template: 'order_shipped',
    subject: 'ההזמנה שלך יצאה לדרך',
    text: '20 כרטיסי במבוק נמסרו ל־HFD.',
    status: 'sent',
    at: 22,
    attempts: 1,
  },
  {
    to: 'owner',
    template: 'receipt',
    subject: 'קבלה על תשלום',
    text: 'תודה. הקבלה מצורפת ונשמרת גם בארנק.',
    status: 'sent',
    at: 780,
    attempts: 1,
  },
  {
    to: 'amir',
    template: 'charge_failed',
    subject: 'החיוב האחרון לא עבר',
    text: 'הכרטיס ממשיך לעבוד. ננסה שוב בעוד יומיים.',
    status: 'sent',
    at: 48,
    attempts: 1,
  },
  {
    to: 'lapsed',
    template: 'package_ended',
    subject: 'המנוי הסתיים',
    text: 'שום דבר לא נמחק. חידוש מחזיר את הכרטיס כפי שהיה.',
    status: 'sent',
    at: 950,
    attempts: 1,
  },
  {
    to: 'michal',
    template: 'renewal_ahead',
    subject: 'המנוי מתחדש בעוד 7 ימים',
    text: 'המנוי השנתי יחודש ב־396 ₪. אפשר לבטל עד אז בשתי לחיצות.',
    status: 'sent',
    at: 6,
    attempts: 2,
  },
  {
    to: 'yossi',
    template: 'verify_email',
    subject: 'אימות כתובת הדואר',
    text: 'לחצו על הקישור כדי לאמת את הכתובת.',
    status: 'failed',
    at: 70,
    attempts: 6,
    error: '550 5.1.1 mailbox unavailable',
  },
  {
    to: 'yael',
    template: 'new_card_lead',
    subject: 'פנייה חדשה מהכרטיס: משפחת דרור',
    text: 'עשר חלות לשישי הקרוב, שתיים בלי שומשום.',
    status: 'queued',
    at: 0,
    replyTo: 'dror@mail.example',
  },
  {
    to: 'free',
    template: 'verify_email',
    subject: 'אימות כתובת הדואר',
    text: 'לחצו על הקישור כדי לאמת את הכתובת.',
    status: 'sent',
    at: 2_300,
    attempts: 1,
  },
];

/** Errors that browsers reported. */
export const demoErrors: readonly {
  by: AccountName | null;
  type: string;
  message: string;
  path: string;
  at: number;
  /** Staff have seen to it. */
  isHandled?: true;
}[] = [
  { by: null, type: 'NetworkError', message: 'Failed to fetch', path: '/p/gefen-bakery', at: 2 },
  {
    by: 'owner',
    type: 'ValidationError',
    message: 'Request failed with status 422',
    path: '/editor/1',
    at: 17,
  },
  {
    by: null,
    type: 'ClientError',
    message: 'ResizeObserver loop completed with undelivered notifications.',
    path: '/',
    at: 31,
  },
  { by: 'oren', type: 'ServerError', message: 'Request failed with status 503', path: '/stats/4', at: 55 },
  {
    by: null,
    type: 'ClientError',
    message: "Cannot read properties of null (reading 'focus')",
    path: '/contact',
    at: 120,
  },
  {
    by: 'tomer',
    type: 'AuthenticationError',
    message: 'Request failed with status 401',
    path: '/dashboard',
    at: 160,
  },
  { by: null, type: 'NetworkError', message: 'Load failed', path: '/p/noam-azulay', at: 220 },
  {
    by: 'team',
    type: 'ValidationError',
    message: 'Request failed with status 413',
    path: '/editor/11',
    at: 380,
    isHandled: true,
  },
];

/** What staff changed in the back office. */
export const demoAudit: readonly {
  action: string;
  entity: string;
  entityId: string;
  before: Record<string, string | null> | null;
  after: Record<string, string | null> | null;
  at: number;
}[] = [
  {
    action: 'update',
    entity: 'physical-card-orders',
    entityId: '2',
    before: { status: 'in_production' },
    after: { status: 'shipped', trackingNumber: 'HFD-48213-7' },
    at: 22,
  },
  {
    action: 'update',
    entity: 'contact-leads',
    entityId: '4',
    before: { status: 'new' },
    after: { status: 'in_progress' },
    at: 50,
  },
  {
    action: 'update',
    entity: 'products',
    entityId: '7',
    before: { isActive: 'true' },
    after: { isActive: 'false' },
    at: 1_900,
  },
  {
    action: 'create',
    entity: 'blog-posts',
    entityId: '9',
    before: null,
    after: { title: 'חתימת מייל שמביאה לקוחות' },
    at: 260,
  },
  {
    action: 'update',
    entity: 'users',
    entityId: '24',
    before: { phone: '050-5550000' },
    after: { phone: null },
    at: 71,
  },
  {
    action: 'delete',
    entity: 'contact-leads',
    entityId: '990',
    before: { name: 'test test', status: 'spam' },
    after: null,
    at: 640,
  },
];

/** What staff told the people of two accounts at once; `at` in hours before today's start. */
export const demoCampaign: {
  to: readonly { account: AccountName; unread: boolean }[];
  title: string;
  content: string;
  link: string;
  at: number;
} = {
  to: [
    { account: 'owner', unread: false },
    { account: 'free', unread: true },
  ],
  title: 'חדש: חתימת מייל מהכרטיס',
  content: 'מלוח הבקרה אפשר להכין חתימה עם הפרטים והקישור לכרטיס.',
  link: '/dashboard',
  at: 60,
};

/** What the owners of a plan are told: it was stopped after the first of them. */
export const demoStoppedCampaign = {
  plan: 'formerPro',
  told: 'sami',
  recipients: 3,
  title: 'התוכנית פרו 2024 עוברת לפרו',
  content: 'ארבעה כרטיסי פרו במקום שניים. המועד והמחיר יגיעו במייל נפרד, חודש מראש.',
  link: '/subscription',
  at: 8,
} as const satisfies { plan: ProductName; told: AccountName } & Record<string, unknown>;

/** Advertising by mail that waits for its time, in days from today, and who agreed to get it. */
export const demoScheduledCampaign = {
  agreed: ['owner', 'free'],
  title: '20% על כרטיסים מודפסים עד סוף החודש',
  content: 'כל הזמנה של 50 כרטיסים ויותר.\n\nהקופון: PRINT20',
  link: '/physical-cards',
  inDays: 3,
} as const satisfies { agreed: readonly AccountName[] } & Record<string, unknown>;
