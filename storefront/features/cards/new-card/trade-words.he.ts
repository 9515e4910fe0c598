import type { TradeId, TradeWords } from './trades.ts';

/** Names of trades, the line under a name that each proposes, and the words by which they are looked for. */
const he: Record<TradeId, TradeWords> = {
  plumber: {
    name: 'אינסטלציה',
    jobTitle: 'אינסטלציה ואיתור נזילות',
    calledAlso: 'אינסטלטור, אינסטלטורית, שרברב, שרברבות',
  },
  electrician: { name: 'חשמל', jobTitle: 'עבודות חשמל לבית ולעסק', calledAlso: 'חשמלאי, חשמלאית' },
  renovations: {
    name: 'שיפוצים',
    jobTitle: 'שיפוץ דירות, מטבחים וחדרי רחצה',
    calledAlso: 'שיפוצניק, שיפוצניקית, קבלן שיפוצים, קבלנית שיפוצים',
  },
  carpenter: { name: 'נגרות', jobTitle: 'רהיטים ונגרות לפי מידה', calledAlso: 'נגר, נגרית, נגרייה' },
  airConditioning: {
    name: 'מיזוג אוויר',
    jobTitle: 'התקנה, תיקון וניקוי מזגנים',
    calledAlso: 'מזגנים, טכנאי מזגנים, טכנאית מזגנים',
  },
  gardener: { name: 'גינון', jobTitle: 'הקמה ותחזוקה של גינות', calledAlso: 'גנן, גנן נוף, גננות' },
  cleaning: {
    name: 'ניקיון',
    jobTitle: 'ניקיון בתים, משרדים וחדרי מדרגות',
    calledAlso: 'מנקה, חברת ניקיון, ניקיונות',
  },
  mover: { name: 'הובלות', jobTitle: 'הובלת דירות ומשרדים', calledAlso: 'מוביל, מובילה, הובלה' },
  garage: {
    name: 'מוסך',
    jobTitle: 'טיפולים ותיקונים לרכב',
    calledAlso: 'מכונאי, מכונאית, מכונאות רכב, מוסכים',
  },
  hair: {
    name: 'עיצוב שיער',
    jobTitle: 'תספורות, צבע וטיפולי שיער',
    calledAlso: 'ספר, ספרית, מספרה, מעצב שיער, מעצבת שיער, ברבר',
  },
  beauty: {
    name: 'קוסמטיקה ויופי',
    jobTitle: 'טיפולי פנים, ציפורניים ואיפור',
    calledAlso: 'קוסמטיקאי, קוסמטיקאית, מאפר, מאפרת, מכון יופי',
  },
  nails: {
    name: 'ציפורניים',
    jobTitle: 'מניקור, פדיקור ובניית ציפורניים',
    calledAlso: 'מניקוריסט, מניקוריסטית, לק ג׳ל, בניית ציפורניים',
  },
  fitness: {
    name: 'אימון כושר',
    jobTitle: 'אימונים אישיים וקבוצות קטנות',
    calledAlso: 'מאמן כושר, מאמנת כושר, מאמן אישי, מאמנת אישית, חדר כושר',
  },
  yoga: {
    name: 'יוגה ופילאטיס',
    jobTitle: 'שיעורי יוגה ופילאטיס',
    calledAlso: 'מורה ליוגה, מורה לפילאטיס, מדריך פילאטיס, מדריכת פילאטיס, פילטיס',
  },
  physiotherapy: {
    name: 'פיזיותרפיה',
    jobTitle: 'פיזיותרפיה ושיקום',
    calledAlso: 'פיזיותרפיסט, פיזיותרפיסטית',
  },
  psychology: {
    name: 'פסיכולוגיה וטיפול רגשי',
    jobTitle: 'טיפול רגשי למבוגרים, לנוער ולזוגות',
    calledAlso: 'פסיכולוג, פסיכולוגית, פסיכותרפיסט, פסיכותרפיסטית, פסיכותרפיה',
  },
  nutrition: {
    name: 'תזונה',
    jobTitle: 'ייעוץ תזונה אישי',
    calledAlso: 'דיאטן, דיאטנית, תזונאי, תזונאית, יועץ תזונה, יועצת תזונה',
  },
  dentist: {
    name: 'רפואת שיניים',
    jobTitle: 'טיפולי שיניים לכל המשפחה',
    calledAlso: 'רופא שיניים, רופאת שיניים, מרפאת שיניים',
  },
  photographer: { name: 'צילום', jobTitle: 'צילום אירועים, תדמית ומוצר', calledAlso: 'צלם, צלמת' },
  designer: {
    name: 'עיצוב',
    jobTitle: 'עיצוב גרפי ומיתוג',
    calledAlso: 'מעצב, מעצבת, מעצב גרפי, מעצבת גרפית, גרפיקאי, גרפיקאית',
  },
  architect: {
    name: 'אדריכלות ועיצוב פנים',
    jobTitle: 'תכנון בתים ודירות ועיצוב פנים',
    calledAlso: 'אדריכל, אדריכלית, מעצב פנים, מעצבת פנים',
  },
  developer: {
    name: 'תוכנה ואתרים',
    jobTitle: 'פיתוח אתרים ואפליקציות',
    calledAlso: 'מתכנת, מתכנתת, מפתח תוכנה, מפתחת תוכנה, בניית אתרים, בונה אתרים',
  },
  lawyer: {
    name: 'עריכת דין',
    jobTitle: 'ייעוץ וליווי משפטי',
    calledAlso: 'עורך דין, עורכת דין, עו״ד, עורכי דין',
  },
  accountant: {
    name: 'ראיית חשבון והנהלת חשבונות',
    jobTitle: 'דוחות, הנהלת חשבונות וייעוץ מס',
    calledAlso: 'רואה חשבון, רואת חשבון, רו״ח, מנהל חשבונות, מנהלת חשבונות, יועץ מס, יועצת מס',
  },
  insurance: {
    name: 'ביטוח ופנסיה',
    jobTitle: 'ביטוח, פנסיה וחיסכון',
    calledAlso: 'סוכן ביטוח, סוכנת ביטוח, סוכנות ביטוח',
  },
  realEstate: {
    name: 'תיווך ונדל״ן',
    jobTitle: 'קנייה, מכירה והשכרה של דירות',
    calledAlso: 'מתווך, מתווכת, סוכן נדל״ן, סוכנת נדל״ן',
  },
  tutor: {
    name: 'שיעורים פרטיים',
    jobTitle: 'שיעורים פרטיים והכנה לבגרות',
    calledAlso: 'מורה, מורה פרטי, מורה פרטית, שיעורי עזר',
  },
  cafe: {
    name: 'בית קפה ומאפייה',
    jobTitle: 'קפה, מאפים וארוחות בוקר',
    calledAlso: 'בית קפה, מאפיה, אופה, קונדיטור, קונדיטורית, קונדיטוריה',
  },
  catering: {
    name: 'קייטרינג ושף פרטי',
    jobTitle: 'אירוח ואוכל לאירועים',
    calledAlso: 'שף, שפית, שף פרטי, שפית פרטית, קיטרינג',
  },
  music: {
    name: 'מוזיקה ותקליטנות',
    jobTitle: 'מוזיקה לחתונות, מסיבות ואירועים',
    calledAlso: 'תקליטן, תקליטנית, די ג׳יי, DJ, מוזיקאי, מוזיקאית',
  },
  other: { name: 'תחום אחר', jobTitle: '', calledAlso: '' },
};

export default he;
