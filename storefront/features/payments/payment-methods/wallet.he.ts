import { paymentTypeNames } from '../../../../api/contract/payments/payment-type-names.ts';
import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type {
  CardExpiryState,
  ReceiptView,
  RecurringPaymentView,
} from '../../../../api/contract/payments/wallet.schema.ts';

const plural = pluralOf('he');

export default {
  lede: 'קבלות, אמצעי תשלום והוראות קבע, במקום אחד.',
  loading: 'הארנק נטען',
  totals: {
    label: 'סיכום תשלומים',
    all: 'שולם בסך הכול',
    thisYear: 'שולם השנה',
    next: 'התשלום הבא',
    receipts: (count: number) => plural(count, { one: 'קבלה אחת', other: `${count} קבלות` }),
  },
  receipts: {
    title: 'קבלות',
    none: 'עדיין אין קבלות',
    noneText: 'אחרי כל תשלום תופיע כאן קבלה, עם הפירוט והתאריך.',
    plans: 'לתוכניות ולמחירים',
    number: 'מספר',
    date: 'תאריך',
    what: 'עבור',
    amount: 'סכום',
    state: 'מצב',
    document: 'הורדת המסמך',
    taxKinds: { invoice_receipt: 'חשבונית מס קבלה', credit_invoice: 'חשבונית זיכוי' } satisfies Record<
      NonNullable<ReceiptView['taxDocument']>['kind'],
      string
    >,
    allocationNumber: 'מספר הקצאה',
    statuses: { completed: 'שולמה', cancelled: 'בוטלה', refunded: 'הוחזרה' } satisfies Record<
      ReceiptView['status'],
      string
    >,
    quantity: (count: number) => `× ${count}`,
  },
  methods: {
    title: 'אמצעי תשלום',
    none: 'אין אמצעי תשלום שמור',
    noneText:
      'אמצעי תשלום נשמר רק אם ביקשת זאת בזמן התשלום. מספר הכרטיס המלא נשמר אצל חברת הסליקה ולא מגיע אלינו.',
    types: paymentTypeNames.he,
    endingWith: 'מסתיים ב־',
    validTo: 'בתוקף עד',
    expiry: { good: '', soon: 'פג בקרוב', over: 'פג תוקף', none: '' } satisfies Record<
      CardExpiryState,
      string
    >,
    isDefault: 'ברירת המחדל',
    makeDefault: 'קביעה כברירת מחדל',
    replace: 'החלפת כרטיס המנוי',
    remove: 'הסרה',
    inUse: 'הוראת קבע מחויבת מאמצעי התשלום הזה, ולכן אי אפשר להסיר אותו עכשיו.',
    removeTitle: 'להסיר את אמצעי התשלום?',
    removeText: 'לא נוכל לחייב אותו יותר. הקבלות על תשלומים שנעשו בו נשארות.',
    removeYes: 'להסיר',
    removeNo: 'להשאיר',
    close: 'סגירה',
    failed: 'הפעולה לא בוצעה',
    removed: 'אמצעי התשלום הוסר',
    changed: 'ברירת המחדל עודכנה',
  },
  recurring: {
    title: 'הוראות קבע',
    none: 'אין הוראות קבע',
    noneText: 'מנוי שמתחדש מעצמו יופיע כאן, עם מועד החיוב הבא.',
    unnamed: 'מנוי',
    next: 'החיוב הבא',
    last: 'החיוב האחרון',
    from: 'מתוך',
    every: (months: number | null) =>
      months === null
        ? ''
        : months === 12
          ? 'בכל שנה'
          : plural(months, { one: 'בכל חודש', other: `בכל ${months} חודשים` }),
    statuses: {
      pending: 'ממתינה לחיוב ראשון',
      active: 'פעילה',
      paused: 'מושהית',
      cancelled: 'בוטלה',
      completed: 'הסתיימה',
      failed: 'נכשלה',
    } satisfies Record<RecurringPaymentView['status'], string>,
    subscription: 'לניהול המנוי',
  },
};
