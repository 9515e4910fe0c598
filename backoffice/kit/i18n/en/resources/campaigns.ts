import type { ResourceMessages } from '../../resource-messages.ts';

export const campaignResourceEnglish: Pick<ResourceMessages, 'notification-campaigns'> = {
  'notification-campaigns': {
    name: 'Notification to users |||| Notifications to users',
    fields: {
      id: 'Number',
      createdBy: 'Sent by',
      audience: 'Whom',
      kind: 'Kind',
      title: 'Title',
      content: 'Content',
      link: 'Link',
      status: 'State',
      recipients: 'Recipients',
      sent: 'Told',
      createdAt: 'Sent',
      updatedAt: 'Changed',
      finishedAt: 'Finished',
    },
  },
};
