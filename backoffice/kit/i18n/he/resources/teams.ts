import type { ResourceMessages } from '../../resource-messages.ts';

export const teamResourcesHebrew: Pick<ResourceMessages, 'team-members'> = {
  'team-members': {
    name: 'חבר צוות |||| חברי צוותים',
    fields: {
      id: 'מספר',
      packageId: 'חבילה',
      userId: 'משתמש',
      email: 'הוזמן בכתובת',
      status: 'מצב',
      expiresAt: 'ההזמנה בתוקף עד',
      invitedAt: 'הוזמן',
      joinedAt: 'הצטרף',
      endedAt: 'הסתיים',
      createdAt: 'נוצר',
      updatedAt: 'עודכן',
    },
  },
};
