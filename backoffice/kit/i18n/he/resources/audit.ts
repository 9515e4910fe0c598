import type { ResourceMessages } from '../../resource-messages.ts';

export const auditHebrew: Pick<ResourceMessages, 'audit-log'> = {
  'audit-log': {
    name: 'פעולה |||| יומן פעולות',
    fields: {
      id: 'מספר',
      actorId: 'מי',
      actorName: 'שם המבצע',
      action: 'פעולה',
      entity: 'סוג הרשומה',
      entityId: 'הרשומה',
      before: 'לפני',
      after: 'אחרי',
      requestId: 'מזהה הבקשה',
      createdAt: 'מתי',
    },
  },
};
