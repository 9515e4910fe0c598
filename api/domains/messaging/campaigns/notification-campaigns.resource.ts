import type { z } from 'zod';
import { campaignCreate } from '../../../contract/messaging/campaigns.schema.ts';
import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { NotificationCampaign } from '../../../models/NotificationCampaign.ts';
import { campaignCommands } from './campaign-commands.ts';
import { sendOff } from './send-off.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** Campaigns; a sent one can be read, stopped and resumed, never changed. */
export const notificationCampaignsResource: AdminResource = {
  name: 'notification-campaigns',
  model: NotificationCampaign,
  row: adminRows['notification-campaigns'],
  sortable: ['status', 'recipients', 'startsAt', 'createdAt', 'finishedAt'],
  filterable: ['status', 'kind', 'channel', 'createdBy', 'createdAt'],
  searched: 'notification_campaigns',
  defaultSort: ['createdAt', 'DESC'],
  create: {
    input: campaignCreate,
    // It speaks to everybody in the company's name.
    proof: 'fresh',
    run: (context, input) => sendOff(context, input as z.output<typeof campaignCreate>),
  },
  commands: campaignCommands,
};
