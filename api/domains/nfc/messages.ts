import { inEveryLanguage, type Translated } from '../../contract/base/languages.ts';
import type { NotificationType } from '../../contract/messaging/entities/notification.schema.ts';
import type { ChipState } from '../../contract/nfc/chips.schema.ts';
import type { Material } from '../../contract/nfc/entities/nfc-product.schema.ts';
import type { PrintColour, PrintLayout, PrintSides } from '../../contract/nfc/printed-design.ts';
import type { OrderStatus } from '../../contract/nfc/entities/physical-card-order.schema.ts';
import { say } from '../messaging/index.ts';

// What the server says about chips and orders, in every language.

interface Notice {
  type: NotificationType;
  title: Translated;
  /** `name` is what the notified user may know of the other user; `pieces` is how many it is about. */
  content(name: string, pieces: number): Translated;
}

const notices = <Name extends string>(each: Record<Name, Notice>): Record<Name, Notice> => each;

export const chipNotices = notices({
  claimed: {
    type: 'order',
    title: { he: 'השבב שלך', en: 'The chip is yours' },
    content: () => ({
      he: 'השבב נוסף לחשבון. נשאר רק לבחור לאיזה כרטיס הוא מוביל.',
      en: 'The chip was added to your account. Now choose the card it leads to.',
    }),
  },
  claimedFromOrder: {
    type: 'security',
    title: { he: 'שבב מההזמנה שלך הופעל', en: 'A chip of your order was claimed' },
    content: (name) => ({
      he: `${name} הפעיל/ה שבב מההזמנה שלך בעזרת קוד ההפעלה שלו.`,
      en: `${name} claimed a chip of your order with its claim code.`,
    }),
  },
  codeDied: {
    type: 'security',
    title: { he: 'קוד הפעלה של שבב בוטל', en: 'The claim code of a chip is void' },
    content: () => ({
      he: 'הקוד הוקלד לא נכון 5 פעמים ולכן בוטל. אפשר להפיק קוד חדש ברשימת השבבים.',
      en: 'It was typed wrong 5 times and is void now. You can make a new code in the list of your chips.',
    }),
  },
  offered: {
    type: 'order',
    title: { he: 'מציעים לך שבב', en: 'You are offered a chip' },
    content: (name, pieces) =>
      pieces === 1
        ? {
            he: `${name} רוצה להעביר אליך שבב NFC. הוא יעבור רק אם יתקבל אישור שלך.`,
            en: `${name} wants to hand an NFC chip over to you. Nothing happens until you accept.`,
          }
        : {
            he: `${name} רוצה להעביר אליך ${pieces} שבבי NFC. הם יעברו רק אם יתקבל אישור שלך.`,
            en: `${name} wants to hand ${pieces} NFC chips over to you. Nothing happens until you accept.`,
          },
  },
  offeredByYou: {
    type: 'security',
    title: { he: 'הצעת להעביר שבב', en: 'You offered a chip' },
    content: (name, pieces) =>
      pieces === 1
        ? {
            he: `השבב הוצע ל־${name}. עד לאישור הוא שלך, ואפשר לבטל את ההצעה.`,
            en: `The chip was offered to ${name}. Until they accept it is yours, and you can take the offer back.`,
          }
        : {
            he: `${pieces} שבבים הוצעו ל־${name}. עד לאישור הם שלך, ואפשר לבטל את ההצעה.`,
            en: `${pieces} chips were offered to ${name}. Until they accept they are yours, and you can take the offer back.`,
          },
  },
  withdrawn: {
    type: 'order',
    title: { he: 'הצעה של שבב בוטלה', en: 'The offer of a chip was taken back' },
    content: (name) => ({
      he: `${name} ביטל/ה את הצעת השבב.`,
      en: `${name} took back the offer of a chip.`,
    }),
  },
  declined: {
    type: 'order',
    title: { he: 'השבב לא התקבל', en: 'The chip was declined' },
    content: (name) => ({
      he: `${name} לא קיבל/ה את השבב. הוא נשאר שלך.`,
      en: `${name} declined the chip. It stays yours.`,
    }),
  },
  accepted: {
    type: 'security',
    title: { he: 'השבב עבר בעלות', en: 'The chip has a new owner' },
    content: (name, pieces) =>
      pieces === 1
        ? {
            he: `${name} קיבל/ה את השבב. הוא אינו מוביל עוד לכרטיס שלך.`,
            en: `${name} accepted the chip. It no longer leads to your card.`,
          }
        : {
            he: `${name} קיבל/ה ${pieces} שבבים. הם אינם מובילים עוד לכרטיס שלך.`,
            en: `${name} accepted ${pieces} chips. They no longer lead to your card.`,
          },
  },
  replaced: {
    type: 'security',
    title: { he: 'שבב הוחלף', en: 'A chip was replaced' },
    content: () => ({
      he: 'הכתובת של השבב הישן הפסיקה לעבוד לתמיד. הכתובת החדשה מופיעה ברשימת השבבים.',
      en: 'The old chip has stopped for good. The new address is in the list of your chips.',
    }),
  },
  frozenByStaff: {
    type: 'security',
    title: { he: 'שבב הוקפא', en: 'A chip was frozen' },
    content: () => ({
      he: 'הצוות שלנו הקפיא שבב שלך, והוא מציג עמוד ריק. אפשר להפשיר אותו ברשימת השבבים.',
      en: 'Our staff froze a chip of yours; it shows an empty page. You can unfreeze it in the list of your chips.',
    }),
  },
  askedBack: {
    type: 'security',
    title: { he: 'מבקשים ממך להחזיר שבב', en: 'You are asked to give a chip back' },
    content: () => ({
      he: 'הבקשה מחכה בעמוד הכרטיסים המודפסים. השבב יעבור רק אם יתקבל אישור שלך.',
      en: 'The request waits on the page of printed cards. The chip moves only if you agree.',
    }),
  },
  takenBack: {
    type: 'order',
    title: { he: 'שבב מההזמנה שלך חזר אליך', en: 'A chip of your order came back to you' },
    content: (name) => ({
      he: `${name} החזיר/ה את השבב. הוא בלי כרטיס עד שבוחרים לאן הוא מוביל.`,
      en: `${name} gave the chip back. It leads nowhere until you say where.`,
    }),
  },
});

export type ChipNotice = keyof typeof chipNotices;

export const chipStepRefusals: Readonly<Record<ChipState, Translated>> = {
  unclaimed: { he: 'לשבב הזה עדיין אין בעלים.', en: 'This chip has no owner yet.' },
  unassigned: { he: 'הפעולה הזאת אינה אפשרית במצב של השבב.', en: 'The chip does not allow this now.' },
  live: { he: 'הפעולה הזאת אינה אפשרית במצב של השבב.', en: 'The chip does not allow this now.' },
  frozen: { he: 'השבב מוקפא. קודם צריך לבטל את ההקפאה.', en: 'The chip is frozen. Unfreeze it first.' },
  replaced: { he: 'השבב הזה הוחלף ואינו פעיל עוד.', en: 'This chip was replaced and works no more.' },
  released: { he: 'השבב הזה הוחזר ואינו פעיל עוד.', en: 'This chip was returned and works no more.' },
};

export const chipStandsForMany = (pieces: number): Translated => ({
  he: `הקוד הזה מודפס על ${pieces} יחידות. החלפה הייתה מפסיקה את כולן בגלל אחת, ולכן אפשר להקפיא או להפנות אותן, אבל לא להחליף.`,
  en: `This code is printed on ${pieces} pieces. Replacing it would stop all of them because of one, so they can be frozen or pointed elsewhere, but not replaced.`,
});

export const chipCountChanged = (pieces: number): Translated => ({
  he: `בינתיים הרשימה השתנתה, ועכשיו מדובר ב־${pieces} יחידות. שום דבר לא בוצע; אפשר לבדוק ולנסות שוב.`,
  en: `The list has changed meanwhile, and this is now about ${pieces} pieces. Nothing was done; look again and try once more.`,
});

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

export const orderLineMessages = inEveryLanguage({
  he: { order: (id: number) => `הזמנה ${id}`, first: 'כרטיס ראשון', further: 'כרטיס נוסף' },
  en: { order: (id: number) => `Order ${id}`, first: 'first card', further: 'further card' },
});

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

export const printFileMessages = inEveryLanguage({
  he: {
    order: (id: number) => `הזמנה ${id}`,
    materials: { pvc: 'PVC', bamboo: 'במבוק', metal: 'מתכת', sticker: 'מדבקה' } satisfies Record<
      Material,
      string
    >,
    sides: { front: 'חזית', back: 'גב' },
    how: {
      pvc: 'צבע עד הקצה',
      bamboo: 'גוון אחד, צריבה',
      metal: 'בהיר: נחשף בחריטה. כהה: נשאר',
      sticker: 'חיתוך עגול',
    } satisfies Record<Material, string>,
  },
  en: {
    order: (id) => `Order ${id}`,
    materials: { pvc: 'PVC', bamboo: 'Bamboo', metal: 'Metal', sticker: 'Sticker' },
    sides: { front: 'front', back: 'back' },
    how: {
      pvc: 'colour to the edge',
      bamboo: 'one tone, burnt',
      metal: 'light: laid bare by engraving. Dark: stays',
      sticker: 'cut round',
    },
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

export const chipAskedBackMail = inEveryLanguage({
  he: {
    subject: say`מבקשים ממך להחזיר שבב`,
    title: (name: string) => say`שלום ${name}, מבקשים ממך להחזיר שבב`,
    intro: (code: string) =>
      say`הצוות שלנו מבקש שהשבב ${code} יחזור. הוא יעבור רק אם יתקבל אישור שלך; עד אז שום דבר לא משתנה.`,
    reason: 'הסיבה',
    button: 'לאישור או לסירוב',
    ignore: say`אין צורך לענות למי שמבקש אישור בטלפון או בהודעה: מאשרים רק בעמוד שלך, אחרי התחברות.`,
  },
  en: {
    subject: say`You are asked to give a chip back`,
    title: (name) => say`Hello ${name}, you are asked to give a chip back`,
    intro: (code) =>
      say`Our staff ask for the chip ${code}. It moves only if you agree; until then nothing changes.`,
    reason: 'Reason',
    button: 'Agree or refuse',
    ignore: say`Nobody needs your consent by phone or message: you agree on your own page only, signed in.`,
  },
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
