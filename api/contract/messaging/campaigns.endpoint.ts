import { defineEndpoint } from '../endpoint.ts';
import type {
  countRecipientsSchemas,
  previewCampaignSchemas,
  readReachSchemas,
  testCampaignSchemas,
} from './campaigns.schema.ts';

export const countRecipientsEndpoint = defineEndpoint<typeof countRecipientsSchemas>({
  method: 'post',
  path: '/api/admin/notification-campaigns/count',
  access: 'campaigns',
});

export const readReachEndpoint = defineEndpoint<typeof readReachSchemas>({
  method: 'get',
  path: '/api/admin/notification-campaigns/:id/reach',
  access: 'campaigns',
});

export const previewCampaignEndpoint = defineEndpoint<typeof previewCampaignSchemas>({
  method: 'post',
  path: '/api/admin/notification-campaigns/preview',
  access: 'campaigns',
});

export const testCampaignEndpoint = defineEndpoint<typeof testCampaignSchemas>({
  method: 'post',
  path: '/api/admin/notification-campaigns/test',
  access: 'campaigns',
});
