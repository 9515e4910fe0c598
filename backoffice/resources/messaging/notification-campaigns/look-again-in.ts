import type { ResourceRecord } from '../../../kit/resource-entities.ts';

type Status = ResourceRecord<'notification-campaigns'>['status'];

/** After how many milliseconds a campaign, or its mails in the queue, are worth another look; false where nothing moves. */
export const lookAgainIn: Readonly<Record<Status | 'mails', number | false>> = {
  // It may be days ahead.
  scheduled: 60_000,
  sending: 1_500,
  stopped: false,
  sent: false,
  mails: 3_000,
};
