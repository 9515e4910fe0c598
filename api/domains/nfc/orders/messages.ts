import { inEveryLanguage, type Translated } from '../../../contract/base/languages.ts';
import type { Material } from '../../../contract/nfc/entities/nfc-product.schema.ts';
import type { PrintColour, PrintLayout, PrintSides } from '../../../contract/nfc/printed-design.ts';
import type { OrderStatus } from '../../../contract/nfc/entities/physical-card-order.schema.ts';
import { say } from '../../messaging/index.ts';

// What the server says about chips and orders, in every language.

export const orderTooFarToCancel: Translated = {
  he: 'ההזמנה כבר בייצור או הסתיימה, ולכן אי אפשר לבטל אותה כאן. אפשר לפנות אלינו.',
  en: 'The order is being made or is over, so it cannot be cancelled here. You can write to us.',
};

export const orderPaymentOnItsWay: Translated = {
  he: 'תשלום על ההזמנה הזו עוד בדרך. מחכים לתשובה, ואז אפשר לבטל.',
  en: 'A payment for this order is under way. Once its answer is here you can cancel.',
};

export const orderNoLongerPayable: Translated = {
  he: 'ההזמנה הזו בוטלה או שזמן התשלום שלה עבר. אפשר להזמין שוב.',
  en: 'This order was cancelled, or its time to be paid is over. You can order again.',
};

export const proofHasChanged: Translated = {
  he: 'הכרטיס השתנה מאז שההדמיה הוצגה. אפשר לרענן את העמוד, לבדוק אותה ולאשר שוב.',
  en: 'The card has changed since the proof was shown. Refresh the page, look at it and approve it again.',
};

export const orderAlreadyPaid: Translated = {
  he: 'ההזמנה הזו כבר שולמה.',
  en: 'This order is paid already.',
};

/** Statuses that the buyer is notified of: all but the first, which is their own command. */
export type ToldStatus = Exclude<OrderStatus, 'pending'>;

export const orderNoticeTitles: Record<ToldStatus, (id: number) => Translated> = {
  paid: (id) => ({ he: `הזמנה ${id} שולמה`, en: `Order ${id} is paid` }),
  in_production: (id) => ({ he: `הזמנה ${id} בייצור`, en: `Order ${id} is in production` }),
  shipped: (id) => ({ he: `הזמנה ${id} בדרך אליך`, en: `Order ${id} is on its way` }),
  delivered: (id) => ({ he: `הזמנה ${id} נמסרה`, en: `Order ${id} was delivered` }),
  cancelled: (id) => ({ he: `הזמנה ${id} בוטלה`, en: `Order ${id} was cancelled` }),
  returned: (id) => ({ he: `הזמנה ${id} הוחזרה`, en: `Order ${id} came back` }),
  refunded: (id) => ({ he: `הכסף על הזמנה ${id} הוחזר`, en: `Order ${id} was refunded` }),
};

export const orderNoticeContents: Record<ToldStatus, Translated> = {
  paid: {
    he: 'התשלום התקבל, והכתובות של כל השבבים כבר מוכנות. ההדפסה מתחילה בקרוב.',
    en: 'The payment arrived, and the addresses of all chips are ready. Printing begins soon.',
  },
  in_production: {
    he: 'הכרטיסים מודפסים. מעכשיו אי אפשר לבטל את ההזמנה לבד.',
    en: 'The cards are being printed. From now on the order can no longer be cancelled by yourself.',
  },
  shipped: {
    he: 'ההזמנה נמסרה לחברת המשלוחים. מספר המעקב מופיע בעמוד הכרטיסים המודפסים.',
    en: 'The order was handed to the carrier. The tracking number is on the page of printed cards.',
  },
  delivered: {
    he: 'הכרטיסים אצלך. כל שבב אפשר להפנות לכרטיס אחר מתי שרוצים.',
    en: 'The cards are with you. Each chip can be pointed at another card whenever you like.',
  },
  cancelled: {
    he: 'ההזמנה בוטלה. אם שולם עליה כסף, הוא חוזר לכרטיס ששילם.',
    en: 'The order was cancelled. Money that was paid for it goes back to the card that paid.',
  },
  returned: {
    he: 'הכרטיסים הגיעו אלינו בחזרה, והשבבים שלהם הפסיקו לעבוד.',
    en: 'The cards came back to us, and their chips have stopped working.',
  },
  refunded: {
    he: 'כל מה ששולם על ההזמנה הוחזר. מסמך הזיכוי נמצא בארנק.',
    en: 'All that was paid for the order went back. The credit document is in the wallet.',
  },
};

export const maxPieces = (maxQuantity: number): Translated => ({
  he: `בהזמנה אחת אפשר להזמין עד ${maxQuantity} יחידות`,
  en: `One order takes up to ${maxQuantity} pieces`,
});

export const orderStatusMessages: Record<OrderStatus, { he: string; en: string }> = {
  pending: { he: 'ממתינה לתשלום', en: 'waits for its payment' },
  paid: { he: 'שולמה', en: 'is paid' },
  in_production: { he: 'בייצור', en: 'is in production' },
  shipped: { he: 'בדרך', en: 'is on its way' },
  delivered: { he: 'נמסרה', en: 'is delivered' },
  cancelled: { he: 'בוטלה', en: 'is cancelled' },
  returned: { he: 'הוחזרה', en: 'has come back' },
  refunded: { he: 'הכסף הוחזר', en: 'is refunded' },
};

export const orderAtOtherStep = (he: string, en: string): Translated => ({
  he: `הצעד הזה אינו אפשרי: מצב ההזמנה הוא „${he}”.`,
  en: `This step is not possible: the order ${en}.`,
});

export const printSheetMessages = inEveryLanguage({
  he: {
    title: (id: number) => `הזמנה ${id}`,
    product: 'מוצר',
    quantity: 'כמות',
    recipient: 'נמען',
    address: 'כתובת',
    within: (entrance?: string, floor?: string, apartment?: string) => [
      entrance && `כניסה ${entrance}`,
      floor && `קומה ${floor}`,
      apartment && `דירה ${apartment}`,
    ],
    courier: 'לשליח',
    buyer: 'הערות הלקוח',
    staff: 'הערות הצוות',
    part: 'חלק',
  },
  en: {
    title: (id: number) => `Order ${id}`,
    product: 'Product',
    quantity: 'Quantity',
    recipient: 'Recipient',
    address: 'Address',
    within: (entrance?: string, floor?: string, apartment?: string) => [
      entrance && `entrance ${entrance}`,
      floor && `floor ${floor}`,
      apartment && `apartment ${apartment}`,
    ],
    courier: 'For the courier',
    buyer: 'Notes of the buyer',
    staff: 'Notes of staff',
    part: 'Part',
  },
});

export const printDesignMessages = inEveryLanguage({
  he: {
    print: 'הדפסה',
    colour: 'צבע',
    front: 'בחזית',
    back: 'בגב',
    materials: { pvc: 'PVC', bamboo: 'במבוק', metal: 'מתכת', sticker: 'מדבקה' } satisfies Record<
      Material,
      string
    >,
    sides: { both: 'שני צדדים', front: 'צד אחד' } satisfies Record<PrintSides, string>,
    layouts: {
      diagonal: 'אלכסון',
      center: 'במרכז',
      portrait: 'דיוקן',
      logo: 'לוגו',
    } satisfies Record<PrintLayout, string>,
    colours: {
      own: 'צבע הכרטיס',
      pine: 'אורן',
      honey: 'דבש',
      plum: 'שזיף',
    } satisfies Record<PrintColour, string>,
  },
  en: {
    print: 'Print',
    colour: 'Colour',
    front: 'Front',
    back: 'Back',
    materials: { pvc: 'PVC', bamboo: 'Bamboo', metal: 'Metal', sticker: 'Sticker' },
    sides: { both: 'both sides', front: 'one side' },
    layouts: { diagonal: 'diagonal', center: 'centred', portrait: 'portrait', logo: 'logo' },
    colours: { own: 'of the card', pine: 'pine', honey: 'honey', plum: 'plum' },
  },
});

export const proofNotApproved: Translated = {
  he: 'הלקוח עוד לא אישר את ההדמיה. אפשר לאשר אותה בעמוד ההזמנות שלו.',
  en: 'The buyer has not approved the drawn proof yet. It is approved on their page of orders.',
};

export const nothingToGiveBack: Translated = {
  he: 'אין מה להחזיר: לא ידוע על תשלום, או שהכול כבר הוחזר.',
  en: 'There is nothing to give back: no payment is known, or all of it went back already.',
};

export const chipListColumns = inEveryLanguage({
  he: ['מספר', 'כתובת', 'קוד', 'יחידות', 'כרטיס'],
  en: ['Number', 'Address', 'Code', 'Pieces', 'Card'],
});

/** Of a table of several orders: a row for each chip. */
export const runListColumns = inEveryLanguage({
  he: [
    'הזמנה',
    'מוצר',
    'כמות',
    'נמען',
    'טלפון',
    'רחוב',
    'עיר',
    'מיקוד',
    'הערה לשליח',
    'קוד',
    'כתובת השבב',
    'יחידות',
    'כרטיס',
  ],
  en: [
    'Order',
    'Product',
    'Quantity',
    'Recipient',
    'Phone',
    'Street',
    'City',
    'Postcode',
    'For the courier',
    'Code',
    'Chip address',
    'Pieces',
    'Card',
  ],
});

export const orderShippedMail = inEveryLanguage({
  he: {
    subject: (order: number) => say`הזמנה ${order} בדרך אליך`,
    title: (name: string) => say`שלום ${name}, הכרטיסים בדרך`,
    intro: say`ההזמנה נמסרה לחברת המשלוחים. זמן ההגעה הרגיל: 3–5 ימי עסקים.`,
    order: 'מספר הזמנה',
    quantity: 'כרטיסים',
    company: 'חברת משלוחים',
    tracking: 'מספר מעקב',
    address: 'כתובת',
    track: 'למעקב אחר המשלוח',
    orders: 'לכל ההזמנות',
  },
  en: {
    subject: (order) => say`Order ${order} is on its way`,
    title: (name) => say`Hello ${name}, your cards are on their way`,
    intro: say`Your order was handed to the carrier. It usually takes 3–5 business days.`,
    order: 'Order number',
    quantity: 'Cards',
    company: 'Carrier',
    tracking: 'Tracking number',
    address: 'Address',
    track: 'Track the parcel',
    orders: 'All orders',
  },
});
