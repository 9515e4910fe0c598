import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type { FirstStep } from '../../../../api/contract/cards/dashboard.schema.ts';
import type { LeadStatus } from '../../../../api/contract/leads/entities/contact-lead.schema.ts';
import type { MyCardStatus } from '../../../../api/contract/cards/my-cards.schema.ts';

const plural = pluralOf('he');

type DayPart = 'morning' | 'noon' | 'evening' | 'night';

/** Texts of the owner's dashboard. */
const he = {
  greeting: {
    morning: 'בוקר טוב',
    noon: 'צהריים טובים',
    evening: 'ערב טוב',
    night: 'לילה טוב',
  } satisfies Record<DayPart, string> as Record<DayPart, string>,
  openedBefore: 'השבוע נפתחו הכרטיסים שלך ',
  openedAfter: (views: number): string => plural(views, { one: ' פעם אחת.', other: ' פעמים.' }),
  notOpened: 'השבוע עוד לא נפתחו הכרטיסים שלך.',
  waiting: (leads: number) =>
    leads === 0
      ? ''
      : plural(leads, { one: 'פנייה אחת מחכה לתשובה.', other: `${leads} פניות מחכות לתשובה.` }),
  newCard: 'כרטיס חדש',
  morePlaces: 'עוד מקום לכרטיסים',
  cards: 'הכרטיסים שלי',
  cardCount: (cards: number) => plural(cards, { one: 'כרטיס אחד', other: `${cards} כרטיסים` }),
  statuses: {
    live: 'באוויר',
    private: 'פרטי',
    needs_renewal: 'דורש חידוש',
    taken_down: 'הוסר בידי הצוות',
  } as Record<MyCardStatus, string>,
  privateHint: 'הכרטיס גלוי רק לך.',
  lapsedHint: 'הכרטיס אינו מוצג למבקרים. שום דבר לא נמחק.',
  renew: 'חידוש המנוי',
  takenDownHint: (reason: string) => `הצוות הסיר את הכרטיס מהאתר: ${reason}. שום דבר לא נמחק.`,
  objectToTakedown: 'לכתוב לצוות',
  viewOf: (name: string) => `צפייה בכרטיס ${name}`,
  edit: 'עריכה',
  share: 'שיתוף',
  stats: 'סטטיסטיקה',
  more: 'עוד פעולות',
  view: 'צפייה בכרטיס',
  publish: 'פרסום הכרטיס',
  hide: 'להפוך לפרטי',
  published: 'הכרטיס באוויר',
  publishedText: 'כל מי שיש לו את הקישור רואה אותו.',
  hidden: 'הכרטיס פרטי',
  hiddenText: 'מבקרים לא יראו אותו עד שיפורסם שוב.',
  visibilityFailed: 'המצב לא השתנה',
  duplicate: 'שכפול',
  delete: 'מחיקה…',
  of: (action: string, name: string) => `${action}, ${name}`,
  views: (count: number) => plural(count, { one: 'צפייה ב־7 ימים', other: 'צפיות ב־7 ימים' }),
  noViews: 'עוד אין צפיות השבוע',
  up: (percent: number) => `עלייה ${percent}%`,
  down: (percent: number) => `ירידה ${percent}%`,
  sameAsBefore: 'כמו בשבוע שעבר',
  sparkline: (days: string) => `צפיות לפי יום: ${days}`,
  dayViews: (day: string, views: number) => `${day} ${views}`,
  duplicated: 'נוצר עותק',
  duplicatedText: 'הוא פרטי, עם כתובת משלו, והסטטיסטיקה שלו מתחילה מאפס.',
  duplicateFailed: 'השכפול לא הצליח',
  search: 'חיפוש כרטיס',
  searchPlaceholder: 'שם, תפקיד או כתובת',
  status: 'מצב',
  allStatuses: 'כל המצבים',
  found: (cards: number) =>
    cards === 0
      ? 'לא נמצאו כרטיסים'
      : plural(cards, { one: 'נמצא כרטיס אחד', other: `נמצאו ${cards} כרטיסים` }),
  nothingFound: 'אין כרטיס שמתאים לחיפוש',
  nothingFoundText: 'אפשר לקצר את החיפוש, או לחזור לכל הכרטיסים.',
  clear: 'לכל הכרטיסים',
  loading: 'הכרטיסים נטענים',
  plan: 'התוכנית שלי',
  change: 'שינוי',
  freePlan: 'התוכנית החינמית',
  freePlanText: 'כרטיס בסיסי אחד, בלי הגבלת זמן',
  cycle: { monthly: 'חיוב חודשי', yearly: 'חיוב שנתי' } as Record<string, string>,
  renewsAt: (date: string) => `החיוב הבא: ${date}`,
  endsAt: (date: string) => `בתוקף עד ${date}`,
  pastDue: 'החיוב האחרון לא עבר. כדאי לעדכן את אמצעי התשלום.',
  overdueTitle: 'החיוב לא עבר:',
  overdue: (date: string) => `הכרטיסים ממשיכים להיות מוצגים עד ${date}. החלפת כרטיס מסדרת הכול מיד.`,
  replaceCard: 'החלפת כרטיס',
  overdueMore: 'לעמוד המנוי',
  proPlaces: 'כרטיסי פרו',
  basicPlaces: 'כרטיסים בסיסיים',
  used: (used: number, total: number) => `${used} מתוך ${total}`,
  uncovered: (cards: number) =>
    plural(cards, {
      one: 'כרטיס אחד מחכה לחידוש. הוא שמור כפי שהיה.',
      other: `${cards} כרטיסים מחכים לחידוש. הם שמורים כפי שהיו.`,
    }),
  steps: 'צעדים ראשונים',
  stepsDone: (done: number, total: number) => `${done} מתוך ${total}`,
  allDone: 'הכול מוכן. הכרטיס עובד בשבילך.',
  hideSteps: 'להסתיר את הרשימה',
  isDone: 'בוצע',
  isOpen: 'עוד לא',
  step: {
    published: { title: 'הכרטיס הראשון באוויר', text: 'שם, תחום וטלפון, ואפשר לשתף', action: 'לפרסום' },
    picture: { title: 'תמונה על הכרטיס', text: 'פנים או לוגו: כך זוכרים אותך', action: 'להוספה' },
    hours: { title: 'שעות פעילות', text: 'המבקרים יראו אם פתוח עכשיו', action: 'להוספה' },
    shared: { title: 'מישהו פתח את הכרטיס', text: 'שולחים לאדם אחד ורואים שזה עובד', action: 'לשיתוף' },
    chip: { title: 'כרטיס פיזי עם שבב', text: 'נגיעה בטלפון פותחת את הכרטיס', action: 'להזמנה' },
  } as Record<FirstStep, { title: string; text: string; action: string }>,
  leads: 'פניות אחרונות',
  allLeads: 'לכל הפניות',
  noLeads: 'עוד אין פניות. הן יופיעו כאן כשמישהו יכתוב דרך טופס יצירת הקשר שבכרטיס.',
  leadHead: { name: 'מי', message: 'הפנייה', status: 'מצב', when: 'מתי', answer: 'מענה' },
  today: (clock: string) => `היום, ${clock}`,
  through: 'דרך',
  leadStatus: {
    new: 'חדש',
    in_progress: 'בטיפול',
    won: 'נסגר',
    lost: 'לא נסגר',
    spam: 'ספאם',
  } as Record<LeadStatus, string>,
  call: (name: string) => `חיוג אל ${name}`,
  whatsapp: (name: string) => `WhatsApp אל ${name}`,
  mail: (name: string) => `מייל אל ${name}`,
  remove: {
    title: (name: string) => `למחוק את ״\u2068${name}\u2069״?`,
    text: 'המחיקה סופית, ואי אפשר לשחזר אחריה. מבקרים יקבלו הודעה שהכרטיס לא קיים.',
    goes: 'יחד עם הכרטיס נמחקים:',
    views: (count: number) => `הסטטיסטיקה, ובה ${count} צפיות`,
    noViews: 'הסטטיסטיקה',
    leads: (count: number) =>
      plural(count, { one: 'פנייה אחת שהגיעה ממנו', other: `${count} פניות שהגיעו ממנו` }),
    chips: (count: number) =>
      plural(count, {
        one: 'שבב אחד שמוביל אליו: הוא יפסיק לעבוד. כדאי להפנות אותו קודם לכרטיס אחר',
        other: `${count} שבבים שמובילים אליו: הם יפסיקו לעבוד. כדאי להפנות אותם קודם לכרטיס אחר`,
      }),
    formerAddresses: (count: number) =>
      plural(count, { one: 'הכתובת הקודמת שלו, שהובילה אליו', other: `${count} כתובות קודמות שהובילו אליו` }),
    address: 'הכתובת שלו, שתהיה פנויה לאחרים',
    orders: 'ההזמנות והקבלות נשארות.',
    word: 'מחיקה',
    type: (word: string) => `לאישור יש להקליד כאן: ${word}`,
    wrong: (word: string) => `יש להקליד ״${word}״ בדיוק כך`,
    confirm: 'למחוק לתמיד',
    cancel: 'להשאיר את הכרטיס',
    close: 'סגירה',
    loading: 'בודקים מה נמחק יחד עם הכרטיס',
    unknown: 'לא הצלחנו לבדוק מה נמחק יחד עם הכרטיס. בכל מקרה נמחקים הסטטיסטיקה, הפניות והשבבים שלו.',
    retry: 'לבדוק שוב',
    done: 'הכרטיס נמחק',
    failed: 'המחיקה לא הצליחה. הכרטיס נשאר כפי שהיה.',
  },
};

export default he;
