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
    resume: 'חידוש אוטומטי מחדש',
    resumed: 'המנוי יתחדש כרגיל',
    failed: 'הפעולה לא בוצעה',
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
