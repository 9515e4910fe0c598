import type { LeadStatus } from '../../../contract/leads/entities/contact-lead.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';

interface LeadsTableMessages {
  file: string;
  headings: readonly string[];
  statuses: Readonly<Record<LeadStatus, string>>;
  marketing: Readonly<Record<'yes' | 'no' | 'unknown', string>>;
}

export const leadsTableMessages: Readonly<Record<Language, LeadsTableMessages>> = {
  he: {
    file: 'פניות',
    headings: [
      'תאריך',
      'כרטיס',
      'שם',
      'טלפון',
      'אימייל',
      'הודעה',
      'סטטוס',
      'הערות',
      'הסכמה לדיוור',
      'מועד ההסכמה',
      'נוסח ההודעה על פרטיות',
    ],
    statuses: { new: 'חדש', in_progress: 'בטיפול', won: 'נסגר', lost: 'לא נסגר', spam: 'ספאם' },
    marketing: { yes: 'כן', no: 'לא', unknown: 'לא נשמר' },
  },
  en: {
    file: 'Leads',
    headings: [
      'Date',
      'Card',
      'Name',
      'Phone',
      'Email',
      'Message',
      'Status',
      'Notes',
      'Marketing consent',
      'Time of consent',
      'Wording of the privacy notice',
    ],
    statuses: { new: 'New', in_progress: 'In progress', won: 'Won', lost: 'Lost', spam: 'Spam' },
    marketing: { yes: 'Yes', no: 'No', unknown: 'Not kept' },
  },
};
