import type { z } from 'zod';
import { typedFrom, type campaignCreate } from '../../../contract/messaging/campaigns.schema.ts';
import { AppError } from '../../../errors.ts';
import { NotificationCampaign } from '../../../models/NotificationCampaign.ts';
import type { AdminCommandContext } from '../../../http/admin/admin-resource.ts';
import { countRecipients } from './recipients.queries.ts';
import { recipientsChanged, typeRecipients } from '../messages.ts';

const year = 366 * 86_400_000;

/**
 * Starts the sending of a campaign, or schedules it; a worker tells the users (docs/product.md 7 and 13.12).
 * @returns id of the campaign
 * @throws {AppError} `validation_failed` when no user would be notified, or their number was not typed where it has
 * to be, or the time has passed or is more than a year ahead; `conflict` when the number is no longer the one that was shown
 */
export async function sendOff(
  { trx, actor, now }: Pick<AdminCommandContext, 'trx' | 'actor' | 'now'>,
  { expected, typed, startsAt, ...campaign }: z.output<typeof campaignCreate>,
): Promise<number> {
  const begins = startsAt === null ? null : new Date(startsAt);
  const ahead = begins ? begins.getTime() - now.getTime() : 1;
  if (ahead <= 0 || ahead > year)
    throw new AppError('validation_failed', { fields: { startsAt: 'starts_in_future' } });
  const { recipients } = await countRecipients(trx, campaign, now);
  if (recipients === 0) throw new AppError('validation_failed', { fields: { audience: 'nobody_to_tell' } });
  if (recipients !== expected)
    throw new AppError('conflict', {
      fields: {
        expected: recipientsChanged(recipients),
      },
    });
  if (recipients >= typedFrom && typed !== recipients)
    throw new AppError('validation_failed', {
      fields: {
        typed: typeRecipients(recipients),
      },
    });
  const { id } = await NotificationCampaign.query(trx).insert({
    ...campaign,
    createdBy: actor.id,
    status: begins ? 'scheduled' : 'sending',
    startsAt: begins,
    recipients,
    createdAt: now,
  });
  return id;
}
