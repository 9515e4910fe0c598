import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type { CheckoutState } from '../../../../api/contract/subscriptions/checkout.schema.ts';

const plural = pluralOf('he');

const states: Record<CheckoutState, { title: string; text: string }> = {
  open: {
    title: 'עמוד התשלום מחכה',
    text: 'עדיין לא התקבל תשלום, ושום דבר לא הופעל. אפשר לחזור לעמוד ולשלם; אם העמוד לא מגיב, מתחילים מחדש.',
  },
  unclear: {
    title: 'עדיין לא ידוע',
    text: 'שאלנו את ספק התשלומים ולא קיבלנו תשובה, ולכן לא ידוע אם שולם. אם כבר שילמת, אין לשלם שוב. אנחנו ממשיכים לשאול.',
  },
  waiting: {
    title: 'מחכים לתשובה',
    text: 'התשובה של ספק התשלומים עוד לא הגיעה, ולכן לא נחייב שוב. אנחנו ממשיכים לשאול, גם אם יוצאים מהעמוד.',
  },
  succeeded: { title: 'שולם', text: 'התשלום התקבל והתוכנית פעילה. הקבלה שמורה בארנק.' },
  declined: { title: 'התשלום נדחה', text: 'הכרטיס לא חויב, ושום דבר לא הופעל.' },
  not_charged: { title: 'לא חויב', text: 'הבקשה לא הגיעה לספק התשלומים. הכרטיס לא חויב, ואפשר לנסות שוב.' },
  expired: { title: 'הזמן עבר', text: 'עמוד התשלום נסגר בלי תשלום. שום דבר לא חויב.' },
  double: { title: 'שולם פעמיים', text: 'התוכנית כבר שולמה, ולכן התשלום הזה מוחזר מעצמו במלואו.' },
  review: { title: 'בבדיקה שלנו', text: 'מה שאושר אינו מה שהתבקש. בודקים את זה אצלנו, ועד אז לא נחייב שוב.' },
};

export default {
  summary: 'מה משלמים',
  packageType: 'סוג התוכנית',
  billingCycle: 'מחזור חיוב',
  quantity: 'כמות',
  cycles: { monthly: 'חודש אחד', yearly: 'שנה אחת' },
  saving: (month: string, percent: number) => `‎${month}‎ לחודש בממוצע, חיסכון של ${percent}%`,
  net: 'לפני מע״מ',
  vat: (rate: number) => `מע״מ ${rate}%`,
  total: 'לתשלום עכשיו',
  once: 'חיוב אחד. בלי חידוש אוטומטי: בסוף התקופה לא ייגבה דבר בלי אישור חדש.',
  renewsAt: 'החיוב הבא',
  notRenewed: 'לא מתחדש מעצמו',
  addsTo: ['התוכנית „', '” נשארת פעילה, והמקומות של שתיהן מצטברים.'],
  cards: (pro: number, basic: number) =>
    [
      pro > 0 && plural(pro, { one: 'כרטיס פרו אחד', other: `${pro} כרטיסי פרו` }),
      basic > 0 && plural(basic, { one: 'כרטיס בסיסי אחד', other: `${basic} כרטיסים בסיסיים` }),
    ]
      .filter(Boolean)
      .join(', '),
  how: 'איך משלמים',
  newCard: 'כרטיס חדש',
  newCardNote:
    'מספר כרטיס, שם בעל הכרטיס, תוקף ו־CVV ממלאים בעמוד המאובטח של ספק התשלומים. הם לא עוברים אצלנו.',
  keptNeedsCard: 'כדי לשמור לתשלומים הבאים או לחדש את התוכנית צריך כרטיס.',
  endsWith: (brand: string, last4: string) => `${brand} שמסתיים ב־${last4}`,
  card: 'כרטיס',
  expires: (expiry: string) => `בתוקף עד ${expiry}`,
  save: 'לשמור את הכרטיס לתשלומים הבאים',
  termsNeeded: 'כדי לשלם יש להסכים לתנאים',
  pay: (amount: string) => `לתשלום ${amount}`,
  activate: 'הפעלה בחינם',
  sandbox: 'כאן לא עובר כסף: זה ספק תשלומים לניסיון, והוא מקבל כרטיסי ניסיון בלבד.',
  testCards: 'לכרטיסי הניסיון',
  login: 'התחברות לתשלום',
  loginText: 'כדי לשלם צריך חשבון. מה שבחרת נשאר כאן.',
  closed: 'תשלום בכרטיס סגור כרגע באתר הזה. אפשר להשאיר פרטים, ונחזור אליך.',
  contact: 'לפנייה אלינו',
  ownedTitle: 'התוכנית הזו כבר פעילה אצלך',
  ownedUntil: (date: string) => `בתוקף עד ${date}.`,
  ownedEndless: 'בלי תאריך סיום.',
  toSubscription: 'למנוי שלי',
  noneTitle: 'אין כאן מה לשלם',
  none: 'התוכנית שבקישור לא נמכרת. כל התוכניות נמצאות בעמוד המנוי.',
  toPlans: 'לכל התוכניות',
  failed: 'התשלום לא התחיל, ושום דבר לא חויב. אפשר לנסות שוב.',
  states,
  asking: 'שואלים את ספק התשלומים.',
  ask: 'לשאול שוב',
  startOver: 'להתחיל מחדש',
  closeUnclear: 'העמוד נסגר, ועדיין אין תשובה אם שולם בו. אפשר לשאול שוב בעוד רגע.',
  closeFailed: 'העמוד לא נסגר. שום דבר לא אבד, ואפשר לנסות שוב.',
  live: {
    title: 'יש תשלום שהתחיל ולא הסתיים',
    open: 'אפשר לחזור לעמוד שלו, או לסגור אותו ולהתחיל מחדש. אם כבר שולם בו, התשלום נספר.',
    unclear: 'עדיין לא ידוע אם שולם בו, ולכן לא נחייב שוב לפני שתהיה תשובה.',
    result: 'מה קרה לתשלום',
  },
  askFailed: 'השאלה לא נענתה. שום דבר לא אבד, ואפשר לשאול שוב.',
  toPage: 'לעמוד התשלום',
  again: 'לנסות שוב',
  declineClasses: {
    soft: 'אפשר לנסות שוב, או בכרטיס אחר',
    hard: 'אין טעם לנסות שוב בכרטיס הזה',
    needs_customer: 'דרושה פעולה של בעל הכרטיס: קוד או פרט שגוי',
    transient: 'החיוב לא הגיע למנפיק, ואפשר לנסות שוב',
  } as Record<string, string>,
  code: 'קוד',
  receipt: 'מספר קבלה',
  validUntil: 'בתוקף עד',
  paidWith: 'אמצעי תשלום',
  amount: 'סכום',
  toWallet: 'לארנק ולקבלה',
  toCards: 'לכרטיסים שלי',
};
