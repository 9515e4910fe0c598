import { defineMail } from '../../messaging/index.ts';
import { newSalesLeadMail } from '../messages.ts';

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
  newSalesLeadMail,
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
