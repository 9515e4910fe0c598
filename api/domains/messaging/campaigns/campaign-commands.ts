import type { AuditAction } from '../../../contract/admin/audited.ts';
import { z } from 'zod';
import { AppError } from '../../../errors.ts';
import type { CampaignStatus } from '../../../contract/messaging/entities/notification-campaign.schema.ts';
import { NotificationCampaign } from '../../../models/NotificationCampaign.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import { campaignAtOtherStep } from '../messages.ts';

const step = (name: AuditAction, summary: string, from: CampaignStatus, to: CampaignStatus) =>
  defineAdminCommand<NotificationCampaign, z.ZodObject>({
    name,
    summary,
    input: z.object({}),
    async run({ trx }, campaign) {
      if (campaign.status !== from) throw new AppError('conflict', { text: campaignAtOtherStep });
      await NotificationCampaign.query(trx).findById(campaign.id).patch({ status: to });
    },
  });

/** The batch under way is finished; notifications that were sent stay. */
export const campaignCommands = [
  step('stop', 'Stops telling people', 'sending', 'stopped'),
  step('resume', 'Goes on telling people where it was stopped', 'stopped', 'sending'),
];
