import type { TradeId, TradeWords } from './trades.ts';

/** Names of trades, and the line under a name that each proposes. */
const he: Record<TradeId, TradeWords> = {
  plumber: { name: 'אינסטלציה', jobTitle: 'אינסטלציה ואיתור נזילות' },
  electrician: { name: 'חשמל', jobTitle: 'עבודות חשמל לבית ולעסק' },
  renovations: { name: 'שיפוצים', jobTitle: 'שיפוץ דירות, מטבחים וחדרי רחצה' },
  carpenter: { name: 'נגרות', jobTitle: 'רהיטים ונגרות לפי מידה' },
  airConditioning: { name: 'מיזוג אוויר', jobTitle: 'התקנה, תיקון וניקוי מזגנים' },
  gardener: { name: 'גינון', jobTitle: 'הקמה ותחזוקה של גינות' },
  cleaning: { name: 'ניקיון', jobTitle: 'ניקיון בתים, משרדים וחדרי מדרגות' },
  mover: { name: 'הובלות', jobTitle: 'הובלת דירות ומשרדים' },
  garage: { name: 'מוסך', jobTitle: 'טיפולים ותיקונים לרכב' },
  hair: { name: 'עיצוב שיער', jobTitle: 'תספורות, צבע וטיפולי שיער' },
  beauty: { name: 'קוסמטיקה ויופי', jobTitle: 'טיפולי פנים, ציפורניים ואיפור' },
  nails: { name: 'ציפורניים', jobTitle: 'מניקור, פדיקור ובניית ציפורניים' },
  fitness: { name: 'אימון כושר', jobTitle: 'אימונים אישיים וקבוצות קטנות' },
  yoga: { name: 'יוגה ופילאטיס', jobTitle: 'שיעורי יוגה ופילאטיס' },
  physiotherapy: { name: 'פיזיותרפיה', jobTitle: 'פיזיותרפיה ושיקום' },
  psychology: { name: 'פסיכולוגיה וטיפול רגשי', jobTitle: 'טיפול רגשי למבוגרים, לנוער ולזוגות' },
  nutrition: { name: 'תזונה', jobTitle: 'ייעוץ תזונה אישי' },
  dentist: { name: 'רפואת שיניים', jobTitle: 'טיפולי שיניים לכל המשפחה' },
  photographer: { name: 'צילום', jobTitle: 'צילום אירועים, תדמית ומוצר' },
  designer: { name: 'עיצוב', jobTitle: 'עיצוב גרפי ומיתוג' },
  architect: { name: 'אדריכלות ועיצוב פנים', jobTitle: 'תכנון בתים ודירות ועיצוב פנים' },
  developer: { name: 'תוכנה ואתרים', jobTitle: 'פיתוח אתרים ואפליקציות' },
  lawyer: { name: 'עריכת דין', jobTitle: 'ייעוץ וליווי משפטי' },
  accountant: { name: 'ראיית חשבון והנהלת חשבונות', jobTitle: 'דוחות, הנהלת חשבונות וייעוץ מס' },
  insurance: { name: 'ביטוח ופנסיה', jobTitle: 'ביטוח, פנסיה וחיסכון' },
  realEstate: { name: 'תיווך ונדל״ן', jobTitle: 'קנייה, מכירה והשכרה של דירות' },
  tutor: { name: 'שיעורים פרטיים', jobTitle: 'שיעורים פרטיים והכנה לבגרות' },
  cafe: { name: 'בית קפה ומאפייה', jobTitle: 'קפה, מאפים וארוחות בוקר' },
  catering: { name: 'קייטרינג ושף פרטי', jobTitle: 'אירוח ואוכל לאירועים' },
  music: { name: 'מוזיקה ותקליטנות', jobTitle: 'מוזיקה לחתונות, מסיבות ואירועים' },
  other: { name: 'תחום אחר', jobTitle: '' },
};

export default he;
