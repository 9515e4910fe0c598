import type { ResourceMessages } from '../../resource-messages.ts';

export const campaignResourceHebrew: Pick<ResourceMessages, 'notification-campaigns'> = {
  'notification-campaigns': {
    name: 'הודעה למשתמשים |||| הודעות למשתמשים',
    fields: {
      id: 'מספר',
      createdBy: 'נשלחה על ידי',
      audience: 'למי',
      kind: 'סוג',
      title: 'כותרת',
      content: 'תוכן',
      link: 'קישור',
      status: 'מצב',
      recipients: 'נמענים',
      sent: 'קיבלו',
      createdAt: 'נשלחה',
      updatedAt: 'עודכנה',
      finishedAt: 'הסתיימה',
    },
  },
};
