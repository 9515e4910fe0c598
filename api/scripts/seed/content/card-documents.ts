import { demoSlugs, type DemoSlug } from '../slugs.ts';

/** A line: words, and what stands at its other end, such as a price. */
type Line = readonly [words: string, atTheEnd?: string];

/** A PDF of a demo card, drawn when the demo data are written. */
export interface DemoDocument {
  name: string;
  fileName: string;
  accent: string;
  title: string;
  lead: string;
  /** One page each. */
  pages: readonly { heading: string; lines: readonly Line[] }[];
}

const menu: DemoDocument = {
  name: 'התפריט',
  fileName: 'תפריט נוגה.pdf',
  accent: '#b7410e',
  title: 'קפה נוגה',
  lead: 'תפריט · מוגש כל היום, בשישי עד 15:00',
  pages: [
    {
      heading: 'בוקר',
      lines: [
        ['שקשוקה ירוקה, לחם מחמצת', '58'],
        ['ארוחת נוגה לאחד', '72'],
        ['ארוחת נוגה לשניים', '136'],
        ['גרנולה של הבית, יוגורט כבשים', '44'],
        ['קרואסון חמאה', '18'],
      ],
    },
    {
      heading: 'צהריים ומתוק',
      lines: [
        ['סלט עדשים שחורות וסלק', '54'],
        ['כריך חציל, ביצה וטחינה', '48'],
        ['מרק היום', '38'],
        ['עוגת תפוזים בלי קמח', '36'],
        ['טארט שוקולד מלוח', '38'],
      ],
    },
    {
      heading: 'שתייה',
      lines: [
        ['אספרסו', '10'],
        ['הפוך', '14'],
        ['קפה קר של הלילה', '18'],
        ['לימונדה ונענע', '16'],
        ['יין הבית, כוס', '34'],
      ],
    },
  ],
};

const firstMeeting: DemoDocument = {
  name: 'מה להביא לפגישה הראשונה',
  fileName: 'לפגישה הראשונה.pdf',
  accent: '#6d1b2a',
  title: 'לפגישה הראשונה',
  lead: 'ברק־שפירא, עורכי דין ונוטריון · ירושלים',
  pages: [
    {
      heading: 'מה להביא',
      lines: [
        ['תעודת זהות, עם הספח'],
        ['מסמכים שכבר נחתמו, גם טיוטות'],
        ['מכתבים והודעות מהצד השני'],
        ['תלושי שכר משלושת החודשים האחרונים'],
        ['נסח טאבו או חוזה, אם יש דירה'],
      ],
    },
    {
      heading: 'מה יקרה בפגישה',
      lines: [
        ['היכרות ושאלות', '20 דק׳'],
        ['מה אומר החוק, ומה אפשר לעשות', '25 דק׳'],
        ['הצעת שכר טרחה בכתב', '15 דק׳'],
        ['החיסיון חל מהרגע הראשון, גם אם לא ממשיכים.'],
      ],
    },
  ],
};

const fees: DemoDocument = {
  name: 'שכר טרחת נוטריון לפי תקנות',
  fileName: 'שכר טרחת נוטריון.pdf',
  accent: '#6d1b2a',
  title: 'שכר טרחת נוטריון',
  lead: 'לדוגמה בלבד · המחירים כוללים מע״מ',
  pages: [
    {
      heading: 'אישורים ותרגום',
      lines: [
        ['אישור חתימה', '214'],
        ['כל חותם נוסף', '84'],
        ['תרגום, 100 מילים ראשונות', '272'],
        ['העתק נאמן, עמוד ראשון', '84'],
        ['תצהיר', '216'],
      ],
    },
  ],
};

export const demoDocuments: Partial<Record<DemoSlug, readonly DemoDocument[]>> = {
  [demoSlugs.cafeNoga]: [menu],
  [demoSlugs.barakShapira]: [firstMeeting, fees],
};
