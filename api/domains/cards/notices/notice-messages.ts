import type { ReportReason } from '../../../contract/cards/entities/card-report.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';

export interface NoticeMessages {
  back: string;
  accessibility: {
    title: string;
    owner(name: string): string;
    maker(company: string): string;
    done: string;
    measures: readonly string[];
    limits: string;
    contact: string;
    ownerContact: string;
    makerContact: string;
    answer: string;
    changed: string;
  };
  report: {
    title: string;
    about(name: string): string;
    reason: string;
    reasons: Readonly<Record<ReportReason, string>>;
    details: string;
    email: string;
    optional: string;
    send: string;
    leaveEmpty: string;
    sent: string;
    anonymous: string;
  };
}

export const noticeMessages: Record<Language, NoticeMessages> = {
  he: {
    back: 'חזרה לכרטיס',
    accessibility: {
      title: 'הצהרת נגישות',
      owner: (name) =>
        `הצהרה זו חלה על כרטיס הביקור הדיגיטלי של ${name}. בעלי הכרטיס אחראים לתוכן שבו: טקסטים, תמונות, סרטון וקישורים.`,
      maker: (company) => `העמוד עצמו נבנה ומתוחזק בידי ${company}.`,
      done: 'העמוד נבנה לפי תקן ישראלי 5568 ברמה AA, המבוסס על WCAG, ולפי תקנות שוויון זכויות לאנשים עם מוגבלות (התאמות נגישות לשירות), התשע״ג–2013. מה נעשה:',
      measures: [
        'אפשר להשתמש בכל הכרטיס במקלדת בלבד, ויש קישור דילוג לתוכן',
        'כותרות, רשימות, טפסים ותמונות מסומנים לקוראי מסך, והשפה והכיוון מוגדרים',
        'צבע ההדגשה שבחרו בעלי הכרטיס מותאם כך שהטקסט נשאר קריא (ניגודיות 4.5:1 לפחות)',
        'אפשר להגדיל את הטקסט עד 200% בלי לאבד תוכן, והתנועה נעצרת למי שביקשו זאת בהגדרות המכשיר',
        'הכרטיס פועל גם בלי JavaScript',
      ],
      limits: 'ייתכן שתמונות או סרטונים שהעלו בעלי הכרטיס, ואתרים שאליהם הוא מקשר, אינם נגישים במלואם.',
      contact: 'נתקלתם בבעיית נגישות? כתבו או התקשרו:',
      ownerContact: 'לבעלי הכרטיס',
      makerContact: 'לרכז הנגישות שלנו',
      answer: 'נשיב בתוך חמישה ימי עסקים.',
      changed: 'ההצהרה עודכנה ב־21 בנובמבר 2026.',
    },
    report: {
      title: 'דיווח על כרטיס',
      about: (name) => `הדיווח נוגע לכרטיס של ${name}. הוא מגיע לצוות שלנו ולא לבעלי הכרטיס.`,
      reason: 'מה הבעיה?',
      reasons: {
        impersonation: 'התחזות לאדם או לעסק אחר',
        fraud: 'הונאה',
        spam: 'ספאם',
        offensive: 'תוכן פוגעני',
        illegal: 'תוכן בלתי חוקי',
        privacy: 'פגיעה בפרטיות',
        other: 'סיבה אחרת',
      },
      details: 'פרטים',
      email: 'דוא״ל לתשובה',
      optional: 'לא חובה',
      send: 'שליחת הדיווח',
      leaveEmpty: 'נא להשאיר ריק',
      sent: 'הדיווח התקבל. תודה, נבדוק אותו.',
      anonymous: 'אין חובה למסור פרטים מזהים. מה שנכתב כאן משמש לבדיקת הדיווח בלבד.',
    },
  },
  en: {
    back: 'Back to the card',
    accessibility: {
      title: 'Accessibility statement',
      owner: (name) =>
        `This statement covers the digital business card of ${name}. The owner of the card answers for what it contains: texts, pictures, video and links.`,
      maker: (company) => `The page itself is built and maintained by ${company}.`,
      done: 'The page is built to Israeli Standard 5568 at level AA, which follows WCAG, and to the Equal Rights for Persons with Disabilities Regulations (Service Accessibility Adjustments), 2013. What was done:',
      measures: [
        'The whole card can be used with a keyboard alone, and there is a link that skips to the content',
        'Headings, lists, forms and pictures are marked up for screen readers; language and direction are set',
        'The accent colour the owner chose is adapted so that text stays readable (contrast of 4.5:1 at least)',
        'Text can be enlarged to 200% without losing content, and motion stops for those who ask their device for it',
        'The card works without JavaScript, too',
      ],
      limits:
        'Pictures or videos that the owner uploaded, and sites the card links to, may not be fully accessible.',
      contact: 'Did you meet a barrier? Write or call:',
      ownerContact: 'The owner of the card',
      makerContact: 'Our accessibility coordinator',
      answer: 'We answer within five working days.',
      changed: 'This statement was last changed on 21 November 2026.',
    },
    report: {
      title: 'Report a card',
      about: (name) =>
        `This report is about the card of ${name}. It goes to our staff, not to the owner of the card.`,
      reason: 'What is wrong?',
      reasons: {
        impersonation: 'It pretends to be somebody else',
        fraud: 'Fraud',
        spam: 'Spam',
        offensive: 'Offensive content',
        illegal: 'Illegal content',
        privacy: 'It violates privacy',
        other: 'Another reason',
      },
      details: 'Details',
      email: 'E-mail for an answer',
      optional: 'not required',
      send: 'Send the report',
      leaveEmpty: 'Leave this empty',
      sent: 'The report has arrived. Thank you, we will look into it.',
      anonymous: 'You need not say who you are. What you write here is used to look into the report only.',
    },
  },
};
