import { pluralOf } from '../../../../api/contract/base/languages.ts';

const plural = pluralOf('he');

const he = {
  firstTitle: 'בואו נכין כרטיס',
  title: 'כרטיס חדש',
  lede: 'שלוש תשובות, והכרטיס באוויר. את כל השאר אפשר לשנות אחר כך.',
  name: 'שם העסק',
  nameHelp: 'כמו שלקוחות מכירים אותו',
  trade: 'תחום',
  tradeRequired: 'יש לבחור תחום',
  otherTrade: 'באיזה תחום?',
  tradeSearch: 'חיפוש תחום',
  tradesFound: (trades: number) => plural(trades, { one: 'נמצא תחום אחד', other: `נמצאו ${trades} תחומים` }),
  moreTrades: (trades: number) => plural(trades, { one: 'עוד תחום אחד', other: `עוד ${trades} תחומים` }),
  noTrade: 'לא נמצא תחום כזה. בוחרים ״תחום אחר״ וכותבים אותו.',
  proposal: 'הצעות לפי התחום. לכרטיס ייכנס רק מה שמסומן:',
  takes: {
    jobTitle: 'השורה שמתחת לשם',
    about: 'הטקסט על העסק',
    links: 'כפתורים שפותחים הודעת WhatsApp מוכנה',
  },
  phone: 'טלפון',
  phoneHelp: 'לשם יגיעו השיחות, ואם זה נייד גם הודעות WhatsApp',
  address: 'הכתובת תהיה',
  addressScript: 'אותיות הכתובת',
  scripts: { ascii: 'באנגלית', hebrew: 'בעברית' },
  kind: 'סוג הכרטיס',
  kinds: { pro: 'פרו', basic: 'בסיסי' },
  publish: 'פרסום הכרטיס',
  cancel: 'חזרה לכרטיסים שלי',
  preview: 'כך הכרטיס ייראה',
  placeholder: 'שם העסק שלך',
  failed: 'הכרטיס לא פורסם. מה שהוקלד נשאר כאן.',
  full: 'כל המקומות בתוכנית שלך תפוסים',
  fullText: 'שדרוג התוכנית, או מחיקת כרטיס שכבר לא צריך, יפנו מקום לכרטיס חדש.',
  upgrade: 'לתוכניות',
  loading: 'רגע, בודקים אם יש מקום לכרטיס',
};

export default he;
