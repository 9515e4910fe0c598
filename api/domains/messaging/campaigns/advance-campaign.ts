import type { Knex } from 'knex';
import { NotificationCampaign } from '../../../models/NotificationCampaign.ts';
import type { AppDeps } from '../../../deps.ts';
import { recipientsOf } from './recipients.queries.ts';

const batch = 500;

/**
 * Sends the next batch of one campaign's notifications, in a transaction that locks it: two workers never send the
 * same batch, a crash leaves nothing half done, and no user is notified twice.
 * @returns false when no campaign has a user left to notify
 */
export async function advanceCampaign({ knex, clock }: Pick<AppDeps, 'knex' | 'clock'>): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const campaign = await NotificationCampaign.query(trx)
      .where({ status: 'sending' })
      // A short campaign needn't wait for a long one.
      .orderBy(['updated_at', 'id'])
      .first()
      .forUpdate()
      .skipLocked();
    if (!campaign) return false;
    const people = await nextPeople(trx, campaign, clock.now());
    const row = NotificationCampaign.query(trx).findById(campaign.id);
    const last = people.at(-1);
    if (last === undefined) await row.patch({ status: 'sent', finishedAt: clock.now() });
    else
      await row.patch({
        sent: campaign.sent + (await tell(trx, campaign, people, clock.now())),
        lastUserId: last,
      });
    return true;
  });
}

/** In the order of their ids; users who signed up after the sending started are left out. */
async function nextPeople(
  trx: Knex.Transaction,
  campaign: NotificationCampaign,
  now: Date,
): Promise<number[]> {
  const ids: (number | string)[] = await recipientsOf(trx, campaign, now)
    .where('users.id', '>', campaign.lastUserId)
    .where('users.created_at', '<=', campaign.createdAt)
    .orderBy('users.id')
    .limit(batch)
    .pluck('users.id');
  return ids.map(Number);
}

/** @returns how many users were notified who hadn't been */
async function tell(
  trx: Knex.Transaction,
  { id, title, content, link }: NotificationCampaign,
  people: readonly number[],
  now: Date,
): Promise<number> {
  const told = await trx('notifications')
    .insert(
      people.map((userId) => ({
        user_id: userId,
        type: 'info',
        title,
        content,
        link,
        campaign_id: id,
        created_at: now,
      })),
    )
    .onConflict(trx.raw('(campaign_id, user_id) where campaign_id is not null'))
    .ignore()
    .returning('id');
  return told.length;
}
