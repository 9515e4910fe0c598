import { defineMail, say } from '../../messaging/index.ts';

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
export const newCardLead = defineMail<NewCardLeadInput>('new_card_lead')(
  {
    he: {
      subject: (name: string, card: string) => say`פנייה חדשה מ־${name} בכרטיס ${card}`,
      title: (name: string) => say`פנייה חדשה מ־${name}`,
      intro: (card: string) => say`התקבלה דרך הכרטיס ${card}:`,
      name: 'שם',
      phone: 'טלפון',
      email: 'אימייל',
      marketing: 'הסכמה לעדכונים ומבצעים',
      yes: 'כן',
      no: 'לא',
      reply: say`תשובה להודעה הזו מגיעה ישירות לפונה.`,
      all: 'לכל הפניות של הכרטיס',
    },
    en: {
      subject: (name, card) => say`New message from ${name} on your card ${card}`,
      title: (name) => say`New message from ${name}`,
      intro: (card) => say`It came through your card ${card}:`,
      name: 'Name',
      phone: 'Phone',
      email: 'Email',
      marketing: 'Agreed to news and offers',
      yes: 'yes',
      no: 'no',
      reply: say`Your answer to this mail goes straight to the sender.`,
      all: 'All messages of this card',
    },
  },
  (texts, lead) => ({
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
  }),
);
