import type { Language } from '../../../contract/base/languages.ts';
import type { DocumentType } from './document-calls.ts';
import type { CardIssue, CardField } from './check-card-form.ts';

export interface PaymentPageMessages {
  title: string;
  test: string;
  testLong: string;
  lede: string;
  labels: Record<CardField, string>;
  help: Record<CardField, string>;
  optional: string;
  issuesTitle: string;
  issues: Record<CardIssue, string>;
  summary: string;
  quantity: string;
  total: string;
  storesOnly: string;
  pay: string;
  store: string;
  cancel: string;
  onePress: string;
  orCard: string;
  cards: string;
  cardsHelp: string;
  use: string;
  challenge: { title: string; lede: string; label: string; help: string; confirm: string };
  lost: { title: string; lede: string; back: string };
  ended: Record<'paid' | 'declined' | 'disabled' | 'expired' | 'missing', { title: string; lede: string }>;
  back: string;
  tooMany: string;
  document: {
    titles: Record<DocumentType, string>;
    customer: string;
    customerNumber: string;
    amount: string;
    allocation: string;
  };
}

/**
 * Both languages of the sandbox's page; its fields carry the labels of the checkout (docs/specification.md
 * 3).
 */
export const paymentPageMessages: Record<Language, PaymentPageMessages> = {
  he: {
    document: {
      titles: { inv_tax_receipt: 'חשבונית מס קבלה', inv_refund: 'חשבונית זיכוי' },
      customer: 'עבור',
      customerNumber: 'ח.פ. / עוסק מורשה',
      amount: 'סכום כולל מע״מ',
      allocation: 'מספר הקצאה',
    },
    title: 'תשלום בכרטיס אשראי',
    test: 'ניסיון',
    testLong: 'עמוד תשלום לניסיון: שום כסף לא עובר, ורק כרטיסי הניסיון מתקבלים.',
    lede: 'לא מקלידים כאן מספר של כרטיס אמיתי. הוא יידחה, ולא יישמר ממנו דבר.',
    labels: {
      number: 'מספר כרטיס',
      holder: 'שם בעל הכרטיס',
      expiry: 'תוקף',
      cvv: 'CVV',
      identity: 'תעודת זהות',
    },
    help: {
      number: '16 ספרות, עם רווחים או בלי',
      holder: 'כפי שהוא מופיע על הכרטיס',
      expiry: 'חודש ושנה, למשל 08/30',
      cvv: '3 או 4 ספרות',
      identity: '9 ספרות עם ספרת ביקורת, למשל 000000018',
    },
    optional: 'לא חובה',
    issuesTitle: 'יש מה לתקן לפני התשלום:',
    issues: {
      missing: 'יש להזין מספר כרטיס',
      checksum: 'מספר הכרטיס אינו תקין. כדאי לבדוק ספרה ספרה',
      unlisted: 'זה לא אחד מכרטיסי הניסיון. המספר לא נשמר; אפשר לבחור כרטיס מהרשימה',
      holder: 'יש להזין את שם בעל הכרטיס',
      expiry: 'יש להזין תוקף כחודש ושנה, למשל 08/30',
      expired: 'תוקף הכרטיס עבר',
      cvv: 'ב־CVV יש 3 או 4 ספרות',
      identity: 'מספר הזהות אינו תקין',
    },
    summary: 'לתשלום',
    quantity: 'כמות',
    total: 'סך הכול',
    storesOnly: 'הכרטיס רק נשמר, בלי חיוב',
    pay: 'תשלום',
    store: 'שמירת הכרטיס',
    cancel: 'ביטול וחזרה לאתר',
    onePress: 'בלחיצה אחת:',
    orCard: 'או בכרטיס אשראי:',
    cards: 'כרטיסי הניסיון',
    cardsHelp: 'בחירה ממלאת את הטופס.',
    use: 'מילוי הטופס בכרטיס',
    challenge: {
      title: 'אימות בעל הכרטיס',
      lede: 'הבנק מבקש לוודא שהכרטיס שלך. בניסיון שום הודעה לא נשלחת: הקוד הוא 123456, וכל קוד אחר נכשל.',
      label: 'קוד חד־פעמי',
      help: '6 ספרות',
      confirm: 'אישור',
    },
    lost: {
      title: 'כאן החיבור נקטע',
      lede: 'בתשלום אמיתי הדפדפן היה נשאר בלי תשובה, ואיש לא היה יודע אם הכרטיס חויב. גם האתר לא יקבל הודעה, ויצטרך לשאול.',
      back: 'חזרה לאתר, בלי תשובה',
    },
    ended: {
      paid: { title: 'העמוד הזה כבר שולם', lede: 'לחיצה נוספת לא מחייבת פעם שנייה.' },
      declined: { title: 'התשלום נדחה', lede: 'העמוד הזה כבר נוצל. אפשר להתחיל תשלום חדש באתר.' },
      disabled: { title: 'העמוד הזה בוטל', lede: 'האתר ביטל אותו, ואי אפשר לשלם בו.' },
      expired: { title: 'הזמן של העמוד הזה עבר', lede: 'שום דבר לא חויב. אפשר להתחיל תשלום חדש באתר.' },
      missing: { title: 'אין כאן עמוד תשלום', lede: 'הכתובת אינה שלמה, או שהעמוד נמחק.' },
    },
    back: 'חזרה לאתר',
    tooMany: 'יותר מדי ניסיונות. אפשר להמשיך בעוד כמה דקות; מה שהוקלד נשאר כאן.',
  },
  en: {
    document: {
      titles: { inv_tax_receipt: 'Tax invoice with receipt', inv_refund: 'Credit invoice' },
      customer: 'For',
      customerNumber: 'Company / dealer number',
      amount: 'Sum with VAT',
      allocation: 'Allocation number',
    },
    title: 'Pay by card',
    test: 'Test',
    testLong: 'A payment page for trying out: no money moves, and only the test cards are taken.',
    lede: 'Do not type the number of a real card. It will be refused, and nothing of it is kept.',
    labels: {
      number: 'Card number',
      holder: 'Cardholder name',
      expiry: 'Expiry',
      cvv: 'CVV',
      identity: 'Israeli ID number',
    },
    help: {
      number: '16 digits, with or without spaces',
      holder: 'As it stands on the card',
      expiry: 'Month and year, such as 08/30',
      cvv: '3 or 4 digits',
      identity: '9 digits with a check digit, such as 000000018',
    },
    optional: 'not required',
    issuesTitle: 'Before the payment, please correct:',
    issues: {
      missing: 'Enter a card number',
      checksum: 'The card number is not valid. Check it digit by digit',
      unlisted: 'This is none of the test cards. The number was not kept; choose a card from the list',
      holder: 'Enter the name of the cardholder',
      expiry: 'Enter the expiry as month and year, such as 08/30',
      expired: 'The card has expired',
      cvv: 'The CVV has 3 or 4 digits',
      identity: 'The ID number is not valid',
    },
    summary: 'To pay',
    quantity: 'Quantity',
    total: 'Total',
    storesOnly: 'The card is only stored, nothing is charged',
    pay: 'Pay',
    store: 'Store the card',
    cancel: 'Cancel and go back',
    onePress: 'With one press:',
    orCard: 'Or by card:',
    cards: 'Test cards',
    cardsHelp: 'Choosing one fills in the form.',
    use: 'Fill in the form with card',
    challenge: {
      title: 'Is this card yours?',
      lede: 'The bank wants to be sure. In this trial no message is sent: the code is 123456, and any other fails.',
      label: 'One-time code',
      help: '6 digits',
      confirm: 'Confirm',
    },
    lost: {
      title: 'Here the connection is cut',
      lede: 'In a real payment the browser would be left without an answer, and nobody would know whether the card was charged. The site gets no notice either, and will have to ask.',
      back: 'Back to the site, without an answer',
    },
    ended: {
      paid: { title: 'This page has been paid', lede: 'Pressing again does not charge a second time.' },
      declined: {
        title: 'The payment was declined',
        lede: 'This page has been used. You can start a new payment on the site.',
      },
      disabled: { title: 'This page was cancelled', lede: 'The site cancelled it; it cannot be paid.' },
      expired: {
        title: 'The time of this page is over',
        lede: 'Nothing was charged. You can start a new payment on the site.',
      },
      missing: {
        title: 'There is no payment page here',
        lede: 'The address is not whole, or the page is gone.',
      },
    },
    back: 'Back to the site',
    tooMany: 'Too many tries. You can go on in a few minutes; what you typed is still here.',
  },
};
