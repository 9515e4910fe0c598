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
  /** The message names times that the sender asks for. */
  asksForTime: boolean;
}

/** Notifies an owner of a message from a card; an answer to the mail goes to the sender. */
export const newCardLead = defineMail<NewCardLeadInput>('new_card_lead')(newCardLeadMail, (texts, lead) => ({
  subject: (lead.asksForTime ? texts.timeSubject : texts.subject)(lead.name, lead.cardName),
  title: (lead.asksForTime ? texts.timeTitle : texts.title)(lead.name),
  blocks: [
    { kind: 'text', words: texts.intro(lead.cardName) },
    { kind: 'quote', text: lead.message },
    {
      kind: 'details',
      rows: [
        [texts.name, lead.name],
        [texts.phone, lead.phone],
        ...(lead.email ? [[texts.email, lead.email] as const] : []),
        [texts.marketing, lead.marketing ? texts.yes : texts.no],
      ],
    },
    ...(lead.email ? [{ kind: 'note' as const, words: texts.reply }] : []),
    { kind: 'button', label: texts.all, to: `/contact-leads/${lead.profileId}` },
  ],
}));
