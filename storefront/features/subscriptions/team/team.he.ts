import { pluralOf } from '../../../../api/contract/base/languages.ts';
import type { TeamMemberStatus } from '../../../../api/contract/subscriptions/entities/team-member.schema.ts';
import type { TeamPart } from '../../../../api/contract/subscriptions/team-parts.schema.ts';

const plural = pluralOf('he');

const statuses: Record<TeamMemberStatus, string> = {
  invited: 'ההזמנה נשלחה',
  active: 'בצוות',
  declined: 'ההזמנה נדחתה',
  left: 'כבר לא בצוות',
  removed: 'הוצאה מהצוות',
};

const parts: Record<TeamPart, { label: string; help: string }> = {
  design: { label: 'עיצוב', help: 'תבנית וצבע' },
  cover: { label: 'תמונת נושא ולוגו', help: 'התמונה שבראש הכרטיס, והלוגו' },
  name: { label: 'שם העסק', help: 'השם הגדול שבכרטיס' },
  about: { label: 'אודות ותחום', help: 'הטקסט על החברה' },
  website: { label: 'אתר', help: 'כתובת האתר' },
  place: { label: 'כתובת ומפה', help: 'כתובת, נקודה על המפה, סניפים ודירוג' },
  hours: { label: 'שעות פתיחה', help: 'השבוע וההערה' },
  social: { label: 'רשתות חברתיות', help: 'כל הקישורים לרשתות' },
  services: {
    label: 'שירותים, שאלות, מסמכים ותשלום',
    help: 'המחירון, השאלות עם התשובות, הקבצים וקישורי התשלום',
  },
  links: { label: 'קישורים אישיים', help: 'הרשימה כולה' },
  gallery: { label: 'גלריה וסרטון', help: 'התמונות והסרטון' },
  form: { label: 'טופס פנייה', help: 'אם מוצג, והכותרת שלו' },
};

const he = {
  title: 'הצוות',
  lede: 'כל אחד בצוות מקבל כרטיס בתוכנית של החברה: מזמינים במייל, והכרטיס נוצר עם העיצוב של החברה.',
  loading: 'טוענים את הצוות',
  none: 'אין כאן צוות',
  noneText: 'צוותים שייכים לתוכנית הארגונית. אפשר לכתוב לנו, ונרכיב תוכנית לפי מספר האנשים.',
  contact: 'לכתוב לנו',
  close: 'סגירה',
  failed: 'הפעולה לא הצליחה',
  teamOf: (name: string) => `הצוות של ${name}`,
  plan: (name: string) => `תוכנית ${name}`,
  used: (used: number, limit: number | null) =>
    limit === null ? `${used} אנשים, בלי הגבלה` : `${used} מתוך ${limit} מקומות, כולל אותך`,
  places: 'מקומות',
  until: 'בתוקף עד',
  over: 'התוכנית אינה פעילה: הכרטיסים של הצוות אינם מוצגים, ואי אפשר להזמין. שום דבר לא נמחק.',
  renew: 'אל המנוי',
  people: {
    title: 'אנשים',
    empty: 'עוד לא הוזמן איש',
    emptyText: 'אפשר לכתוב כתובות אימייל למעלה, וכל אחת תקבל הזמנה אישית.',
    former: (count: number) => `היו בצוות (${count})`,
    statuses,
    joined: 'בצוות מאז',
    invited: 'נשלחה ב',
    ended: 'עד',
    expires: 'ההזמנה בתוקף עד',
    late: 'ההזמנה פגה',
    noCard: 'אין כרטיס',
    isPrivate: 'פרטי',
    isNotShown: 'לא מוצג כרגע',
    resend: 'לשלוח שוב',
    resent: 'ההזמנה נשלחה שוב. הקישור הקודם אינו תקף.',
    withdraw: 'לבטל הזמנה',
    remove: 'להוציא מהצוות',
  },
  invite: {
    title: 'להזמין',
    label: 'כתובות אימייל',
    help: 'אחת בכל שורה, או עם פסיקים. עד 50 בבת אחת.',
    file: 'הוספת כתובות מקובץ CSV או טקסט',
    noneInFile: 'לא נמצאו בקובץ כתובות אימייל',
    fileTooLarge: 'הקובץ גדול מדי, אפשר להעלות קובץ של עד 1 מ״ב',
    fileUnread: 'לא הצלחנו לקרוא את הקובץ. כדאי לבדוק שהוא במקומו ולבחור אותו שוב.',
    send: 'לשלוח הזמנות',
    sent: (count: number) => plural(count, { one: 'ההזמנה נשלחה', other: `${count} הזמנות נשלחו` }),
    empty: 'יש לכתוב לפחות כתובת אחת',
    full: 'כל המקומות תפוסים.',
  },
  removal: {
    withdrawTitle: 'לבטל את ההזמנה?',
    withdrawText: 'הקישור שנשלח יפסיק לעבוד, והמקום יתפנה.',
    removeTitle: 'להוציא מהצוות?',
    removeText:
      'הכרטיס נשאר אצל בעליו עם כל מה שכתוב בו, בלי החלק של החברה. הוא יוצג רק אם התוכנית שלהם כוללת אותו. המקום יתפנה.',
    yes: 'כן, להוציא',
    yesWithdraw: 'כן, לבטל',
    no: 'חזרה',
    removed: 'המקום התפנה',
  },
  design: {
    title: 'מה החברה קובעת',
    text: 'בוחרים כרטיס פרו אחד. החלקים המסומנים יועתקו ממנו לכל הכרטיסים של הצוות, יתעדכנו איתו, ויהיו נעולים אצלם. פרטים אישיים (שם תפקיד, טלפון, מייל, תמונה) נשארים של כל אחד.',
    card: 'הכרטיס של החברה',
    noCard: 'שום כרטיס: כל אחד מעצב בעצמו',
    needCard: 'צריך קודם כרטיס פרו משלך.',
    make: 'ליצור כרטיס',
    parts: 'חלקים נעולים',
    part: parts,
    save: 'שמירה',
    saved: (count: number) =>
      count === 0
        ? 'נשמר'
        : plural(count, { one: 'נשמר, והכרטיס של הצוות עודכן', other: `נשמר, ו־${count} כרטיסים עודכנו` }),
  },
  mine: {
    title: 'הצוותים שלך',
    from: (name: string) => `בתוכנית של ${name}`,
    over: 'התוכנית של החברה אינה פעילה, והכרטיס אינו מוצג',
    edit: 'לערוך את הכרטיס',
    make: 'ליצור את הכרטיס',
    leave: 'לעזוב',
    leaveTitle: 'לעזוב את הצוות?',
    leaveText:
      'הכרטיס נשאר שלך עם כל מה שכתוב בו, ובלי החלק של החברה. הוא יוצג רק אם התוכנית שלך כוללת אותו.',
    leaveYes: 'כן, לעזוב',
    left: 'עזבת את הצוות',
  },
  invitation: {
    title: (team: string) => `הזמנה אל ${team}`,
    from: (owner: string) => `${owner} הזמין/ה אותך לכרטיס ביקור של הצוות. אין תשלום מצידך.`,
    sentTo: 'ההזמנה נשלחה אל',
    signedInAs: 'הכרטיס יירשם בחשבון',
    loading: 'בודקים את ההזמנה',
    guest: 'כדי לקבל את הכרטיס צריך חשבון. ההזמנה תחכה כאן.',
    login: 'כניסה',
    register: 'הרשמה',
    which: 'איזה כרטיס?',
    fresh: 'כרטיס חדש',
    name: 'השם שעל הכרטיס',
    nameHelp: 'אפשר לשנות אחר כך',
    setsName: 'החברה קבעה את השם',
    own: (name: string) => `הכרטיס שלי: ${name}`,
    ownNote: 'מה שהחברה קובעת יחליף את מה שכתוב בו.',
    accept: 'לקבל את הכרטיס',
    accepted: 'הכרטיס מוכן. נשאר להוסיף את הפרטים שלך.',
    decline: 'לא, תודה',
    declined: 'סירבת להזמנה',
    declinedText: 'לא ייווצר כרטיס, והשולח/ת יודע/ת. אפשר לבקש הזמנה חדשה בכל עת.',
    badTitle: 'הקישור אינו תקף',
    badText: 'כבר נעשה בו שימוש, פג תוקפו, או שנשלח אחריו קישור חדש. אפשר לבקש הזמנה נוספת.',
    home: 'לעמוד הבית',
  },
  link: { owner: 'ניהול הצוות', member: 'הצוותים שלך' },
};

export type TeamMessages = typeof he;
export default he;
