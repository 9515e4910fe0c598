import type { OwnPackage } from '../../../api/contract/subscription.ts';

const cards = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

export default {
  loading: 'המנוי נטען',
  now: {
    title: 'התוכנית שלי',
    free: 'חינם',
    freeText: 'כרטיס בסיסי אחד, לתמיד ובלי כרטיס אשראי.',
    lapsedTitle: 'המנוי הסתיים',
    lapsedText: 'שום דבר לא נמחק. אחרי חידוש הכרטיסים חוזרים בדיוק כפי שהיו.',
    chargeFailed:
      'החיוב האחרון לא עבר. כדי שהכרטיסים יישארו באוויר, כדאי לפנות אלינו ולעדכן את אמצעי התשלום.',
    help: 'לפנייה אלינו',
    per: { monthly: 'לחודש', yearly: 'לשנה' } satisfies Record<OwnPackage['billingCycle'], string>,
    renews: 'החיוב הבא',
    ends: 'בתוקף עד',
    endless: 'בלי תאריך סיום',
    notRenewed: 'לא מתחדשת מעצמה',
    community: 'קהילה',
    users: (limit: number) => cards(limit, 'משתמש אחד', 'משתמשים לכל היותר'),
    wallet: 'לקבלות ולאמצעי תשלום',
    stop: 'ביטול המנוי',
    resume: 'חידוש אוטומטי מחדש',
    stopped: 'המנוי לא יחויב יותר. שלחנו אישור במייל.',
    resumed: 'המנוי יתחדש כרגיל',
    failed: 'הפעולה לא בוצעה',
  },
  stop: {
    title: 'לבטל את המנוי?',
    lastDay: 'היום האחרון',
    text: 'עד אז הכול עובד כרגיל, ואפשר להתחרט. אחר כך כרטיסים מעבר לתוכנית החינמית לא יוצגו, ושום דבר לא נמחק.',
    refund:
      'בתוך 14 ימים מהתשלום מגיע לך החזר, כמפורט ב[מדיניות הביטולים](/refund). כדי לקבל אותו כותבים לנו אחרי הביטול, ונטפל בו בתוך 14 ימים.',
    yes: 'ביטול המנוי',
    no: 'להשאיר',
    close: 'סגירה',
  },
  places: {
    title: 'מה בשימוש',
    basic: 'כרטיסים בסיסיים',
    pro: 'כרטיסי פרו',
    used: (used: number, total: number) => `${used} מתוך ${total}`,
    cards: 'לכרטיסים שלי',
  },
  plans: {
    title: 'כל התוכניות',
    chosen: 'בחרת',
    mine: 'התוכנית שלך',
    includes: 'כלולה לכולם',
    join: 'להצטרפות',
    note: 'לפני התשלום מוצגים הסכום, המע״מ והתנאים. שום דבר לא יחויב בלי אישור שלך.',
    failed: 'התוכניות לא נטענו.',
  },
  past: {
    title: 'היסטוריה',
    period: (from: string, to: string) => (from === '' ? to : to === '' ? from : `${from} עד ${to}`),
  },
  statuses: {
    inactive: 'לא פעילה',
    pending_payment: 'ממתינה לתשלום',
    active: 'פעילה',
    past_due: 'החיוב מתעכב',
    expired: 'הסתיימה',
    cancelled: 'בוטלה',
    refunded: 'הוחזרה',
  } satisfies Record<OwnPackage['status'], string>,
};
