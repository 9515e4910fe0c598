import type { ReportReason } from './entities/card-report.schema.ts';
import type { Language } from '../base/languages.ts';

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
