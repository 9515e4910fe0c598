import type { ResourceMessages } from '../../resource-messages.ts';

export const teamResourcesEnglish: Pick<ResourceMessages, 'team-members'> = {
  'team-members': {
    name: 'Team member |||| Team members',
    fields: {
      id: 'Number',
      packageId: 'Package',
      userId: 'User',
      email: 'Invited at',
      status: 'Status',
      expiresAt: 'Invitation works until',
      invitedAt: 'Invited on',
      joinedAt: 'Joined',
      endedAt: 'Ended',
      createdAt: 'Created',
      updatedAt: 'Updated',
    },
  },
};
