/** Texts of the way to a new card. */
const he = {
  firstTitle: 'נעשה לך כרטיס',
  title: 'כרטיס חדש',
  lede: 'שלוש תשובות, והכרטיס באוויר. את כל השאר אפשר לשנות אחר כך.',
  name: 'שם העסק',
  nameHelp: 'כמו שלקוחות מכירים אותו',
  trade: 'תחום',
  tradeRequired: 'יש לבחור תחום',
  otherTrade: 'באיזה תחום?',
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
  fullText: 'שדרוג של התוכנית, או מחיקה של כרטיס שכבר לא צריך, יפנו מקום לכרטיס חדש.',
  upgrade: 'לתוכניות',
  loading: 'רגע, בודקים אם יש מקום לכרטיס',
};

export default he;
