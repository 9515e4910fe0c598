import { z } from 'zod';
import { AppError } from '../../../errors.ts';
import type { NotificationCampaign } from '../../../models/NotificationCampaign.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import { campaignAtOtherStep } from '../messages.ts';

const stop = defineAdminCommand<NotificationCampaign, z.ZodObject>({
  name: 'stop',
  summary: 'Stops telling people, or what was scheduled; mails that still wait are held back',
  input: z.object({}),
  async run({ trx }, campaign) {
    if (campaign.status !== 'sending' && campaign.status !== 'scheduled')
      throw new AppError('conflict', { text: campaignAtOtherStep });
    await campaign.$query(trx).patch({ status: 'stopped' });
  },
});

const resume = defineAdminCommand<NotificationCampaign, z.ZodObject>({
  name: 'resume',
  summary: 'Goes on telling people where it was stopped, at the time it was scheduled for if that is to come',
  input: z.object({}),
  async run({ trx, now }, campaign) {
    if (campaign.status !== 'stopped') throw new AppError('conflict', { text: campaignAtOtherStep });
    const isToCome = campaign.startsAt !== null && campaign.startsAt > now;
    await campaign.$query(trx).patch({ status: isToCome ? 'scheduled' : 'sending' });
  },
});

/**
 * The batch under way is finished; what was sent stays. Mails that wait are left as they are: whoever takes the next one
 * from the queue passes over those of a stopped campaign.
 */
export const campaignCommands = [stop, resume];
