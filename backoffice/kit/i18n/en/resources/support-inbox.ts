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

export const inboxResourcesEnglish: Pick<
  ResourceMessages,
  | 'card-reports'
  | 'card-takedowns'
  | 'card-reviews'
  | 'canned-answers'
  | 'mail-log'
  | 'kept-receipts'
  | 'error-logs'
> = {
  'card-reports': {
    name: 'Card report |||| Card reports',
    fields: {
      id: 'Number',
      profileId: 'Card',
      cardName: 'Name when reported',
      reason: 'Reason',
      details: 'Details',
      email: 'Mail for an answer',
      status: 'Status',
      handledBy: 'Handled by',
      handledAt: 'Handled at',
      createdAt: 'Received',
      notes: 'Staff notes',
      takedownId: 'Takedown',
    },
  },
  'card-takedowns': {
    name: 'Takedown |||| Takedowns',
    fields: {
      id: 'Number',
      profileId: 'Card',
      userId: 'Owner',
      cardName: 'Name when taken down',
      reason: 'Reason',
      message: 'Message to the owner',
      takenBy: 'Taken down by',
      takenAt: 'Taken down',
      liftedBy: 'Put back by',
      liftedAt: 'Put back',
      liftMessage: 'Message with it',
    },
  },
  'card-reviews': {
    name: 'Review |||| Reviews',
    fields: {
      id: 'Number',
      profileId: 'Card',
      invitationId: 'Number of the invitation',
      kind: 'Kind',
      authorName: 'Name shown',
      stars: 'Stars',
      words: 'Words',
      subject: 'About',
      status: 'State',
      statusBefore: 'State before',
      answer: 'Owner’s answer',
      answeredAt: 'Answered',
      language: 'Language of the consent',
      noticeVersion: 'Wording of the consent',
      agreedAt: 'Time of consent',
      createdAt: 'Written',
      publishedAt: 'Published',
      reportReason: 'Reason of the report',
      reportedAt: 'Reported',
      takenReason: 'Reason of the takedown',
      takenMessage: 'Message to the owner',
      decidedBy: 'Decided by',
      decidedAt: 'Decided',
    },
  },
  'canned-answers': {
    name: 'Canned answer |||| Canned answers',
    fields: {
      id: 'Number',
      title: 'Name',
      language: 'Language',
      body: 'Text',
      sortOrder: 'Order',
      createdAt: 'Created',
      updatedAt: 'Updated',
    },
  },
  'mail-log': {
    name: 'Mail |||| Mail log',
    fields: {
      id: 'Number',
      userId: 'User',
      toAddress: 'Recipient',
      replyTo: 'Answers to',
      template: 'Kind',
      language: 'Language',
      subject: 'Subject',
      status: 'Status',
      attempts: 'Attempts',
      error: 'Issue',
      createdAt: 'Written',
      sentAt: 'Sent',
      nextTryAt: 'Next try',
    },
  },
  'kept-receipts': {
    name: 'Kept receipt |||| Receipts of closed accounts',
    fields: {
      id: 'Number',
      receiptNumber: 'Receipt number',
      receipt: 'The receipt',
      customer: 'Who paid',
      keptAt: 'Kept since',
      keepUntil: 'Kept until',
    },
  },
  'error-logs': {
    name: 'Error |||| Errors',
    fields: {
      id: 'Number',
      userId: 'User',
      username: 'Username',
      errorType: 'Type',
      errorMessage: 'Message',
      errorDetails: 'Details',
      path: 'Address',
      createdAt: 'Time',
      requestId: 'Request number',
      handledBy: 'Handled by',
      handledAt: 'Handled at',
    },
  },
};
