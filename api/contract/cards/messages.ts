import { translated, type Language } from '../base/languages.ts';
import type { ReportReason } from './entities/card-report.schema.ts';

// What both the server and the forms say about cards, in every language.

/** Why a picture is refused, in words that say what to do. */
export const pictureRefusals = translated({
  empty: {
    he: 'הקובץ ריק. אפשר לבחור תמונה אחרת.',
    en: 'The file is empty. Choose another picture.',
  },
  tooManyBytes: {
    he: 'התמונה גדולה מ־10 מגה־בייט. אפשר להקטין אותה ולנסות שוב.',
    en: 'The picture is larger than 10 MB. Make it smaller and try again.',
  },
  tooManyPixels: {
    he: 'בתמונה יותר מ־24 מגה־פיקסל. אפשר להקטין אותה ולנסות שוב.',
    en: 'The picture has more than 24 megapixels. Make it smaller and try again.',
  },
  tooLong: {
    he: 'אחת הצלעות של התמונה ארוכה מ־12,000 פיקסלים. אפשר לחתוך אותה ולנסות שוב.',
    en: 'One side of the picture is longer than 12,000 pixels. Cut it and try again.',
  },
  notPicture: {
    he: 'הקובץ אינו תמונה שאפשר להעלות. מתאימים: JPEG, PNG, WebP ו־AVIF.',
    en: 'This file is not a picture that can be uploaded. JPEG, PNG, WebP and AVIF are.',
  },
  svg: {
    he: 'אי אפשר להעלות קובצי SVG. אפשר לשמור את התמונה כ־PNG ולנסות שוב.',
    en: 'SVG files can’t be uploaded. Save the picture as PNG and try again.',
  },
  gif: {
    he: 'אי אפשר להעלות קובצי GIF. אפשר לשמור את התמונה כ־PNG או JPEG ולנסות שוב.',
    en: 'GIF files can’t be uploaded. Save the picture as PNG or JPEG and try again.',
  },
  heic: {
    he: 'אי אפשר להעלות קובצי HEIC. אפשר לשמור את התמונה כ־JPEG ולנסות שוב.',
    en: 'HEIC files can’t be uploaded. Save the picture as JPEG and try again.',
  },
  animated: {
    he: 'אי אפשר להעלות תמונה נעה. אפשר לבחור תמונה רגילה.',
    en: 'Animated pictures can’t be uploaded. Choose a still one.',
  },
  broken: {
    he: 'התמונה פגומה או לא הגיעה במלואה. אפשר לנסות שוב או לבחור תמונה אחרת.',
    en: 'The picture is damaged or did not arrive whole. Try again or choose another one.',
  },
  tooManyKept: {
    he: 'נשמרו כבר 1,000 תמונות בחשבון. אפשר להסיר תמונות מהכרטיסים ולנסות שוב מחר.',
    en: 'This account keeps 1,000 pictures already. Remove some from your cards and try again tomorrow.',
  },
  tooManyAtOnce: {
    he: 'יותר מדי קבצים עולים באותו זמן. אפשר לנסות שוב בעוד רגע.',
    en: 'Too many files are being uploaded at once. Try again in a moment.',
  },
  stillUsed: {
    he: 'התמונה מופיעה בכרטיס או במאמר. יש להסיר אותה משם קודם.',
    en: 'The picture is shown on a card or in an article. Take it out there first.',
  },
});

/** Why a document is refused, in words that say what to do. */
export const documentRefusals = translated({
  empty: { he: 'הקובץ ריק. אפשר לבחור קובץ אחר.', en: 'The file is empty. Choose another one.' },
  tooManyBytes: {
    he: 'הקובץ גדול מ־10 מגה־בייט. אפשר לשמור אותו באיכות נמוכה יותר ולנסות שוב.',
    en: 'The file is larger than 10 MB. Save it in a lower quality and try again.',
  },
  notPdf: {
    he: 'הקובץ אינו PDF. אפשר לשמור את המסמך כ־PDF ולנסות שוב.',
    en: 'This file is not a PDF. Save the document as PDF and try again.',
  },
  broken: {
    he: 'הקובץ פגום, לא הגיע במלואו או מסובך מדי. אפשר לשמור אותו מחדש כ־PDF ולנסות שוב.',
    en: 'The file is damaged, did not arrive whole or is too complicated. Save it anew as PDF and try again.',
  },
  encrypted: {
    he: 'הקובץ מוגן בסיסמה, ומבקרים לא יוכלו לפתוח אותו. אפשר לשמור אותו בלי הגנה ולנסות שוב.',
    en: 'The file is protected, and visitors could not open it. Save it without protection and try again.',
  },
  noPages: { he: 'אין בקובץ עמודים. אפשר לבחור קובץ אחר.', en: 'The file has no pages. Choose another one.' },
  tooManyPages: {
    he: 'בקובץ יותר מ־2,000 עמודים. אפשר לחלק אותו ולנסות שוב.',
    en: 'The file has more than 2,000 pages. Split it and try again.',
  },
  active: {
    he: 'בקובץ יש תוכנית, קובץ מצורף או קישור שמפעיל משהו. אפשר להדפיס אותו ל־PDF חדש ולנסות שוב.',
    en: 'The file holds a program, another file or a link that starts something. Print it into a new PDF and try again.',
  },
  tooManyKept: {
    he: 'נשמרו כבר 100 מסמכים בחשבון. אפשר להסיר מסמכים מהכרטיסים ולנסות שוב מחר.',
    en: 'This account keeps 100 documents already. Remove some from your cards and try again tomorrow.',
  },
});

/** Why a card was reported or taken down, as a phrase within a sentence. */
export const reportReasonMessages: Readonly<Record<ReportReason, Record<Language, string>>> = {
  impersonation: { he: 'התחזות', en: 'impersonation' },
  fraud: { he: 'הונאה', en: 'fraud' },
  spam: { he: 'ספאם', en: 'spam' },
  offensive: { he: 'תוכן פוגעני', en: 'offensive content' },
  illegal: { he: 'תוכן בלתי חוקי', en: 'illegal content' },
  privacy: { he: 'פגיעה בפרטיות', en: 'violation of privacy' },
  other: { he: 'סיבה אחרת', en: 'another reason' },
};
