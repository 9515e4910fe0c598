import { z } from 'zod';
import { AppError } from '../../../errors.ts';
import { MailLogEntry } from '../../../models/MailLogEntry.ts';
import type { NotificationCampaign } from '../../../models/NotificationCampaign.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import type { AdminCommandContext } from '../../../http/admin/admin-resource.ts';
import { campaignAtOtherStep } from '../messages.ts';

/** Mails of a campaign that no worker has sent yet; one that is being sent at this moment goes on. */
const waitingMails = ({ trx }: AdminCommandContext, campaignId: number) =>
  MailLogEntry.query(trx)
    .where({ status: 'queued' })
    .whereIn('id', trx('campaign_mails').where({ campaign_id: campaignId }).select('mail_id'));

const stop = defineAdminCommand<NotificationCampaign, z.ZodObject>({
  name: 'stop',
  summary: 'Stops telling people, or what was scheduled; mails that still wait are held back',
  input: z.object({}),
  async run(context, campaign) {
    if (campaign.status !== 'sending' && campaign.status !== 'scheduled')
      throw new AppError('conflict', { text: campaignAtOtherStep });
    await campaign.$query(context.trx).patch({ status: 'stopped' });
    await waitingMails(context, campaign.id).patch({ nextTryAt: MailLogEntry.raw(`'infinity'`) });
  },
});

const resume = defineAdminCommand<NotificationCampaign, z.ZodObject>({
  name: 'resume',
  summary: 'Goes on telling people where it was stopped, at the time it was scheduled for if that is to come',
  input: z.object({}),
  async run(context, campaign) {
    if (campaign.status !== 'stopped') throw new AppError('conflict', { text: campaignAtOtherStep });
    const isToCome = campaign.startsAt !== null && campaign.startsAt > context.now;
    await campaign.$query(context.trx).patch({ status: isToCome ? 'scheduled' : 'sending' });
    await waitingMails(context, campaign.id).patch({ nextTryAt: context.now });
  },
});

/** The batch under way is finished; what was sent stays. */
export const campaignCommands = [stop, resume];
