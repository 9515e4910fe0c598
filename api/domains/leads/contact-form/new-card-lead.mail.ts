import { defineMail } from '../../messaging/index.ts';
import { newCardLeadMail } from '../messages.ts';

export interface NewCardLeadInput {
  profileId: number;
  cardName: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  /** Whether the sender agreed to news and offers. */
  marketing: boolean;
}

/** Notifies an owner of a message from a card; an answer to the mail goes to the sender. */
export const newCardLead = defineMail<NewCardLeadInput>('new_card_lead')(newCardLeadMail, (texts, lead) => ({
  subject: texts.subject(lead.name, lead.cardName),
  title: texts.title(lead.name),
  blocks: [
    { kind: 'text', words: texts.intro(lead.cardName) },
    { kind: 'quote', text: lead.message },
    {
      kind: 'details',
      rows: [
        [texts.name, lead.name],
        [texts.phone, lead.phone],
        [texts.email, lead.email],
        [texts.marketing, lead.marketing ? texts.yes : texts.no],
      ],
    },
    { kind: 'note', words: texts.reply },
    { kind: 'button', label: texts.all, to: `/contact-leads/${lead.profileId}` },
  ],
}));
