import {
  inEveryLanguage,
  translated,
  type ByLanguage,
  type Translated,
} from '../../contract/base/languages.ts';
import { formatMoney } from '../../contract/base/format-money.ts';
import type { Currency } from '../../contract/payments/entities/payment-enums.schema.ts';
import type { Package } from '../../models/Package.ts';
import { say } from '../messaging/index.ts';

// What the server says about payments, in every language.

/** What a line of a receipt says of what was sold. */
export const receiptLineMessages = inEveryLanguage({
  he: {
    plan: (name: string, cycle: Package['billingCycle']) =>
      `תוכנית ${name}, ${cycle === 'monthly' ? 'חודש' : 'שנה'}`,
    plan_change: (name: string, cycle: Package['billingCycle']) =>
      `מעבר לתוכנית ${name}, ${cycle === 'monthly' ? 'בחיוב חודשי' : 'בחיוב שנתי'}`,
    period: (from: string, to: string) => `השירות מ־${from} עד ${to}`,
    order: (id: number) => `הזמנה ${id}`,
    order_first: 'כרטיס ראשון',
    order_further: 'כרטיס נוסף',
    payment: 'תשלום',
    coupon: (code: string) => `קופון ${code}`,
    other_amount: (what: string) => `חיוב בסכום אחר מהמבוקש: ${what}`,
    credit: (what: string) => `זיכוי: ${what}`,
  },
  en: {
    plan: (name: string, cycle: Package['billingCycle']) =>
      `${name} plan, one ${cycle === 'monthly' ? 'month' : 'year'}`,
    plan_change: (name: string, cycle: Package['billingCycle']) =>
      `Change to the plan ${name}, ${cycle === 'monthly' ? 'billed monthly' : 'billed yearly'}`,
    period: (from: string, to: string) => `service from ${from} to ${to}`,
    order: (id: number) => `Order ${id}`,
    order_first: 'first card',
    order_further: 'further card',
    payment: 'Payment',
    coupon: (code: string) => `Coupon ${code}`,
    other_amount: (what: string) => `Charge of another amount than asked: ${what}`,
    credit: (what: string) => `Credit: ${what}`,
  },
});

/** Why a sum isn't divided into so many payments, beside its field. */
export const installmentsRefused = (most: number): Translated =>
  most < 2
    ? { he: 'את התשלום הזה אי אפשר לחלק לתשלומים', en: 'This payment cannot be divided into installments' }
    : {
        he: `את התשלום הזה אפשר לחלק לעד ${most} תשלומים`,
        en: `This payment can be divided into up to ${most} installments`,
      };

/** Why a code doesn't hold, beside its field. */
export const couponRefusals = translated({
  unknown: {
    he: 'הקוד הזה לא מוכר. כדאי לבדוק אם הוקלד נכון',
    en: 'This code is not known. Check how it was typed',
  },
  over: { he: 'הקוד הזה כבר לא בתוקף', en: 'This code is over' },
  notYet: { he: 'הקוד הזה עוד לא בתוקף', en: 'This code does not hold yet' },
  usedUp: { he: 'כל המימושים של הקוד הזה נוצלו', en: 'This code is used up' },
  usedByYou: { he: 'כבר השתמשת בקוד הזה', en: 'You have used this code already' },
  otherPlan: { he: 'הקוד הזה לא תקף לתוכנית הזו', en: 'This code is not for this plan' },
  otherCards: { he: 'הקוד הזה לא תקף לכרטיסים האלה', en: 'This code is not for these cards' },
  plansOnly: {
    he: 'הקוד הזה תקף לתוכניות, לא לכרטיסים מודפסים',
    en: 'This code is for plans, not for printed cards',
  },
  cardsOnly: {
    he: 'הקוד הזה תקף לכרטיסים מודפסים, לא לתוכניות',
    en: 'This code is for printed cards, not for plans',
  },
  otherCycle: { he: 'הקוד הזה לא תקף למחזור החיוב הזה', en: 'This code is not for this billing cycle' },
  renewedThere: {
    he: 'את הקוד הזה אפשר לממש רק בלי חידוש אוטומטי. יש להסיר את הסימון של החידוש',
    en: 'This code works only without renewal. Untick the renewal',
  },
  changed: {
    he: 'הסכום השתנה מאז שהוצג, ושום דבר לא חויב. יש להחיל את הקוד שוב',
    en: 'The sum has changed since it was shown, and nothing was charged. Apply the code again',
  },
});

const daysInOrder: Translated = {
  he: 'היום האחרון לא יכול להיות לפני הראשון',
  en: 'The last day cannot be before the first',
};

export const couponFields = translated({
  oneReduction: { he: 'אחוז או סכום, אחד מהם', en: 'A percentage or a sum, one of them' },
  codeTaken: { he: 'יש כבר קופון עם הקוד הזה', en: 'There is a coupon with this code already' },
  daysInOrder,
});

export const nobodyToMail: Translated = {
  he: 'החשבון נסגר: אין למי לשלוח. את המסמך אפשר להוריד כאן.',
  en: 'The account is closed: there is nobody to mail. The document can be downloaded here.',
};

export const businessNumberNeeded: Translated = {
  he: 'לסכום כזה צריך על חשבונית המס מספר ח.פ. או עוסק מורשה. הוסיפו אותו בפרטי הקבלה, או סמנו שהקנייה פרטית',
  en: 'For such a sum the tax invoice needs a company or dealer number. Add it to the details on the receipt, or tick that you buy privately',
};

export const taxDocumentMessages = translated({
  isIssued: { he: 'המסמך כבר הופק', en: 'The document is issued already' },
  isNotIssued: { he: 'המסמך עוד לא הופק', en: 'The document is not issued yet' },
});

export const rateMustBeAhead: Translated = {
  he: 'שיעור חדש מתחיל ממחר או מאוחר יותר: קבלות של היום כבר יצאו',
  en: 'A new rate begins tomorrow or later: receipts of today are issued already',
};

export const rateHasBegun: Translated = {
  he: 'השיעור הזה כבר בתוקף ומופיע על קבלות, ולכן הוא נשאר.',
  en: 'This rate is in force and stands on receipts, so it stays.',
};

export const tookNoMoney: Translated = {
  he: 'מהתשלום הזה לא נגבה כסף שאפשר להחזיר.',
  en: 'This payment took no money to give back.',
};

export const maxRefund = (left: string, currency: Currency): Translated => ({
  he: `אפשר להחזיר עד ${formatMoney(left, 'he', currency)}`,
  en: `Up to ${formatMoney(left, 'en', currency)} can be given back`,
});

const clockOf = (at: Date): string =>
  at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Jerusalem', hour: '2-digit', minute: '2-digit' });

/** Too many declines: why nothing can be paid, and when it can be again, on Israel's clock. */
export const checkoutClosed = (opensAt: Date, isOfCard: boolean): Translated => ({
  he: `${isOfCard ? 'הכרטיס הזה נדחה' : 'כרטיסים נדחו כאן'} יותר מחמש פעמים בשעה האחרונה, ולכן התשלום סגור לשעה. שום דבר לא חויב. אפשר לנסות שוב בשעה ${clockOf(opensAt)}${isOfCard ? ', או לשלם בכרטיס אחר' : ''}.`,
  en: `${isOfCard ? 'This card was declined' : 'Cards were declined here'} more than five times within the last hour, so paying is closed for an hour. Nothing was charged. You can try again at ${clockOf(opensAt)}${isOfCard ? ', or pay with another card' : ''}.`,
});

export const disputeMessages = translated({
  notPaid: {
    he: 'מהתשלום הזה לא נגבה כסף, ואין מה להכחיש.',
    en: 'This payment took no money, so there is nothing to dispute.',
  },
  byTransfer: {
    he: 'התשלום הגיע בהעברה בנקאית, שאין לה הכחשה. כסף שהוחזר רושמים כהחזר.',
    en: 'This payment came by bank transfer, which nobody can dispute. Write down money given back as a refund.',
  },
  open: { he: 'לתשלום הזה כבר יש הכחשה פתוחה.', en: 'This payment has an open dispute already.' },
  otherStep: {
    he: 'ההכחשה אינה במצב שמאפשר את זה. רעננו את הדף.',
    en: 'The dispute is not at a point where this can be done. Refresh the page.',
  },
  noRefund: {
    he: 'התשלום מוכחש בבנק. כסף שיוחזר עכשיו עלול לחזור פעמיים; אפשר להחזיר אחרי ההחלטה.',
    en: 'The payment is disputed at the bank. Money refunded now could go back twice; refund after the decision.',
  },
});

export const maxDisputed = (paid: string, currency: Currency): Translated => ({
  he: `אפשר לרשום הכחשה של עד ${formatMoney(paid, 'he', currency)}`,
  en: `Up to ${formatMoney(paid, 'en', currency)} can be disputed`,
});

export const resolveAttemptMessages = translated({
  silent: {
    he: 'ספק התשלומים לא ענה, ולכן אי אפשר להחליט עכשיו. שום דבר לא השתנה.',
    en: 'The payment provider did not answer, so nothing can be decided now. Nothing was changed.',
  },
  decided: { he: 'על התשלום הזה כבר הוחלט.', en: 'This payment was decided on already.' },
  notPaid: {
    he: 'אצל הספק אין חיוב שאושר בסכום הזה עבור התשלום הזה.',
    en: 'The provider knows of no approved charge of this sum for this payment.',
  },
  wasPaid: {
    he: 'אצל הספק יש חיוב שאושר: הכסף נגבה. בסכום שהתבקש התשלום הצליח; בכל סכום אחר יש להחזיר.',
    en: 'The provider approved a charge: money was taken. Of the amount asked for it succeeded; any other is to be given back.',
  },
  nothingCame: {
    he: 'אצל הספק אין חיוב שאושר עבור התשלום הזה, ולכן אין מה להחזיר.',
    en: 'The provider knows of no approved charge for this payment, so there is nothing to give back.',
  },
});

export const demoPaymentMessages = inEveryLanguage({
  he: { guest: 'אורחת ההדגמה', line: 'תשלום לדוגמה' },
  en: { guest: 'Visitor of the demo', line: 'Sample payment' },
});

type RenewalText = (plan: string, date: string) => string;
type RenewalNotices<Kind extends string> = Record<Kind, ByLanguage<{ title: string; content: RenewalText }>>;
const renewals = <Kind extends string>(notices: RenewalNotices<Kind>): RenewalNotices<Kind> => notices;

export const renewalNotices = renewals({
  renewal_ahead: {
    he: {
      title: 'המנוי מתחדש בקרוב',
      content: (plan, date) => `המנוי ${plan} יחויב ב־${date}. אפשר לבטל עד אז בעמוד המנוי.`,
    },
    en: {
      title: 'Your plan renews soon',
      content: (plan, date) =>
        `${plan} will be charged on ${date}. Until then you can cancel on the subscription page.`,
    },
  },
  plan_ends: {
    he: {
      title: 'התוכנית מסתיימת בקרוב',
      content: (plan, date) =>
        `${plan} מסתיימת ב־${date} ולא מתחדשת מעצמה. מיום הסיום אפשר לשלם על השנה הבאה בעמוד המנוי.`,
    },
    en: {
      title: 'Your plan ends soon',
      content: (plan, date) =>
        `${plan} ends on ${date} and does not renew by itself. From that day on you can pay for the next year on the subscription page.`,
    },
  },
  charge_failed: {
    he: {
      title: 'החיוב לא עבר',
      content: (plan, date) =>
        `החיוב עבור ${plan} לא עבר. הכול ממשיך לפעול עד ${date}; כדאי להחליף כרטיס אשראי בעמוד המנוי.`,
    },
    en: {
      title: 'The charge did not go through',
      content: (plan, date) =>
        `The charge for ${plan} did not go through. Everything works until ${date}; replace the card on the subscription page.`,
    },
  },
  charge_recovered: {
    he: { title: 'החיוב עבר', content: (plan, date) => `המנוי ${plan} שולם ובתוקף עד ${date}.` },
    en: {
      title: 'The charge went through',
      content: (plan, date) => `${plan} is paid and in force until ${date}.`,
    },
  },
  package_ended: {
    he: {
      title: 'המנוי הסתיים',
      content: (plan, date) => `המנוי ${plan} הסתיים ב־${date}. שום דבר לא נמחק, וחידוש מחזיר הכול.`,
    },
    en: {
      title: 'Your plan has ended',
      content: (plan, date) =>
        `${plan} ended on ${date}. Nothing was deleted, and renewing brings everything back.`,
    },
  },
  card_replaced: {
    he: { title: 'הכרטיס הוחלף', content: (card) => `המנוי יחויב מעכשיו מהכרטיס ${card}.` },
    en: {
      title: 'The card was replaced',
      content: (card) => `Your plan is charged to the card ${card} from now on.`,
    },
  },
  card_expiring: {
    he: {
      title: 'תוקף הכרטיס עומד לפוג',
      content: (card, date) => `הכרטיס ${card} בתוקף עד ${date}. כדאי להחליף אותו לפני החיוב הבא.`,
    },
    en: {
      title: 'Your card expires soon',
      content: (card, date) => `The card ${card} is valid until ${date}. Replace it before the next charge.`,
    },
  },
});

export const eventNotParked: Translated = {
  he: 'רק אירוע שחונה אפשר לעבד שוב.',
  en: 'Only a parked event can be processed again.',
};

export const noDifference: Translated = {
  he: 'אין כאן הפרש לטפל בו',
  en: 'There is no difference here to handle',
};

export const providerNotConnected: Translated = {
  he: 'ספק התשלומים של העסקה הזו אינו מחובר כרגע.',
  en: 'The payment provider of this payment is not connected now.',
};

export const allGivenBack: Translated = { he: 'כל הכסף כבר הוחזר.', en: 'All of it was given back already.' };

/** @param code of the provider's decline, where it gave one */
export const refundFailed = (code: string | null): Translated => ({
  he: `ההחזר נכשל${code === null ? '' : ` (קוד ${code})`} והכסף לא הוחזר. הוא ממתין לטיפול ברשימת התשלומים.`,
  en: `The refund failed${code === null ? '' : ` (code ${code})`}; no money was given back. It waits in the list of payments.`,
});

export const refundDidNotFail: Translated = {
  he: 'זה לא החזר שנכשל, או שכבר נשלח במקומו אחר.',
  en: 'This is no failed refund, or another was sent in its place already.',
};

export const creditMail = inEveryLanguage({
  he: {
    subject: (number: string) => say`החזר כספי: מסמך זיכוי ${number}`,
    title: (name: string) => say`שלום ${name}, הכסף הוחזר`,
    number: 'מספר מסמך',
    what: 'עבור',
    amount: 'הוחזר',
    when: 'תאריך',
    taxDocument: 'חשבונית זיכוי',
    button: 'למסמך בארנק',
    note: say`ההחזר נשלח לאמצעי התשלום שבו שולם. עד שהוא מופיע אצלך יכולים לעבור כמה ימי עסקים.`,
  },
  en: {
    subject: (number) => say`Refund: credit document ${number}`,
    title: (name) => say`Hello ${name}, your money was given back`,
    number: 'Document number',
    what: 'For',
    amount: 'Refunded',
    when: 'Date',
    taxDocument: 'Credit invoice',
    button: 'The document in your wallet',
    note: say`The refund went to what it was paid with. It can take a few working days until you see it there.`,
  },
});

export const receiptMail = inEveryLanguage({
  he: {
    subject: (number: string) => say`קבלה מספר ${number}`,
    title: (name: string) => say`תודה ${name}, התשלום התקבל`,
    number: 'מספר קבלה',
    what: 'עבור',
    amount: 'סכום',
    when: 'תאריך',
    taxDocument: 'חשבונית מס קבלה',
    button: 'לקבלה בארנק',
    note: say`הקבלה, גם כקובץ PDF, נשמרת בארנק שלך.`,
  },
  en: {
    subject: (number) => say`Receipt number ${number}`,
    title: (name) => say`Thank you ${name}, your payment arrived`,
    number: 'Receipt number',
    what: 'For',
    amount: 'Amount',
    when: 'Date',
    taxDocument: 'Tax invoice with receipt',
    button: 'The receipt in your wallet',
    note: say`The receipt, also as a PDF, is kept in your wallet.`,
  },
});

export const cardExpiringMail = inEveryLanguage({
  he: {
    subject: say`תוקף כרטיס האשראי שלך עומד לפוג`,
    title: (name: string) => say`שלום ${name}, כדאי להחליף כרטיס`,
    intro: say`המנוי שלך מחויב מכרטיס שתוקפו עומד לפוג. החלפה עכשיו חוסכת חיוב שנכשל.`,
    card: 'הכרטיס',
    until: 'בתוקף עד',
    button: 'להחלפת הכרטיס',
    note: say`פרטי הכרטיס ממולאים בעמוד המאובטח של חברת הסליקה ולא עוברים אצלנו. ההחלפה עצמה אינה מחייבת דבר.`,
  },
  en: {
    subject: say`Your credit card is about to expire`,
    title: (name) => say`Hello ${name}, it is time to replace your card`,
    intro: say`Your plan is charged to a card that expires soon. Replacing it now saves a failed charge.`,
    card: 'Card',
    until: 'Valid until',
    button: 'Replace the card',
    note: say`The card’s details are typed on the payment company’s secure page and do not pass through us. Replacing it charges nothing.`,
  },
});

export const chargeFailedMail = inEveryLanguage({
  he: {
    subject: (plan: string) => say`החיוב עבור המנוי ${plan} לא עבר`,
    title: (name: string) => say`שלום ${name}, החיוב לא עבר`,
    intro: say`שום דבר לא נמחק, והכרטיסים עדיין מוצגים. כדאי לבדוק את אמצעי התשלום.`,
    plan: 'המנוי',
    amount: 'סכום',
    next: 'הניסיון הבא',
    none: 'לא יהיה ניסיון נוסף',
    until: 'הכרטיסים מוצגים עד',
    button: 'להחלפת הכרטיס ולתשלום',
  },
  en: {
    subject: (plan) => say`The charge for your plan ${plan} did not go through`,
    title: (name) => say`Hello ${name}, the charge did not go through`,
    intro: say`Nothing was deleted and your cards are still shown. Please check your payment method.`,
    plan: 'Plan',
    amount: 'Amount',
    next: 'Next try',
    none: 'There will be no further try',
    until: 'Your cards are shown until',
    button: 'Replace the card and pay',
  },
});

export const renewalAheadMail = inEveryLanguage({
  he: {
    subject: (plan: string, date: string) => say`המנוי ${plan} יתחדש ב־${date}`,
    title: (name: string) => say`שלום ${name}, המנוי מתחדש בקרוב`,
    intro: say`אין צורך לעשות דבר. כך זה יקרה:`,
    plan: 'המנוי',
    when: 'תאריך החיוב',
    amount: 'סכום',
    card: 'כרטיס אשראי',
    ending: (digits: string) => `שמסתיים ב־${digits}`,
    button: 'לניהול המנוי',
    note: say`אפשר לבטל עד יום החיוב בשתי לחיצות, והכרטיסים ימשיכו לפעול עד סוף התקופה ששולמה.`,
  },
  en: {
    subject: (plan, date) => say`Your plan ${plan} renews on ${date}`,
    title: (name) => say`Hello ${name}, your plan renews soon`,
    intro: say`There is nothing to do. This is what will happen:`,
    plan: 'Plan',
    when: 'Charged on',
    amount: 'Amount',
    card: 'Card',
    ending: (digits) => `ending in ${digits}`,
    button: 'Manage the plan',
    note: say`You can cancel until the day of the charge with two clicks, and your cards stay live until the end of the period you paid for.`,
  },
});

/** To staff, of a night's differences; the list says of each what to do. */
export const statementMessages = inEveryLanguage({
  he: (count: number) => ({
    title: 'דף החשבון של ספק הסליקה שונה מהספרים',
    content: count === 1 ? 'נמצא הפרש אחד לבדיקה' : `נמצאו ${count} הפרשים לבדיקה`,
  }),
  en: (count) => ({
    title: 'The provider’s statement differs from our books',
    content: count === 1 ? 'One difference to look into' : `${count} differences to look into`,
  }),
});

export const payoutMessages = inEveryLanguage({
  he: (count: number) => ({
    title: 'העברות של ספק הסליקה לבנק שונות מהספרים',
    content: count === 1 ? 'נמצא הפרש אחד לבדיקה' : `נמצאו ${count} הפרשים לבדיקה`,
  }),
  en: (count) => ({
    title: 'The provider’s payouts differ from our books',
    content: count === 1 ? 'One difference to look into' : `${count} differences to look into`,
  }),
});

/** What is wrong with a deposit that staff enter. */
export const depositMessages = {
  ...translated({
    daysInOrder,
    beforeValueDay: {
      he: 'העברה כוללת תשלומים שנעשו עד יום הערך שלה',
      en: 'A payout is of payments up to its value day',
    },
    feesPositive: { he: 'עמלות נרשמות כמספר חיובי', en: 'Fees are written as a positive sum' },
    entered: {
      he: 'העברה עם האסמכתה הזו כבר רשומה',
      en: 'A payout with this reference is written down already',
    },
    toldByProvider: {
      he: 'ספק הסליקה דיווח על ההעברה הזו, ולכן אי אפשר למחוק אותה.',
      en: 'The provider told of this payout, and it can’t be deleted.',
    },
    noLines: { he: 'אין בטבלה אף העברה', en: 'The table has no payout' },
    columns: {
      he: 'בשורה הראשונה צריכות להיות הכותרות: אסמכתה, יום ערך, נטו, עמלות, מיום, עד יום',
      en: 'The first line must name the columns: reference, value day, net, fees, from, to',
    },
  }),
  daysCovered: (reference: string): Translated => ({
    he: `הימים האלה כבר כלולים בהעברה ${reference}. כמה העברות על אותם ימים נרשמות כסכום אחד`,
    en: `These days are covered by the payout ${reference} already. Payouts of the same days are entered as one sum`,
  }),
  cell: (line: number, [en = '', he = '']: readonly string[]): Translated => ({
    he: `שורה ${line}: הערך תחת „${he}” לא נקרא`,
    en: `Line ${line}: what stands under “${en}” can’t be read`,
  }),
  inLine: (line: number, wrong: Translated): Translated => ({
    he: `שורה ${line}: ${wrong.he}`,
    en: `Line ${line}: ${wrong.en}`,
  }),
};

/** To staff, of a dispute that a provider tells of; the page says until when the bank takes evidence. */
export const disputeOpenedMessages = inEveryLanguage({
  he: (amount: string) => ({
    title: 'תשלום הוכחש בבנק',
    content: `הכחשה של ‎${amount}‎ ממתינה לראיות שלנו`,
  }),
  en: (amount) => ({
    title: 'A payment is disputed at the bank',
    content: `A dispute of ${amount} waits for our evidence`,
  }),
});
