import type { CsvImportRow } from '../../../contract/admin/entities/csv-import.schema.ts';
import type { ReportReason, ReportStatus } from '../../../contract/cards/entities/card-report.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { demoSlugs, type DemoSlug } from '../slugs.ts';

export const demoCannedAnswers: readonly {
  title: string;
  folder?: string;
  language: Language;
  body: string;
}[] = [
  {
    title: 'פתיחה',
    language: 'he',
    body: 'שלום {name}, תודה שפנית. כאן {agent} מ{company}. קראתי את הפנייה ואני בודק עכשיו.',
  },
  {
    title: 'איפה ההזמנה שלי',
    folder: 'הזמנות',
    language: 'he',
    body: 'שלום {name}, ההזמנה נמצאת בדפוס ויוצאת תוך 3–5 ימי עסקים. ברגע שתצא יגיע מייל עם קישור למעקב.',
  },
  {
    title: 'שבב שאבד',
    folder: 'שבבים',
    language: 'he',
    body: 'אפשר להקפיא את השבב מיד בעמוד "כרטיסים מודפסים": מי שיצמיד אותו יראה עמוד ניטרלי, בלי הפרטים שלך. אם הוא יימצא, מפשירים באותו מקום.',
  },
  {
    title: 'החזר כספי בדרך',
    folder: 'תשלומים',
    language: 'he',
    body: 'שלום {name}, אישרנו את ההחזר. הוא יופיע בכרטיס האשראי תוך 14 ימי עסקים, לפי חברת האשראי.',
  },
  {
    title: 'Opening',
    language: 'en',
    body: 'Hello {name}, thank you for writing. This is {agent} of {company}; I am looking into it now.',
  },
];

export const demoReports: readonly {
  slug: DemoSlug;
  reason: ReportReason;
  details?: string;
  email?: string;
  status: ReportStatus;
  notes?: string;
  at: number;
}[] = [
  {
    slug: demoSlugs.bitonGarage,
    reason: 'privacy',
    details: 'בגלריה יש תמונה של הרכב שלי עם לוחית הרישוי. אפשר לטשטש?',
    email: 'reporter@example.test',
    status: 'under_review',
    notes: 'כתבנו לבעל המוסך, מחכים לתמונה חדשה.',
    at: 30,
  },
  {
    slug: demoSlugs.aviTours,
    reason: 'spam',
    details: 'קיבלתי את הקישור חמש פעמים.',
    status: 'dismissed',
    at: 400,
  },
  {
    slug: demoSlugs.eliMaanak,
    reason: 'fraud',
    details: 'ביקש ממני בוואטסאפ צילום של כרטיס האשראי. זה לא גוף אמיתי.',
    email: 'reporter2@example.test',
    status: 'taken_down',
    at: 190,
  },
  {
    slug: demoSlugs.tomerFit,
    reason: 'other',
    details: 'מספר הטלפון בכרטיס הוא שלי, ומתקשרים אליי לקבוע אימונים.',
    email: 'wrong-number@example.test',
    status: 'new',
    at: 7,
  },
];

/**
 * Files of staff: one that came in, one that has to be mended first, one that may come in, and one that was stopped
 * half way.
 */
export const demoImports: readonly (Partial<Omit<CsvImportRow, 'createdAt' | 'updatedAt' | 'finishedAt'>> & {
  at: number;
})[] = [
  {
    kind: 'contact-leads',
    fileName: 'תערוכת עסקים קטנים.csv',
    status: 'done',
    total: 3,
    known: 1,
    done: 3,
    made: 2,
    at: 200,
  },
  {
    kind: 'users',
    fileName: 'לקוחות מהמערכת הקודמת.csv',
    status: 'checked',
    total: 40,
    faultCount: 2,
    faults: [
      { line: 7, column: 'אימייל', message: 'כתובת אימייל לא תקינה' },
      { line: 12, column: '', message: 'אותה שורה כמו שורה 9.' },
    ],
    at: 6,
  },
  {
    kind: 'contact-leads',
    fileName: 'כנס נשים בעסקים.csv',
    status: 'checked',
    total: 3,
    rows: [
      { name: 'אביטל רוזן', phone: '052-555-0241', service: 'single-card', message: 'השאירה פרטים בדוכן.' },
      { name: 'סיוון אלקיים', phone: '054-555-0242', service: 'physical-cards' },
      { name: 'רים אבו־ראס', email: 'reem@aburas.example', message: 'מבקשת הצעה לשלושה כרטיסים.' },
    ],
    at: 3,
  },
  {
    kind: 'contact-leads',
    fileName: 'רשימת תפוצה, סתיו.csv',
    status: 'stopped',
    total: 2,
    done: 1,
    made: 1,
    rows: [
      { name: 'גיל ורד', phone: '052-555-0206' },
      { name: 'עמרי בן־דור', phone: '050-555-0243', service: 'consultation' },
    ],
    at: 26,
  },
];

/** Cards that were taken down: one was put back, and one still is. */
export const demoTakedowns: readonly {
  slug: DemoSlug;
  reason: ReportReason;
  message: string;
  takenAt: number;
  lifted?: { at: number; message: string };
}[] = [
  {
    slug: demoSlugs.yossiMizrahi,
    reason: 'impersonation',
    message: 'על הכרטיס הופיע לוגו של חברה אחרת.',
    takenAt: 700,
    lifted: { at: 650, message: 'תודה שהחלפתם את הלוגו.' },
  },
  {
    slug: demoSlugs.eliMaanak,
    reason: 'fraud',
    message: 'הכרטיס ביקש מהמבקרים צילום של כרטיס אשראי.',
    takenAt: 180,
  },
];
