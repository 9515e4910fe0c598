import { defineMail, say } from '../../messaging/index.ts';

export interface NewSalesLeadInput {
  leadId: number;
  name: string;
  phone: string | null;
  email: string | null;
  /** The kind of service the sender asks for, in words. */
  service: string | null;
  message: string | null;
  source: string;
}

/** Notifies the company of a sales lead; an answer to the mail goes to the sender. */
export const newSalesLead = defineMail<NewSalesLeadInput>('new_sales_lead')(
  {
    he: {
      title: (name: string) => say`פנייה חדשה למכירות מ־${name}`,
      intro: say`התקבלה פנייה חדשה למחלקת המכירות:`,
      name: 'שם',
      phone: 'טלפון',
      email: 'אימייל',
      service: 'מתעניינים ב',
      source: 'מקור',
      none: 'לא נמסר',
      open: 'לפנייה במערכת הניהול',
    },
    en: {
      title: (name) => say`New sales enquiry from ${name}`,
      intro: say`Somebody wrote to the sales department:`,
      name: 'Name',
      phone: 'Phone',
      email: 'Email',
      service: 'Looking for',
      source: 'Source',
      none: 'not given',
      open: 'Open it in the back office',
    },
  },
  (texts, lead) => ({
    subject: texts.title(lead.name),
    title: texts.title(lead.name),
    blocks: [
      { kind: 'text', words: texts.intro },
      ...(lead.message ? [{ kind: 'quote', text: lead.message } as const] : []),
      {
        kind: 'details',
        rows: [
          [texts.name, lead.name],
          [texts.phone, lead.phone || texts.none],
          [texts.email, lead.email || texts.none],
          [texts.service, lead.service || texts.none],
          [texts.source, lead.source],
        ],
      },
      { kind: 'button', label: texts.open, to: `/admin/contact-leads/${lead.leadId}/show` },
    ],
  }),
);
