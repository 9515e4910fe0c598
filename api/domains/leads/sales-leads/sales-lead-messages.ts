import type { LeadService } from '../../../contract/leads/entities/contact-lead.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';

interface Words {
  title(name: string): string;
  services: Record<LeadService, string>;
}

export const salesLeadMessages: Record<Language, Words> = {
  he: {
    title: (name) => `פנייה חדשה למכירות מ־${name}`,
    services: {
      'single-card': 'כרטיס אחד',
      'multiple-cards': 'כמה כרטיסים',
      'business-solution': 'פתרון לעסק או לארגון',
      'physical-cards': 'כרטיסים מודפסים עם NFC',
      consultation: 'ייעוץ',
      other: 'משהו אחר',
    },
  },
  en: {
    title: (name) => `New sales enquiry from ${name}`,
    services: {
      'single-card': 'One card',
      'multiple-cards': 'Several cards',
      'business-solution': 'A solution for a business or organisation',
      'physical-cards': 'Printed cards with NFC',
      consultation: 'Advice',
      other: 'Something else',
    },
  },
};
