import type { ResourceMessages } from '../../resource-messages.ts';

export const auditEnglish: Pick<ResourceMessages, 'audit-log'> = {
  'audit-log': {
    name: 'Action |||| Audit log',
    fields: {
      id: 'Number',
      actorId: 'Who',
      actorName: 'Name of who did it',
      action: 'Action',
      entity: 'Kind of record',
      entityId: 'Record',
      before: 'Before',
      after: 'After',
      requestId: 'Request id',
      createdAt: 'When',
    },
  },
};
